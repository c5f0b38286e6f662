// The coach of Stellar in English. Past tense and participle of every verb here are alike, so that one word serves
// “did” and “would have”.
import { capital, counted, englishClause, englishWhose, plural, within } from '@planisphere/core';
import {
  type Card,
  isSatellite,
  makeCard,
  NONE,
  NUMBER_OF,
  parseCard,
  SECTION_SLOTS,
  SECTIONS,
  SIX,
  type Stellar,
  sideOf,
  TYPE_OF,
  type Type,
} from '@planisphere/stellar';
import type { Mood, Spoken, Tongue } from '../../review/coach.ts';
import type { RunClaim, SectionClaim, StarsClaim, StellarClaim } from './claims.ts';
import { isOther, isStill, ownSteps, placeTaken, stepBehind, type Told, toldIn } from './naming.ts';
import { notedOf, typeOf } from './seen.ts';
import { isSameStep, type NamedStep } from './steps.ts';

const TYPE_NAMES = ['Planet', 'Moon', 'Asteroid', 'Cloud', 'Black hole'] as const;
const MANY: Readonly<Record<Type, string>> = {
  planet: 'planets',
  moon: 'moons',
  asteroid: 'asteroids',
  cloud: 'clouds',
  hole: 'black holes',
};
const ONE: Readonly<Record<Type, string>> = {
  ...{ planet: 'planet', moon: 'moon', asteroid: 'asteroid', cloud: 'cloud', hole: 'black hole' },
};
const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;
/** By the number of types face up; all five together are told otherwise. */
const ORDINALS = ['', 'first', 'second', 'third', 'fourth'] as const;

function cardName(card: Card): string {
  const number = NUMBER_OF[card] as number;
  if (isSatellite(card)) return `Satellite ${number}`;
  return `${TYPE_NAMES[TYPE_OF[card] as number]} ${number === SIX ? '6/0' : number}`;
}

function writtenName(written: string): string {
  const card = parseCard(written);
  return card.ok ? cardName(card.value) : written;
}

function stepName(step: NamedStep): string {
  if (step.do === 'replace') return 'replacing the row';
  if (step.do === 'leave') return 'leaving the row';
  if (step.do === 'take') return `taking ${cardName(step.card)}`;
  if (step.do === 'keep') return `keeping ${cardName(step.card)}`;
  if (step.do === 'start') return `beginning with ${cardName(step.card)}`;
  if (step.to.area === 'note') return `${cardName(step.card)} in the notebook`;
  return `${cardName(step.card)} ${step.to.face === 'down' ? 'face down ' : ''}in slot ${step.to.slot}`;
}

