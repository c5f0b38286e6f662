// A seat belongs to its player alone: nobody else takes its moves back, and a player's request is not also that
// player's consent.
import { GAMES } from '@planisphere/games';
import { describe, expect, it } from 'vitest';
import { company, tried } from './people.ts';
import type { Player } from './player.ts';

/** A game in which seat A has made this many decisions, and seat B the ones it had to. */
async function playedBy(game: string, decisions: number): Promise<{ ada: Player; ben: Player }> {
  const { ada, ben } = await company({ game, seats: [{ kind: 'person' }, { kind: 'person' }] });
  await ben.link?.send({ type: 'sit', seat: 'B' });
  const enough = (): boolean => ada.confirmed.length >= decisions;
  await Promise.all([ada.playUntil(enough, 'ada'), ben.playUntil(enough, 'ben')]);
  return { ada, ben };
}

describe.each(GAMES.map(({ game }) => game.id))('%s', (game) => {
  it.each([1, 2, 3])("does not let B take back A's decision %i", async (decisions) => {
    const { ada, ben } = await playedBy(game, decisions);
    const before = await ada.recorded();
    expect(before).toHaveLength(decisions);
    expect(await tried(ben.link?.send({ type: 'undo', seat: 'A' }))).toBe('not-your-seat');
    expect(await tried(ben.link?.send({ type: 'undo', seat: 'D' }))).toBe('no-such-seat');
    expect(await tried(ben.link?.send({ type: 'answer', yes: true }))).toBe('nothing-asked');
    expect(ada.table?.ask).toBeUndefined();
    expect(ada.table?.assisted).toBe(false);
    expect(await ada.recorded()).toEqual(before);
  });
});

it('asks the others, never the one who asked', async () => {
  const { ada, ben } = await playedBy('stellar', 3);
  for (const what of ['abandon', 'hints'] as const) {
    expect(await tried(ben.link?.send({ type: what }))).toBe('done');
    await ada.until(() => ada.table?.ask?.what === what);
    expect(ada.table?.ask).toEqual({ what, by: 'B', waiting: ['A'] });
    expect(await tried(ben.link?.send({ type: 'answer', yes: true }))).toBe('nothing-asked');
    await ada.link?.send({ type: 'answer', yes: false });
  }
});
