// What the dialogs of Stellarion say in English: refusals, consequences, steps.
import { counted } from '@planisphere/core';
import type { Action, Position, Type } from '@planisphere/stellarion';
import type { Consequence } from '../foresight.ts';
import type { Reason } from '../offers.ts';
import type { Panel } from '../panels.ts';
import { card, decks, galaxies, list, plurals, types } from './en-cards.ts';

const REASONS: Readonly<Record<string, string>> = {
  'LAUNCH-1': 'a card is missing',
  'LAUNCH-2': 'no voyage to that galaxy is left',
  'LAUNCH-4': 'no shooting star is left',
  'MIRROR-3': 'its voyages lie covered in the columns',
  'MIRROR-5': 'a mirror needs one card with a type',
  'MIRROR-6': 'mirrors stay where they are',
  'COORD-1': 'the two are of different types',
  'CROSS-1': 'takes four black holes that show',
  'CROSS-4': 'three voyages would not fit into your two piles',
  'CROSS-5': 'black holes can only cross',
  'DUO-3': 'a pile holds two galaxies at most',
  'SHIP-2': 'the second search needs another deck',
  'SHIP-3': 'this deck is empty',
  'NEBULA-1': 'nothing to recover there',
  'STARS-3': 'a scan needs two cards',
  'OUTPOST-1': 'the Outpost holds another galaxy',
  'OUTPOST-2': 'it is in the Outpost already',
  'PLANET-1': 'it shows nothing',
  'PLANET-2': 'one card only',
  'METEOR-2': 'takes two meteors',
  'THEORY-2': 'takes three of its type that show',
};

export function reason(why: Reason): string {
  if ('rule' in why) return REASONS[why.rule] ?? why.rule;
  if ('short' in why) {
    if (why.short === 1) return 'not yet: one card short, and no star is left';
    const short = why.withStar ? why.short - 1 : why.short;
    return `not yet: ${counted(short, 'card', 'cards')} short${why.withStar ? ', even with the star' : ''}`;
  }
  if (why.kind === 'galaxies') return 'all four must be of one galaxy';
  if (why.kind === 'twice') return 'needs four different cards of one galaxy';
  if (why.kind === 'one') return 'add one more of its type';
  return 'takes exactly two cards of one type';
}

export function consequence(what: Consequence): string {
  switch (what.kind) {
    case 'won':
      return 'You win the game';
    case 'lost':
      return 'The sun arrives: the game is lost';
    case 'hopeless':
      return 'After this the game can no longer be won';
    case 'repeated':
      return 'This position has been there before; the third time loses';
    case 'voyage':
      return `Voyage to ${galaxies[what.galaxy]} flown, ${what.left} to go`;
    case 'ready':
      return `${galaxies[what.galaxy]} launch ready${what.star ? ', with a shooting star' : ''}`;
    case 'gains':
      return `Nearer to ${galaxies[what.galaxy]}`;
    case 'unready':
      return `${galaxies[what.galaxy]} launch no longer ready`;
    case 'chance':
      return `for a launch to ${galaxies[what.galaxy]}${what.star ? ' with a shooting star' : ''}`;
    case 'theory':
      return `${types[what.type]} on top for the theory: ${what.from} → ${what.to}`;
    case 'sun':
      return `The sun: ${what.from} → ${what.to}${what.meteor ? ', a meteor is yours' : ''}`;
    case 'turned':
      return `New cards from ${list(
        what.decks.map((deck) => decks[deck]!),
        'and',
      )}`;
  }
}

export function powers(type: Type, major: boolean, discovery: Type | undefined): string {
  const radar = discovery === 1 && type === 1;
  return [
    major ? 'search two decks for a card each' : 'search a deck for any card',
    major
      ? `recover up to 2 cards${radar ? ', on top of their deck' : ''}`
      : `recover 1 card${radar ? ', on top of its deck' : ''}`,
    major ? 'scan decks, up to four times' : 'scan a deck, up to twice',
    major ? 'station up to 2 cards' : 'station 1 card in the Outpost',
  ][type]!;
}

const POWER = ['Ship', 'Nebula', 'Stars', 'Planet'];
const sizeOf = (scene: Position): string => (scene.stage.major ? 'major' : 'minor');

export function title(panel: Panel, scene: Position): string {
  switch (panel) {
    case 'search':
      return scene.stage.begun ? 'Search another deck' : 'Search a deck';
    case 'recover':
      return scene.stage.major ? 'Recover one or two cards' : 'Recover a card';
    case 'scan':
      return scene.stage.begun ? 'Scan once more?' : 'Scan a deck';
    case 'station':
      return 'Station in the Outpost';
    case 'return':
      return 'Which ship goes under its deck?';
    case 'place':
      return `The ${decks[scene.stage.deck ?? 0]} deck shows two cards`;
    case 'claim':
      return 'The crossing';
    case 'waive':
      return scene.table.sun ? 'Push the sun back' : 'Waive the effect';
    case 'spend':
      return 'Two meteors for a voyage';
    case 'sure':
      return 'Are you sure?';
  }
}

export function more(panel: Panel, scene: Position): string {
  const power = `${POWER[scene.stage.power]}, ${sizeOf(scene)} power`;
  switch (panel) {
    case 'search':
      return `${power}: any card of it to the top`;
    case 'recover':
      return scene.discovery === 1
        ? `${power}: the radar puts it on top, the first one face up`
        : `${power}: shuffled into its deck`;
    case 'scan':
      return `${power}: ${counted(scene.stage.left, 'scan', 'scans')} left`;
    case 'station':
      return `${power}: a card that shows waits there for its launch`;
    case 'return':
      return 'Reversible Thrusters: one of the ships goes under its deck';
    case 'place':
      return scene.discovery === 2
        ? 'Reflection Amplifier: put them where you like'
        : 'One goes on top, the other to the bottom';
    case 'claim':
      return 'Black holes open the way: choose your voyages';
    case 'waive':
      return `${power}: its effect is given up`;
    case 'spend':
      return 'At once and free; your turn goes on';
    case 'sure':
      return 'This launch has a price';
  }
}

export function steps(panel: Panel, { stage, table }: Position): readonly string[] {
  // A mirror may have been one of them.
  const two = `Two ${table.mirrors && !stage.major ? 'cards' : plurals[stage.power]}`;
  switch (panel) {
    case 'search':
      return [two, 'Deck', 'Card', 'Confirm'];
    case 'recover':
      return [two, 'Discard', 'Card', 'Confirm'];
    case 'scan':
      return [two, 'Deck', 'Reveal'];
    case 'place':
      return [two, 'Deck', 'Place', 'Confirm'];
    case 'station':
      return [two, 'Card', 'Confirm'];
    default:
      return [];
  }
}

export function confirm(step: Action): string {
  switch (step.kind) {
    case 'search':
      return `Put the ${card(step.card)} on top`;
    case 'recover':
      return `Recover ${list(
        step.cards.map((each) => `the ${card(each)}`),
        'and',
      )}`;
    case 'scan':
      return `Shuffle the ${decks[step.deck]} deck and reveal two`;
    case 'station':
      return step.decks.length > 1 ? 'Station these two' : 'Station this card';
    case 'return':
      return `Put it under the ${decks[step.deck]} deck`;
    case 'place':
      return 'Place them like this';
    case 'take':
      return 'Take these voyages';
    case 'spend':
      return 'Spend two meteors';
    case 'waive':
      return step.retreat === 0 ? 'Waive the effect' : `Push the sun back by ${step.retreat}`;
    case 'launch':
      return 'Launch all the same';
    default:
      return 'Confirm';
  }
}
