"""An environment in the manner of PettingZoo's AEC interface (reset, step, observe, last, action masks), without needing it.

An action is the number of a legal event in the engine's own order, which is the same at the same position. The mask has
`most_actions` entries; where there are more legal events than that, the first ones can be played and `infos` says so.
"""

from typing import Any, Dict, Iterator, List, Optional

from planisphere import Engine

Observation = Dict[str, Any]


class Environment:
    """Agents are the seats A to D. Chance is dealt from the seed and is nobody's action."""

    metadata = {"name": "planisphere_v1", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        most_actions: int = 1024,
        command: Optional[List[str]] = None,
    ):
        self.engine = Engine(game, command)
        self.most_actions = most_actions
        self._players = players or self.engine.hello["players"]["min"]
        self._options = options or {}
        self.possible_agents = list("ABCD"[: self._players])
        self.agents: List[str] = []

    def action_space_size(self, _agent: str) -> int:
        return self.most_actions

    def reset(self, seed: Any = 0) -> None:
        self.seed = str(seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self.cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self.engine.setup(options=self._options, players=self._players, seed=self.seed)
        self._settle()

    def step(self, action: Optional[int]) -> None:
        """The number of a legal event of `agent_selection`; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("The game is over: the only action left is None.")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None or not 0 <= action < len(self._legal):
            raise ValueError(f"{action} is no action of the mask.")
        self.engine.apply(self._legal[action])
        self._settle()

    def observe(self, agent: str) -> Observation:
        """What this seat knows, in notation, and which actions it has now."""
        mine = agent == self.agent_selection and not self.terminations[agent]
        legal = self._legal if mine else []
        mask = [1] * len(legal) + [0] * (self.most_actions - len(legal))
        return {"observation": self.engine.view(agent), "action_mask": mask, "events": legal}

    def last(self):
        agent = self.agent_selection
        return (
            self.observe(agent),
            self.cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self) -> Iterator[str]:
        while self.agents:
            yield self.agent_selection

    def close(self) -> None:
        self.engine.close()

    def record(self, names: Optional[List[str]] = None) -> Dict[str, Any]:
        """The game as a record that `planisphere verify` checks, dealing included."""
        standing = self.engine.standing
        record: Dict[str, Any] = {
            "format": "planisphere-record/1",
            "game": self.engine.hello["game"],
            "version": self.engine.hello["version"],
            "options": {**self.engine.hello["options"], **self._options},
            "seats": names or [f"Player {agent}" for agent in self.possible_agents],
            "events": self.engine.events,
            "seed": self.seed,
        }
        if standing["awaiting"] == "over":
            record["result"] = {name: standing[name] for name in ("winners", "scores", "breakdown")}
        return record

    def _settle(self) -> None:
        self.engine.deal()
        standing = self.engine.standing
        self._legal: List[str] = []
        if standing["awaiting"] == "over":
            self._end(standing["winners"])
            return
        self.agent_selection = standing["seats"][0]
        answer = self.engine.ask("legal", seat=self.agent_selection, limit=self.most_actions)
        self._legal = answer["events"]
        self.infos[self.agent_selection] = {"complete": answer["complete"]}

    def _end(self, winners: List[str]) -> None:
        """Won 1, lost -1, a victory that all share 0; who plays together wins or loses together."""
        together = self.engine.hello["cooperative"] or len(self.possible_agents) == 1
        shared = not together and len(winners) == len(self.agents)
        for agent in self.agents:
            reward = 0.0 if shared else 1.0 if agent in winners else -1.0
            self.rewards[agent] = reward
            self.cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]
