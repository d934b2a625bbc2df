"""On what it was measured."""

import os
import platform
from pathlib import Path


def machine() -> str:
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}"


def python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")  # Linux; elsewhere `platform` has to do
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
