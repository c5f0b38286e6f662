// How far the turn has come, in one word: `-` before step 1, `2` after coordinate 2 was taken (`2+sat` if it was a
// satellite), then `2>note:3` (the card at 3 goes to the notebook), `2>tel:deck` (one is drawn), `2>tel:M4` (drawn).
import { type Decoded, fail, ok } from '@planisphere/core';
import { type Card, NONE } from '../rules/cards.ts';
import type { Area, Position } from '../rules/position.ts';
import { makeCard, parseSeen } from './words.ts';

type Step = Pick<Position, 'gap' | 'satellite' | 'area' | 'coordinate' | 'drawn'>;

const STEP = /^([1-5])(\+sat)?(?:>(tel|note):(.+))?$/;
const NOT_BEGUN: Step = { gap: 0, satellite: false, area: undefined, coordinate: 0, drawn: NONE };

export function makeStep({ gap, satellite, area, coordinate, drawn }: Step): string {
  if (gap === 0) return '-';
  const taken = `${gap}${satellite ? '+sat' : ''}`;
  if (area === undefined) return taken;
  const source = coordinate > 0 ? coordinate : drawn === NONE ? 'deck' : makeCard(drawn);
  return `${taken}>${area}:${source}`;
}

export function parseStep(text: string): Decoded<Step> {
  if (text === '-') return ok(NOT_BEGUN);
  const match = STEP.exec(text);
  if (match === null)
    return fail('bad-step', text, 'A step is -, 2, 2+sat, 2>note:3, 2>tel:deck or 2>tel:M4.');
  const begun: Step = { ...NOT_BEGUN, gap: Number(match[1]), satellite: match[2] !== undefined };
  const [, , , area, source] = match;
  return area === undefined ? ok(begun) : parseSource({ ...begun, area: area as Area }, source as string);
}

function parseSource(step: Step, source: string): Decoded<Step> {
  if (source === 'deck') return ok(step);
  if (/^[1-5]$/.test(source)) {
    const coordinate = Number(source);
    return coordinate === step.gap
      ? fail('coordinate-empty', source, 'That coordinate is empty.')
      : ok({ ...step, coordinate });
  }
  const drawn: Decoded<Card> = parseSeen(source);
  return drawn.ok ? ok({ ...step, drawn: drawn.value }) : drawn;
}
