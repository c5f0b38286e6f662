"""What users of PettingZoo rely on, and the client's refusals. Run it: python3 examples/python/test_environment.py"""

import random

from environment import Environment
from planisphere import Engine, EngineError


def expect_refusal(code: str, ask) -> None:
    try:
        ask()
    except EngineError as error:
        assert error.code == code, error
        return
    raise AssertionError(f"{code} was expected")


def test_masks_and_rewards() -> None:
    environment = Environment("stellar", most_actions=256)
    environment.reset(seed=7)
    assert environment.agents == ["A", "B"]
    chooser = random.Random(7)
    ended = []
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, info = environment.last()
        assert len(observation["action_mask"]) == 256 and not truncated
        if terminated:
            assert sum(observation["action_mask"]) == 0
            ended.append((agent, reward))
            environment.step(None)
            continue
        assert info["complete"] and sum(observation["action_mask"]) == len(observation["events"]) > 0
        other = "B" if agent == "A" else "A"
        assert sum(environment.observe(other)["action_mask"]) == 0
        environment.step(chooser.randrange(len(observation["events"])))
    assert [agent for agent, _ in ended] == ["A", "B"]
    assert sum(reward for _, reward in ended) == 0
    environment.close()


def test_same_seed_same_game() -> None:
    environment = Environment("star-explorer", players=2)
    first = []
    for _ in range(2):
        environment.reset(seed="same")
        first.append((environment.agent_selection, environment.observe("A")["observation"]))
    assert first[0] == first[1]
    try:
        environment.step(10_000)
    except ValueError:
        pass
    else:
        raise AssertionError("an action outside of the mask was taken")
    environment.close()


def test_refusals_and_streaming() -> None:
    with Engine("stellarion") as engine:
        expect_refusal("no-setup", lambda: engine.legal())
        expect_refusal("unknown-field", lambda: engine.ask("legal", colour="red"))
        engine.setup(seed="a", players=2)
        expect_refusal("chance-due", lambda: engine.legal())
        engine.deal()
        thought = engine.send("best", forever=True)
        news = engine.answers(thought)
        assert next(news)["kind"] == "info"
        engine.send("stop")
        assert list(news)[-1]["kind"] == "best"


if __name__ == "__main__":
    test_masks_and_rewards()
    test_same_seed_same_game()
    test_refusals_and_streaming()
