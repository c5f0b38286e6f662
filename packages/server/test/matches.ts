// Many games at once, for tests that disturb them.
import { rngOf } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import { expect } from 'vitest';
import { Player } from './player.ts';
import { expectVerified } from './verified.ts';

export interface Pair {
  readonly code: string;
  readonly players: readonly Player[];
}

/** Every third game is against a bot; games and the nodes that people connect to alternate. */
export async function openPairs(urls: readonly string[], count: number): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (let index = 0; index < count; index++) {
    const url = (n: number): string => urls[(index + n) % urls.length] as string;
    const { game } = GAMES[index % GAMES.length] as (typeof GAMES)[number];
    const ada = await Player.arrive(url(0), `Ada ${index}`);
    const other =
      index % 3 === 2 ? ({ kind: 'bot', level: 'random' } as const) : ({ kind: 'person' } as const);
    const { code } = await ada.visitor.open({ game: game.id, seats: [{ kind: 'person' }, other] });
    ada.follow(code);
    if (other.kind === 'bot') {
      pairs.push({ code, players: [ada] });
      continue;
    }
    const ben = await Player.arrive(url(1), `Ben ${index}`);
    await ben.follow(code).send({ type: 'sit', seat: 'B' });
    pairs.push({ code, players: [ada, ben] });
  }
  return pairs;
}

/** People think for a moment, so that the games last while the test disturbs the server. */
export function playAll(pairs: readonly Pair[], thinking: number): Promise<unknown> {
  return Promise.all(
    pairs.flatMap(({ code, players }) =>
      players.map((player, seat) => {
        const rng = rngOf(`${code} ${seat}`);
        const pause = (): Promise<void> =>
          new Promise((resolve) => setTimeout(resolve, thinking * (0.5 + rng.next() / 2 ** 32)));
        return player.playOn(`${code} ${seat}`, thinking > 0 ? pause : undefined);
      }),
    ),
  );
}

/** Every confirmed action is in the log once, in order, and every game verifies. */
export async function expectAllKept(pairs: readonly Pair[]): Promise<void> {
  for (const { code, players } of pairs) {
    for (const player of players) {
      expect(await player.recorded(), code).toEqual(player.confirmed);
      player.link?.close();
    }
    await expectVerified(players[0] as Player, code);
  }
}
