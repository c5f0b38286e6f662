// The coach of Stellarion in English. Past tense and participle of every verb here are alike, so that one phrase serves
// “would have” and “did”.
import { BLACK_HOLE, type Card, type Deck, galaxyOf, MIRROR, ORIGINS, typeOf } from '@planisphere/stellarion';
import type { Deed } from './facts.ts';
import type { NamedStep } from './steps.ts';
import type { CoachWords } from './words.ts';

const GALAXY_NAMES = ['Alpha', 'Beta', 'Gamma', 'Delta'] as const;
const TYPE_NAMES = ['ship', 'nebula', 'stars', 'planet'] as const;
const MANY = ['ships', 'nebulae', 'stars', 'planets'] as const;
const DECK_NAMES = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Ship', 'Nebula', 'Stars', 'Planet'] as const;

function cardName(card: Card): string {
  if (card === BLACK_HOLE) return 'the black hole';
  if (card === MIRROR) return 'the mirror';
  return `the ${TYPE_NAMES[typeOf(card)]} of ${GALAXY_NAMES[galaxyOf(card)]}`;
}

const deckName = (deck: Deck): string => `the ${DECK_NAMES[deck]} deck`;
const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const percent = (chance: number): number => Math.round(100 * chance);
const figure = (count: number): string => count.toFixed(1).replace('.0', '');

function listOf(cards: readonly Card[]): string {
  const [one, two] = cards;
  if (one !== undefined && one === two) return `${cardName(one)} twice`;
  return cards.map(cardName).join(' and ');
}

function originName(card: Card, origin: number): string {
  if (ORIGINS[origin] === 'star') return `a shooting star for ${cardName(card)}`;
  if (ORIGINS[origin] === 'outpost') return `taking ${cardName(card)} from the Outpost`;
  const deck = ORIGINS[origin] === 'galaxy' ? galaxyOf(card) : 4 + typeOf(card);
  return `taking ${cardName(card)} from ${deckName(deck as Deck)}`;
}

function stepName(step: NamedStep | undefined): string {
  switch (step?.do) {
    case 'launch':
      return `a Launch to ${GALAXY_NAMES[step.galaxy]}${step.star ? ' with a shooting star' : ''}`;
    case 'from':
      return originName(step.card, step.origin);
    case 'pay':
      return `paying with ${listOf(step.cards)}`;
    case 'search':
      return `searching ${deckName(step.deck)} for ${cardName(step.card)}`;
    case 'recover':
      return `recovering ${listOf(step.cards)} for ${deckName(step.deck)}`;
    case 'scan':
      return `scanning ${deckName(step.deck)}`;
    case 'station':
      return `stationing ${listOf(step.cards)}`;
    case 'place':
      if (step.top.length === 0) return 'putting both cards to the bottom';
      return `putting ${listOf(step.top)} on top`;
    case 'return':
      return `returning ${cardName(step.card)} to its deck`;
    case 'take':
      return `taking the voyage to ${GALAXY_NAMES[step.galaxy]}`;
    case 'spend':
      return `spending two meteors on ${GALAXY_NAMES[step.galaxy]}`;
    case 'prove':
      return `proving the theory of ${MANY[step.type]}`;
    case 'waive':
      return step.retreat > 0
        ? `waiving the effect to send the sun back ${plural(step.retreat, 'space')}`
        : 'waiving the effect';
    case 'cross':
      return 'a Crossing';
    case 'done':
      return 'stopping there';
    case 'wait':
      return 'waiting';
    default:
      return 'this';
  }
}

function readyWords({ own, others, hope }: Deed, galaxy: number): string {
  const [chance, less] = [percent(own.ready[galaxy]!), percent(others.ready[galaxy]!)];
  const to = `a Launch to ${GALAXY_NAMES[galaxy]} next turn`;
  const detail =
    hope === undefined
      ? ''
      : `: ${deckName(hope.deck)} shows ${cardName(hope.card)} ${hope.weight} ${hope.weight === 1 ? 'time' : 'times'} in ${hope.total}`;
  if (chance >= 100) return `made sure of ${to}${less > 0 ? `, not just ${less} % likely` : ''}${detail}`;
  return `made ${to} ${chance} % likely${less > 0 ? ` instead of ${less} %` : ''}${detail}`;
}