const listed = (items: readonly (string | number)[], and = 'and'): string =>
  items.length < 2 ? String(items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
/** `also`: the sentence before was about the same card. */
type Saying = { readonly mood: Mood; readonly also: '' | 'also ' };
const verb = ({ mood, also }: Saying, present: string, past: string): string =>
  mood === 'now' ? `${also}${present}` : mood === 'did' ? `${also}${past}` : `would ${also}have ${past}`;

function lineName(told: Told): string {
  const steps = ownSteps(told);
  const draws = told.line.after.phase === 'draw' && steps.some((step) => step.do === 'take');
  const place = placeTaken(told);
  const from = place === undefined ? '' : ` from place ${place}`;
  return `${listed(steps.map(stepName))}${from}${draws ? `, with a card from the deck for the ${told.line.after.area === 'note' ? 'notebook' : 'telescope'}` : ''}`;
}
/** A name that is an activity takes “by”, any other “with”. */
const having = (name: string): string => (/^\w+ing\b/.test(name) ? `by ${name}` : `with ${name}`);
const otherName = ({ line, other }: Told): string => lineName({ line: other, other: line });

/** What stars score with a run, and what that is more than before. A run that was not just named is called one. */
function product(claim: RunClaim | StarsClaim, run: number, named: string): string {
  const times = run === 1 ? '' : ` times ${named}${run}`;
  return `: ${counted(claim.stars, 'star')}${times}, ${counted(claim.points, 'point')}${more(claim)}`;
}

/** For stars of a type that showed none, which the sentence has just told. */
function firstProduct(claim: StarsClaim): string {
  const { run, points } = claim;
  return `${run === 1 ? '' : `, times a run of ${run}`}: ${counted(points, 'point')}${more(claim)}`;
}

/** A satellite that has left another type takes its points away there. */
function more({ points, gained, all }: RunClaim | StarsClaim): string {
  if (all < gained) return `, ${all} more than before across all types`;
  return points > gained ? `, ${gained} more than before` : '';
}

/** Both totals of a section, with the slots that are still to be filled. */
function totals({ kind, own, free, rival, rivalFree }: SectionClaim, theirs: string): string {
  const slots = (count: number): string =>
    `${count === 0 ? 'no' : COUNTS[count]} ${count > 1 ? 'slots' : 'slot'}`;
  return free === rivalFree
    ? `${own}${kind === 'section-lead' ? ' to ' : ', against '}${theirs} ${rival}, with ${slots(free)} free on both sides`
    : `${own} with ${slots(free)} free, against ${theirs} ${rival} with ${COUNTS[rivalFree]}`;
}

/** More slots are counted, not listed. */
const FEW_SLOTS = 4;

interface Line {
  readonly told: Told;
  /** The subject of the sentence before. */
  readonly last: NamedStep | undefined;
  /** That sentence was about another card of the same kind. */
  readonly isOther: boolean;
}

function sentence(
  claim: StellarClaim,
  { mood, nameOf, compared }: Spoken<Stellar>,
  { told, last, isOther: other }: Line,
): string {
  const { seat } = compared;
  const [mover, rival] = [nameOf(seat), nameOf(seat === 0 ? 1 : 0)];
  const [your, theirs] = [englishWhose(mover), englishWhose(rival)];
  const step = stepBehind(claim, told);
  const again = step !== undefined && last !== undefined && isSameStep(step, last);
  const how: Saying = { mood: mood[claim.about], also: again ? 'also ' : '' };
  const isNow = how.mood === 'now';
  const the = other ? 'the other ' : '';
  const subject = again ? 'it' : step === undefined ? '' : `${the}${stepName(step)}`;
  switch (claim.kind) {
    case 'run': {
      const { run } = claim;
      const scored = product(claim, run.length, '');
      const them = MANY[claim.type];
      return run.length === 1
        ? `${subject} ${claim.card.startsWith('S') ? verb(how, 'counts', 'counted') : verb(how, 'opens a run', 'opened a run')} for ${your} ${them}${scored}`
        : `${subject} ${verb(how, 'makes', 'made')} ${your} ${them} a run of ${COUNTS[run.length]}, ${run.join('–')}${scored}`;
    }
    case 'stars': {
      const { stars, before, run, type } = claim;
      const scored = before === 0 ? firstProduct(claim) : product(claim, run, 'a run of ');
      return `${subject} ${verb(how, 'adds', 'added')} ${counted(stars - before, 'star')} to ${your} ${MANY[type]}${scored}`;
    }
    case 'gain': {
      const gain = verb(how, mover === undefined ? 'gain' : 'gains', 'gained');
      const gains = `${mover ?? 'you'} ${gain} ${counted(claim.points, 'point')} at once`;
      return `${having(lineName(told))}, ${gains}, ${claim.points - claim.than} more than ${having(otherName(told))}`;
    }
    case 'section-lead':
      return `${subject} ${verb(how, 'puts', 'put')} ${mover ?? 'you'} ahead in the ${claim.section} section: ${totals(claim, theirs)}`;
    case 'section-total':
      return `${subject} ${verb(how, 'brings', 'brought')} ${your} ${claim.section} section to ${totals(claim, theirs)}`;
    case 'section-won':
      return `${subject} ${verb(how, 'wins', 'won')} ${mover ?? 'you'} the ${claim.section} section for good: ${claim.free === 0 ? claim.least : `at least ${claim.least}, even with face-down cards`}, and ${rival ?? 'you'} ${isNow ? 'can' : 'could'} reach ${claim.most} at most`;
    case 'diversity': {
      const { types, missing } = claim;
      if (missing.length === 0)
        return `${subject} ${verb(how, 'completes', 'completed')} all five types face up: 10 points`;
      const lacking = listed(missing.map((type) => MANY[type]));
      return `${subject} ${verb(how, 'brings', 'brought')} a ${ORDINALS[types]} type face up; ${missing.length === 1 ? 'only ' : ''}${lacking} ${isNow ? 'are still' : how.mood === 'did' ? 'were still' : 'would still have been'} missing for all five`;
    }
    case 'blocks': {
      const isSame = step !== undefined && 'card' in step && makeCard(step.card) === claim.card;
      const kept = isSame ? 'that card' : writtenName(claim.card);
      const from = rival ?? 'you';
      return `${subject} ${verb(how, 'keeps', 'kept')} ${kept} from ${from}: ${isSame ? 'it' : 'that card'} could bring ${from} ${counted(claim.points, 'point')} at once`;
    }
    case 'keeps-open': {
      const { slots, opened, type } = claim;
      const open =
        slots.length > FEW_SLOTS
          ? `${slots.length} slots`
          : `${plural(slots.length, 'slot')} ${listed(slots)}`;
      // Some were open before, others are new.
      const does =
        opened.length === slots.length
          ? `${verb(how, 'opens', 'opened')} ${open}`
          : opened.length > 0
            ? `${verb(how, 'leaves', 'left')} ${open} open`
            : `${verb(how, 'keeps', 'kept')} ${open} open`;
      const can = { now: 'can lie', did: 'could have lain', would: 'could lie' }[how.mood];
      const name = otherName(told);
      const after = /^\w+ing\b/.test(name) ? 'after' : 'with';
      return `${subject} ${does} for ${your} ${MANY[type]}; ${after} ${name}, no ${ONE[type]} ${can} face up any more`;
    }
    case 'holds': {
      const { run, points, type } = claim;
      const could = isNow ? 'can' : how.mood === 'did' ? 'could' : 'could have';
      const [open, make, count] =
        how.mood === 'would' ? ['opened', 'made', 'counted'] : ['open', 'make', 'count'];
      const does =
        run.length > 1
          ? `${make} ${your} ${MANY[type]} a run of ${COUNTS[run.length]}, ${run.join('–')}`
          : `${claim.card.startsWith('S') ? count : `${open} a run`} for ${your} ${MANY[type]}`;
      const added = run.length > 1 ? ' more' : '';
      const held = isStill(claim, how.mood, compared) ? `, still in ${your} hand,` : ` in ${your} hand`;
      return `${the}${writtenName(claim.card)}${held} ${could} ${does}: ${counted(points, 'point')}${added} once in the notebook`;
    }
    case 'odds': {
      const { area, hits, of } = claim;
      const adds = area === 'note' ? 'points to the notebook' : 'stars to the telescope';
      const some = hits < of ? `${hits} of the ${of}` : of === 1 ? 'the only' : `each of the ${of}`;
      const seen = isNow ? within(englishClause([mover], 'have not seen')) : `${mover ?? 'you'} had not seen`;
      return `${subject} ${verb(how, 'brings', 'brought')} a card from the deck: ${some} ${plural(of, 'card')} ${seen} would ${isNow ? 'add' : 'have added'} ${adds}`;
    }
  }
}

/** The cards of a type in the notebook; with a satellite a single one is not alone. */
function inNotebook(type: Type, { stack, satellites }: ReturnType<typeof notedOf>): string {
  const named = `${plural(satellites.length, 'Satellite')} ${listed(satellites)}`;
  const numbers = stack.map((number) => (number === SIX ? '6/0' : number));
  if (stack.length === 0 && satellites.length === 0)
    return `Look at your notebook: there are no ${MANY[type]} in it yet.`;
  const lying =
    stack.length > 1
      ? listed(numbers)
      : stack.length === 0
        ? `only ${named} so far`
        : satellites.length === 0
          ? `only the ${numbers[0]} so far`
          : `the ${numbers[0]}, and ${named}`;
  return `Look at the ${MANY[type]} in your notebook: ${lying}.`;
}

function where(spoken: Spoken<Stellar>): string {
  const { before, seat } = spoken.compared;
  const [step] = ownSteps(toldIn(spoken, 'best'));
  if (step === undefined || step.do === 'replace' || step.do === 'leave')
    return 'Look at the five cards of the row.';
  if (step.do === 'take') return `Look at place ${step.place} of the row.`;
  if (step.do === 'keep') return 'Look at your last two cards.';
  if (step.do === 'start') return 'Look at your two starters.';
  if (step.to.area === 'note') {
    const type = typeOf(step.card);
    if (type === undefined) return 'Look at the runs in your notebook.';
    return inNotebook(type, notedOf(before, seat, type));
  }
  const { slot } = step.to;
  const section = SECTIONS.find((each) => SECTION_SLOTS[each].includes(slot)) ?? 'top';
  const free = SECTION_SLOTS[section].filter((each) => sideOf(before, seat).telescope[each - 1] === NONE);
  const empty = free.length === 1 ? `slot ${free[0]} is` : `slots ${listed(free)} are`;
  return `Look at your ${section} section: ${empty} still empty.`;
}

function what(spoken: Spoken<Stellar>, taken: number): string {
  const { steps, after } = toldIn(spoken, 'best').line;
  const follows = (index: number): boolean => steps[index - 1]?.do === 'lay';
  const told = steps.map((step, index) => {
    if (step.do === 'replace') return 'Replace the row.';
    if (step.do === 'leave') return 'Leave the row as it is.';
    if (step.do === 'take') return `Take ${cardName(step.card)} from place ${step.place}.`;
    if (step.do === 'keep') return `Keep ${cardName(step.card)}.`;
    if (step.do === 'start') return `Begin with ${cardName(step.card)}.`;
    const name = cardName(step.card);
    const place =
      step.to.area === 'note'
        ? 'in your notebook'
        : `${step.to.face === 'down' ? 'face down ' : ''}in slot ${step.to.slot}`;
    return follows(index) ? `${name} follows: put it ${place}.` : `Put ${name} ${place}.`;
  });
  return [
    ...told.slice(taken),
    ...(after.phase === 'draw' ? ['The top card of the deck follows.'] : []),
  ].join(' ');
}

export const en: Tongue<Stellar, StellarClaim> = {
  say: (claims, spoken) =>
    claims.map((claim, index) => {
      const before = claims[index - 1];
      const told = toldIn(spoken, claim.about);
      const last = before?.about === claim.about ? stepBehind(before, told) : undefined;
      const said = sentence(claim, spoken, { told, last, isOther: isOther(claim, before, told) });
      return claim.about === 'played' ? `As played, ${said}.` : `${capital(said)}.`;
    }),
  name: (about, spoken) => lineName(toldIn(spoken, about)),
  where,
  what,
};
