// The analysis page without its screen: a tree of variations is played, annotated, saved and read again, and links
// carry it.
import { createDealer, type Game, newCourse } from '@planisphere/core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../src/base/games.ts';
import { analysisLink, parseAnalysed } from '../src/pages/analysis/link.ts';
import { Variations } from '../src/pages/analysis/variations.ts';
import { loadRules } from '../src/table/games.ts';

async function dealt(id: GameId): Promise<{ game: Game; state: unknown }> {
  const { game } = await loadRules(id);
  const options = game.decodeOptions({});
  if (!options.ok) throw new Error(options.fault.message);
  return { game, state: newCourse(game, options.value, 2).settle(createDealer('analysis')).state };
}

/** Plays the n-th legal decision. */
function playNth(game: Game, variations: Variations, n: number): void {
  const { awaiting, state } = variations.course;
  if (awaiting.kind !== 'seats') throw new Error('nobody is asked');
  const by = awaiting.seats[0]!;
  let left = n;
  for (const action of game.legal(game.view(state, by), by)) {
    if (left-- > 0) continue;
    expect(variations.play({ by, action })).toBeUndefined();
    return;
  }
  throw new Error('there is no such action');
}

describe.each(GAME_IDS)('%s', (id) => {
  test('keeps every line that is tried, and the same decision once', async () => {
    const { game, state } = await dealt(id);
    const variations = new Variations(game, state);
    playNth(game, variations, 0);
    const first = variations.here.value;
    variations.back();
    playNth(game, variations, 1);
    expect(variations.nodes.value).toHaveLength(3);
    variations.back();
    playNth(game, variations, 0);
    expect(variations.here.value).toBe(first);
    expect(variations.at(0).children).toHaveLength(2);
    expect(variations.lineTo(first)).toHaveLength(2);
    expect(variations.back()).toBe(true);
    expect(variations.back()).toBe(false);
  });

  test('refuses by the rule, and stays', async () => {
    const { game, state } = await dealt(id);
    const variations = new Variations(game, state);
    const { awaiting } = variations.course;
    const by = awaiting.kind === 'seats' ? awaiting.seats[0]! : 0;
    const [action] = game.legal(game.view(variations.course.state, by), by);
    playNth(game, variations, 0);
    const here = variations.here.value;
    for (let tries = 0; tries < 40; tries++) {
      const refused = variations.play({ by, action });
      if (refused !== undefined) {
        expect(refused.rule).not.toBe('');
        return;
      }
    }
    expect(variations.here.value).not.toBe(here);
  });

  test('travels in a link with names and comments', async () => {
    const { game, state } = await dealt(id);
    const variations = new Variations(game, state);
    playNth(game, variations, 0);
    playNth(game, variations, 1);
    variations.note(variations.here.value, { name: 'Main line', comment: 'Éléonore’s idea' });
    variations.go(0);
    playNth(game, variations, 1);
    const position = game.notation.make(state);
    const link = await analysisLink(id, { position, tried: variations.save(), names: ['Léa', 'Tycho'] });
    const read = await parseAnalysed(link.slice(link.indexOf('#')));
    if (read === undefined || read === 'cut') throw new Error('the link cannot be read');
    expect(read).toMatchObject({ position, names: ['Léa', 'Tycho'] });
    const again = new Variations(game, state);
    again.restore(read.tried!);
    expect(again.save()).toEqual(variations.save());
    // An illegal line is left out with everything after it.
    const spoilt = new Variations(game, state);
    spoilt.restore({ events: [], next: [{ events: ['A nonsense'] }, ...(read.tried?.next ?? [])] });
    expect(spoilt.save()).toEqual(variations.save());
  });
});

test('the same decision can be dealt anew', async () => {
  const { game, state } = await dealt('stellar');
  const variations = new Variations(game, state);
  expect(variations.dealAnew()).toBe(false);
  // Both choose a starter: after the second answer hands and row are dealt.
  playNth(game, variations, 0);
  playNth(game, variations, 0);
  const { parent, events } = variations.at(variations.here.value);
  expect(variations.dealAnew()).toBe(true);
  const other = variations.at(variations.here.value);
  expect(other.parent).toBe(parent);
  expect(other.events[0]).toBe(events[0]);
  expect(other.events).not.toEqual(events);
});

describe('links', () => {
  test('of a position alone can be read by people', async () => {
    const link = await analysisLink('stellar', { position: 'take turn=0 first=A' });
    expect(link).toBe('/analysis/stellar#p=take%20turn%3D0%20first%3DA');
    expect(await parseAnalysed('#p=take%20turn%3D0')).toEqual({ position: 'take turn=0' });
    expect(await parseAnalysed('')).toBeUndefined();
  });

  test.each(['#a=', '#a=xyz', '#p=%', '#q=1', '#a=q1YqUrJSSi5RqgUA'])(
    '%s was cut on its way',
    async (hash) => {
      expect(await parseAnalysed(hash)).toBe('cut');
    },
  );
});
