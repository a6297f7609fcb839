"""The learning step: proximal policy optimisation in PyTorch, on episodes that were played with the numpy policy."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch
from torch import nn

from examples.learner.playing import ACTIONS, INPUTS, Episode, Policy

CLIP, ENTROPY, LAMBDA = 0.2, 0.01, 0.95


def _layers_of(hidden: int, outputs: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Linear(INPUTS, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh(), nn.Linear(hidden, outputs)
    )


class Network(nn.Module):  # type: ignore[misc]
    """The policy as PyTorch has it, and beside it a value of its own."""

    def __init__(self, policy: Policy) -> None:
        super().__init__()
        hidden = policy.weights[1].size
        self.policy = _layers_of(hidden, ACTIONS)
        self.value = _layers_of(hidden, 1)
        with torch.no_grad():
            for layer, place in zip(self._layers(), (0, 2, 4), strict=True):
                layer.weight.copy_(torch.from_numpy(policy.weights[place].T.copy()))
                layer.bias.copy_(torch.from_numpy(policy.weights[place + 1]))

    def _layers(self) -> list[nn.Linear]:
        return [layer for layer in self.policy if isinstance(layer, nn.Linear)]

    def hand_over(self, policy: Policy) -> None:
        """Give the policy that plays what was learned."""
        found = []
        for layer in self._layers():
            found += [layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy()]
        policy.weights = found


class Learner:
    """Learns from a batch of episodes at a time."""

    def __init__(self, policy: Policy, rate: float = 5e-4, seed: int = 0) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.policy, self.network = policy, Network(policy)
        self.rate = rate
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=rate)

    def learn(
        self, episodes: Sequence[Episode], epochs: int = 4, portion: int = 1024, left: float = 1.0
    ) -> float:
        """One step over these episodes; `left` is the share of the time that is left. Returns the mean value loss."""
        episodes = [one for one in episodes if one.taken]
        seen = torch.from_numpy(np.stack([one for episode in episodes for one in episode.seen]))
        mask = torch.full((len(seen), ACTIONS), -1e9)
        taken = torch.empty(len(seen), dtype=torch.long)
        place = 0
        for episode in episodes:
            for allowed, chosen in zip(episode.allowed, episode.taken, strict=True):
                mask[place, torch.from_numpy(allowed)] = 0.0
                taken[place] = int(allowed[chosen])
                place += 1
        with torch.no_grad():
            values = self.network.value(seen).squeeze(1)
            before = self._log_chances(seen, mask).gather(1, taken[:, None]).squeeze(1)
        advantages, returns = _advantages(episodes, values.numpy())
        advantage = torch.from_numpy((advantages - advantages.mean()) / (advantages.std() + 1e-6))
        target = torch.from_numpy(returns)
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate * max(0.05, left)
        losses = []
        for _ in range(epochs):
            for rows in torch.randperm(len(seen)).split(portion):
                chances = self._log_chances(seen[rows], mask[rows])
                ratio = (chances.gather(1, taken[rows][:, None]).squeeze(1) - before[rows]).exp()
                gain = torch.minimum(
                    ratio * advantage[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[rows]
                )
                entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1)
                error = (self.network.value(seen[rows]).squeeze(1) - target[rows]).square()
                loss = -gain.mean() - ENTROPY * left * entropy.mean() + 0.5 * error.mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()
                losses.append(float(error.mean().detach()))
        self.network.hand_over(self.policy)
        return float(np.mean(losses))

    def _log_chances(self, seen: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return torch.log_softmax(self.network.policy(seen) + mask, 1)


def _advantages(episodes: Sequence[Episode], values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """By generalised advantage estimation; only the end of a game is worth anything."""
    found = np.empty_like(values)
    end = 0
    for episode in episodes:
        start, end = end, end + len(episode.taken)
        later, after = 0.0, episode.reward
        for place in range(end - 1, start - 1, -1):
            later = after - values[place] + LAMBDA * later
            found[place], after = later, values[place]
    return found, found + values
