"""Plays games at random through the environment and prints one record a line.

    python3 examples/python/random_player.py stellar --games 3 > games.jsonl
    npx planisphere verify games.jsonl
"""

import argparse
import json
import random

from environment import Environment


def play(environment: Environment, seed: str) -> None:
    chooser = random.Random(seed)
    environment.reset(seed=seed)
    for _agent in environment.agent_iter():
        observation, _reward, terminated, truncated, _info = environment.last()
        if terminated or truncated:
            environment.step(None)
        else:
            environment.step(chooser.randrange(sum(observation["action_mask"])))


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays at random and prints records.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", default="random player")
    parser.add_argument("--options", type=json.loads, default={})
    arguments = parser.parse_args()
    environment = Environment(arguments.game, players=arguments.players, options=arguments.options)
    for number in range(arguments.games):
        play(environment, f"{arguments.seed}/{number}")
        print(json.dumps(environment.record()), flush=True)
    environment.close()


if __name__ == "__main__":
    main()
