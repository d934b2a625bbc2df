"""Games of other libraries, each driven from Python in the way that its library documents.

Every function here prepares one kind of game and gives back what plays it. Their imports are inside, since a peer that
is not installed must not keep the others from being measured.
"""

import os
from random import Random

from bench.subjects import Candidate, PlayOne


def open_spiel(game_name: str, *, views: bool = False) -> PlayOne:
    import open_spiel.python.games  # noqa: F401 - registers the games that are written in Python
    import pyspiel

    game = pyspiel.load_game(game_name)
    seats = range(game.num_players())

    def play_one(rng: Random) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, weights)[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            moves += 1
            if views:
                for seat in seats:
                    state.observation_string(seat)  # three times as fast as its tensor
        return moves

    return play_one


def pettingzoo(env_name: str) -> PlayOne:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # or pygame greets in the middle of the table
    from pettingzoo import classic

    env = getattr(classic, env_name).env()

    def play_one(rng: Random) -> int:
        env.reset(seed=rng.randrange(2**31))
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)  # how an agent leaves a finished game: not a move
                continue
            env.step(rng.choice(observation["action_mask"].nonzero()[0]))
            moves += 1
        return moves

    return play_one


def rlcard(env_name: str) -> PlayOne:
    import rlcard

    env = rlcard.make(env_name, config={"seed": 0})  # it deals from a stream of its own

    def play_one(rng: Random) -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play_one


PEERS = (
    Candidate("Hanabi, 2 players", "open_spiel", "C++", lambda: open_spiel("hanabi")),
    Candidate(
        "Hanabi, 2 players, with every seat’s view", "open_spiel", "C++", lambda: open_spiel("hanabi", views=True)
    ),
    Candidate("Backgammon", "open_spiel", "C++", lambda: open_spiel("backgammon")),
    Candidate("Tic-tac-toe", "open_spiel", "Python", lambda: open_spiel("python_tic_tac_toe")),
    Candidate("Kuhn poker", "open_spiel", "Python", lambda: open_spiel("python_kuhn_poker")),
    Candidate("Hanabi, 2 players", "pettingzoo", "C++ (open_spiel)", lambda: pettingzoo("hanabi_v5")),
    Candidate("Connect four", "pettingzoo", "Python", lambda: pettingzoo("connect_four_v3")),
    Candidate("Leduc hold’em", "rlcard", "Python", lambda: rlcard("leduc-holdem")),
    Candidate("Uno, 2 players", "rlcard", "Python", lambda: rlcard("uno")),
)