function deedWords(deed: Deed): string {
  const { reason, own, others, ending } = deed;
  switch (reason?.kind) {
    case 'end':
      if (own.end > 0) return 'won the game at once';
      return ending === 'sun' ? 'kept the Gloomy Sun from arriving' : 'kept the game within reach';
    case 'hope':
      return 'kept the game within reach';
    case 'voyage':
      return `brought the voyage to ${GALAXY_NAMES[reason.galaxy]} at once`;
    case 'ready':
      return readyWords(deed, reason.galaxy);
    case 'theory':
      return 'brought a theory proved';
    case 'proof':
      return `made the proof of the theory next turn ${percent(own.proof)} % likely instead of ${percent(others.proof)} %`;
    case 'star':
      return 'kept a shooting star for later';
    case 'sun':
      return `kept the sun ${plural(own.sun - others.sun, 'space')} further away`;
    case 'meteor':
      return deed.step?.do === 'wait' ? 'kept two meteors for a later voyage' : 'brought a meteor';
    case 'hole':
      return `left more black holes for a Crossing, about ${figure(own.holes)} instead of ${figure(others.holes)}`;
    case 'copy': {
      const left = own.copies[reason.card]!;
      const toGo = plural(own.toGo[reason.card >> 2]!, 'voyage');
      return `left ${left === 1 ? 'one copy' : `${left} copies`} of ${cardName(reason.card)} instead of ${others.copies[reason.card]}, with ${toGo} to go there`;
    }
    case 'hand': {
      const [chance, less] = [percent(own.hand[reason.card]!), percent(others.hand[reason.card]!)];
      if (chance >= 100) return `kept ${cardName(reason.card)} at hand for the next turn`;
      return `made it ${chance} % likely to have ${cardName(reason.card)} at hand next turn, instead of ${less} %`;
    }
    case 'pair':
      return `left two ${MANY[reason.type]} at hand for a Coordination`;
    case 'outpost':
      return `kept ${cardName(reason.card)} safe in the Outpost`;
    default:
      return 'left the decks in better order';
  }
}

/** The first word of every deed in the present. */
const PRESENT: Readonly<Record<string, string>> = {
  won: 'wins',
  kept: 'keeps',
  brought: 'brings',
  made: 'makes',
  left: 'leaves',
};
const present = (deed: string): string => deed.replace(/^\w+/, (verb) => PRESENT[verb] ?? verb);

function placeOf(step: NamedStep): string {
  switch (step.do) {
    case 'launch':
      return `Look at ${GALAXY_NAMES[step.galaxy]}: what does a Launch there still lack?`;
    case 'from':
      return 'Look at where each card of the Launch can come from.';
    case 'pay':
      return 'Look at what you can pay with: not every pair costs the same.';
    case 'search':
      return `Look at ${deckName(step.deck)}: one of its cards is worth fetching.`;
    case 'recover':
      return `Look at the discards of ${deckName(step.deck)}: something there is worth having back.`;
    case 'scan':
      return `Look at ${deckName(step.deck)}: two of its cards are worth seeing.`;
    case 'station':
      return 'Look at the cards that show: something is worth keeping in the Outpost.';
    case 'place':
      return 'Look at the two cards: which one do you want to see first?';
    case 'return':
      return 'Look at the ships that paid: which one do you want back?';
    case 'take':
      return 'Look at the voyages that are left: which one would be hardest to launch?';
    case 'spend':
      return 'Look at your meteors: they are worth a voyage.';
    case 'prove':
      return 'Look at the theory that lies face up.';
    case 'waive':
      return step.retreat > 0
        ? 'Look at the sun: how near has it come?'
        : 'Is the effect worth using at all?';
    case 'cross':
      return 'Look at the black holes that show.';
    case 'done':
      return 'Has the effect not done enough?';
    case 'wait':
      return 'Look at your meteors: must they be spent now?';
  }
}

export const en: CoachWords = {
  where: placeOf,
  brings: (deed) => `${capital(stepName(deed.step))} ${present(deedWords(deed))}.`,
  wouldHave: (deed) => `${capital(stepName(deed.step))} would have ${deedWords(deed)}.`,
  did: (deed) => `${capital(stepName(deed.step))} ${deedWords(deed)}.`,
  fell: (from, to) => `As played, the chance to win fell from ${from} % to ${to} %.`,
  small: (points) => `The difference is small: ${points} % of the chance to win.`,
  unsure: (points) => `It may have cost ${points} % of the chance to win, but that is not certain.`,
  same: (chance) => `The chance to win stays at ${chance} %.`,
  onlyThis: (points) => `Nothing else came close: the next best would have cost ${points} %.`,
  nextBest: (step, points) =>
    points < 1
      ? `${capital(stepName(step))} was as good.`
      : `The next best, ${stepName(step)}, would have cost ${points} %.`,
};
