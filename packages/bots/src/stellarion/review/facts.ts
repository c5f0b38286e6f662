// What the coach of Stellarion has to tell, free of any language: why one line is better, by which step, and with what odds.
import {
  type Card,
  cardOf,
  DECKS,
  type Deck,
  galaxyOf,
  odds,
  type Position,
  shown,
  type Type,
} from '@planisphere/stellarion';
import type { Telling } from '../../review/coach.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { type Reason, reasonOf } from './reason.ts';
import { type Followed, followLine, type NamedStep } from './steps.ts';

/** A card that a covered deck may show next. */
export interface Hope {
  readonly deck: Deck;
  readonly card: Card;
  readonly weight: number;
  readonly total: number;
}

/** What a line brings, for one sentence. */
export interface Deed {
  readonly step: NamedStep | undefined;
  readonly reason: Reason | undefined;
  readonly own: Prospects;
  readonly others: Prospects;
  /** Why the other line loses, where it does. */
  readonly ending: Position['ending'];
  readonly hope: Hope | undefined;
}

export interface Facts {
  readonly lost: boolean;
  readonly better: Deed;
  readonly worse: NamedStep | undefined;
  /** Values of the better and the worse line. */
  readonly values: readonly [number, number];
}

/** Less than this is no loss worth a word. */
const LEAST_LOSS = 0.005;

export function factsOf({ moment, before }: Telling<Position>): Facts {
  const { played, other, best, parts } = moment;
  const lost = best.value - played.value >= LEAST_LOSS;
  const lines = { played: followLine(before, played.events), other: followLine(before, other.events) };
  const [better, worse] = lost ? [lines.other, lines.played] : [lines.played, lines.other];
  const towards = lost ? parts : parts.map((part) => ({ ...part, points: -part.points }));
  const reason = reasonOf(towards);
  return {
    lost,
    better: {
      step: keyStep(better, worse, reason),
      reason,
      own: prospectsOf(better.after),
      others: prospectsOf(worse.after),
      ending: worse.after.ending,
      hope: reason?.kind === 'ready' ? hopeOf(better.after, reason.galaxy) : undefined,
    },
    worse: keyStep(worse, better, undefined),
    values: lost ? [other.value, played.value] : [played.value, other.value],
  };
}

/** The step that the other line does not have: what an effect does says more than what paid for it, unless that is the reason. */
function keyStep(line: Followed, other: Followed, reason: Reason | undefined): NamedStep | undefined {
  const own = line.steps.filter((step) => !other.steps.some((each) => isSame(each, step)));
  const effects = own.filter((step) => step.do !== 'pay' && step.do !== 'done');
  const serving = effects.find((step) => serves(step, reason));
  const paying = reason?.kind === 'copy' || reason?.kind === 'outpost';
  const pay = paying ? own.find((step) => step.do === 'pay') : undefined;
  const step = serving ?? pay ?? effects[0] ?? own[0] ?? line.steps[0];
  return step?.do === 'launch' ? (originOf(step, other) ?? step) : step;
}

/** Two Launches to the same galaxy differ in where a card comes from. */
function originOf(step: Extract<NamedStep, { do: 'launch' }>, { steps }: Followed): NamedStep | undefined {
  const same = steps.find((each) => each.do === 'launch' && each.galaxy === step.galaxy);
  if (same?.do !== 'launch') return undefined;
  const type = step.from.findIndex((origin, index) => origin !== same.from[index]);
  return type < 0
    ? undefined
    : { do: 'from', card: cardOf(step.galaxy, type as Type), origin: step.from[type]! };
}

function serves(step: NamedStep, reason: Reason | undefined): boolean {
  if (reason?.kind === 'ready') {
    if (step.do === 'search') return step.card < 16 && galaxyOf(step.card) === reason.galaxy;
    if (step.do === 'station' || step.do === 'recover')
      return step.cards.some((card) => galaxyOf(card) === reason.galaxy);
  }
  if (reason?.kind === 'copy' || reason?.kind === 'outpost' || reason?.kind === 'hand')
    return (
      ('cards' in step && step.cards.includes(reason.card)) || ('card' in step && step.card === reason.card)
    );
  return false;
}

function isSame(a: NamedStep, b: NamedStep): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Of the cards that the galaxy lacks, the one that a covered deck shows most likely, but not surely. */
function hopeOf(after: Position, galaxy: number): Hope | undefined {
  if (after.stage.kind === 'scan') return undefined;
  const hopes = odds(after).flatMap(({ deck, next, total }) => {
    if ((after.up >> deck) & 1) return [];
    return next
      .filter(({ card, weight }) => card < 16 && galaxyOf(card) === galaxy && weight < total)
      .filter(({ card }) => !isAtHand(after, card))
      .map(({ card, weight }) => ({ deck, card, weight, total }));
  });
  return hopes.toSorted((a, b) => b.weight / b.total - a.weight / a.total)[0];
}

function isAtHand(after: Position, card: Card): boolean {
  return ((after.outpost >> card) & 1) === 1 || DECKS.some((_, deck) => shown(after, deck) === card);
}
