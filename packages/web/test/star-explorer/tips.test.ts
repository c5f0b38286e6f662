// Which tip a moment of Star Explorer calls for.
import { type Position, starExplorer } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import type { Desk } from '../../src/games/star-explorer/desk.ts';
import { thingOf } from '../../src/games/star-explorer/tips.ts';

function at(line: string): Position {
  const parsed = starExplorer.notation.parse(line);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

/** A desk of A at this position, after these decisions. */
function deskAt(line: string, played: readonly string[]): Desk {
  const history = played.map((text) => {
    const event = starExplorer.notation.parseEvent(text);
    if (!event.ok) throw new Error(event.fault.message);
    return { event: event.value };
  });
  const session = {
    mayAct: true,
    view: { value: at(line) },
    viewer: { value: 0 },
    history: { value: history },
  };
  return { session, shown: { value: undefined } } as unknown as Desk;
}

const FIRST = 'A _ | YRRWBWY WY W _ | BRBRWYR YB Y _';
const SECOND = 'A 5 | YRRWBWY WY W _ del:none | BRBRWYR YB Y _ crv:none';

describe('the tips for choosing a size', () => {
  it('the first one tells what a size does, whoever has chosen before', () => {
    expect(thingOf(deskAt(FIRST, []))).toBe('size');
    expect(thingOf(deskAt(SECOND, ['B size 5', 'A draw I none']))).toBe('size');
  });

  it('the second one tells what stars that are left out cost, later ones nothing', () => {
    expect(thingOf(deskAt(SECOND, ['A size 5']))).toBe('start');
    expect(thingOf(deskAt(SECOND, ['A size 5', 'A size 7']))).toBeUndefined();
  });

  it('alone there are no tiles of others to tell of', () => {
    expect(thingOf(deskAt('_ 5 | YRRWBWY WY W _ del:none', ['chance pick 5 yellow']))).toBe('start');
  });
});
