"""Tablée: Kinoko, Konito and Tom Kuni, for people and bots around one table."""

__version__ = "0.1.0"
