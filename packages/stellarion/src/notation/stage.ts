// The stage as one word: its kind, then its details, such as `effect:power=ship:major:left=2`.
import { type Decoded, fail, ok } from '@planisphere/core';
import { DECKS, TYPES, type Type } from '../rules/cards.ts';
import {
  type Copy,
  cardOfCopy,
  copyOf,
  deckOf,
  ENDINGS,
  type Ending,
  type Position,
  STAGES,
  type Stage,
} from '../rules/position.ts';
import { indexIn, makeCard, parseCard, parseDeck } from './words.ts';

const WITH_POWER: ReadonlySet<string> = new Set(['thrusters', 'effect', 'scan', 'place']);

export function makeStage({ stage, ending }: Position): string {
  if (ending !== undefined) return `over:${ending}`;
  const { kind, power, major, left, begun, deck, one, two } = stage;
  const words = [kind as string];
  if (WITH_POWER.has(kind)) words.push(`power=${TYPES[power]}`);
  if (major) words.push('major');
  if (left > 0) words.push(`left=${left}`);
  if (begun) words.push('begun');
  if (deck !== undefined) words.push(`deck=${DECKS[deck]}`);
  if (one !== undefined) words.push(`one=${makeCopy(one)}`);
  if (two !== undefined) words.push(`two=${makeCopy(two)}`);
  return words.join(':');
}

export function makeCopy(copy: Copy): string {
  return `${makeCard(cardOfCopy(copy))}.${DECKS[deckOf(copy)]}`;
}

export function parseCopy(text: string): Copy | undefined {
  const [cardText = '', deckText = '', ...more] = text.split('.');
  const card = parseCard(cardText);
  const deck = parseDeck(deckText);
  if (card === undefined || deck === undefined || more.length > 0) return undefined;
  return copyOf(deck, card);
}

export interface StageAndEnding {
  readonly stage: Stage;
  readonly ending: Ending | undefined;
}

type Particulars = { -readonly [K in keyof Stage]: Stage[K] };

export function parseStage(text: string): Decoded<StageAndEnding> {
  const [kindText = '', ...words] = text.split(':');
  const kind = STAGES.find((known) => known === kindText);
  if (kind === undefined)
    return fail('unknown-stage', 'stage', `There is no stage ${JSON.stringify(kindText)}.`);
  const stage: Particulars = {
    kind,
    power: 0,
    major: false,
    left: 0,
    begun: false,
    deck: undefined,
    one: undefined,
    two: undefined,
  };
  const ending = kind === 'over' ? ENDINGS.find((known) => known === words[0]) : undefined;
  if (kind === 'over') {
    if (ending === undefined || words.length > 1)
      return fail('unknown-ending', 'stage', 'An ending is expected after "over:".');
    return ok({ stage, ending });
  }
  for (const word of words) {
    if (!read(stage, word)) return fail('bad-stage', 'stage', `${JSON.stringify(word)} makes no sense here.`);
  }
  return ok({ stage, ending });
}

/** Reads one detail into the stage; false if it is none. */
function read(stage: Particulars, word: string): boolean {
  const [key = '', value = ''] = word.split('=');
  switch (key) {
    case 'major':
      stage.major = true;
      return true;
    case 'begun':
      stage.begun = true;
      return true;
    case 'power':
      stage.power = (indexIn(TYPES, value) ?? 0) as Type;
      return indexIn(TYPES, value) !== undefined;
    case 'left':
      stage.left = Number(value);
      return /^[1-4]$/.test(value);
    case 'deck':
      stage.deck = parseDeck(value);
      return stage.deck !== undefined;
    case 'one':
    case 'two':
      stage[key] = parseCopy(value);
      return stage[key] !== undefined;
    default:
      return false;
  }
}
