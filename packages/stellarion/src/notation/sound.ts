// A position read from words must be one that the rules can go on with: every card in its place, every token once, and
// a fitting stage. A finding names the word at fault.
import { type Finding, impossible, isTopKnown, makeSeat, pileSize, type Seat } from '@planisphere/core';
import {
  cardIn,
  DECKS,
  EVERY_GALAXY,
  GALAXIES,
  type Galaxy,
  isTyped,
  SHIP,
  STARS,
  typeOf,
} from '../rules/cards.ts';
import { spenders } from '../rules/expansions/sun.ts';
import { cardOfCopy, deckOf, type Position } from '../rules/position.ts';
import { ADVANCED_PER_GALAXY } from '../rules/reconstructed.ts';
import { facesOfDeck } from '../rules/setup.ts';
import { canAct, coveredDeck } from '../rules/turn.ts';
import { countOf, galaxiesIn, isWon, voyageCount } from '../rules/voyages.ts';
import { type CardsElsewhere, facesElsewhere } from './others.ts';
import { makeCard } from './words.ts';

type Doubt = Omit<Finding, 'weight'>;

export function* soundFindings(position: Position): Generator<Finding> {
  for (const doubt of voyageFindings(position)) yield impossible(doubt);
  for (const doubt of tokenFindings(position)) yield impossible(doubt);
  for (const doubt of stageFindings(position)) yield impossible(doubt);
}

/** Every deck's cards are in the deck, its discard, the Outpost or a scanning hand; none twice, none missing. */
export function* countFindings(faces: readonly number[], elsewhere: CardsElsewhere): Generator<Doubt> {
  const { table, deck } = elsewhere;
  const expected = facesOfDeck(table);
  const there = [...faces, ...facesElsewhere(elsewhere)];
  const count = (list: readonly number[], face: number): number =>
    list.filter((each) => each === face).length;
  for (const face of new Set([...expected, ...there])) {
    const [found, wanted] = [count(there, face), count(expected, face)];
    if (found === wanted) continue;
    const card = makeCard(cardIn(deck, face));
    yield {
      code: found > wanted ? 'card-too-many' : 'card-missing',
      at: 'decks',
      message: `Of the ${DECKS[deck]} deck ${found} cards ${card} are there, not ${wanted}.`,
      of: [card, DECKS[deck], String(found), String(wanted)],
    };
  }
}

function* voyageFindings(position: Position): Generator<Doubt> {
  const { table, stage, voyages, columns, won } = position;
  const total = won.reduce((sum, pile) => sum + voyageCount(pile), voyageCount(voyages));
  const whole = 8 + table.advanced;
  const right = stage.kind === 'advanced' ? total >= 8 && total < whole : total === whole;
  if (!right)
    yield {
      code: 'voyages-count',
      at: 'voyages',
      message: `There must be ${whole} voyages in all, not ${total}.`,
      of: [String(total), String(whole)],
    };
  for (const galaxy of EVERY_GALAXY)
    if (!isPossible(position, galaxy))
      yield {
        code: 'voyages-galaxy',
        at: 'voyages',
        message: 'Each galaxy has two voyages, and two advanced ones at most.',
        of: [GALAXIES[galaxy]],
      };
  const laid = columns.flat().length;
  const beforeColumns = stage.kind === 'theory' && laid === 0;
  const laying = beforeColumns || ['advanced', 'discovery', 'columns'].includes(stage.kind);
  if (table.mirrors && !laying && laid !== voyageCount(voyages))
    yield { code: 'voyages-unlaid', at: 'voyages', message: 'All voyages must lie in columns.' };
  if (table.players === 2)
    for (const [seat, pile] of won.entries())
      if (galaxiesIn(pile).length > 2)
        yield {
          code: 'pile-of-three',
          at: 'piles',
          message: 'A victory pile holds at most two galaxies.',
          of: [makeSeat(seat as Seat)],
        };
}

function isPossible({ voyages, won }: Position, galaxy: Galaxy): boolean {
  const total = won.reduce((sum, pile) => sum + countOf(pile, galaxy), countOf(voyages, galaxy));
  return total >= 2 && total <= 2 + ADVANCED_PER_GALAXY;
}

function* tokenFindings(position: Position): Generator<Doubt> {
  const { table, stage, theory, theories, discovery, meteors, collected } = position;
  const drawing = stage.kind === 'advanced' || stage.kind === 'discovery' || stage.kind === 'theory';
  if (table.theories && !drawing && ((theory === undefined) !== (theories === 0) || discovery === undefined))
    yield {
      code: 'theory-missing',
      at: 'theories',
      message: 'A theory and a discovery must lie face up by now.',
    };
  const onTrack = [0, 1, 2, 3].filter((index) => (meteors >> index) & 1).length;
  if (onTrack + collected > 4)
    yield {
      code: 'too-many-meteors',
      at: 'sun',
      message: 'There are four meteors.',
      of: [String(onTrack + collected)],
    };
}

function* stageFindings(position: Position): Generator<Doubt> {
  const { stage, ending } = position;
  const covered = coveredDeck(position);
  if (isWon(position) !== (ending === 'won'))
    yield ending === 'won'
      ? { code: 'won-too-early', at: 'stage', message: 'The game is not won while voyages are left.' }
      : { code: 'won-already', at: 'stage', message: 'No voyage is left, so the game is won.' };
  else if (stage.kind === 'turn' && covered !== undefined)
    yield {
      code: 'deck-covered',
      at: 'decks',
      message: 'Every deck that has cards shows its top card during a turn.',
      of: [DECKS[covered]],
    };
  else if (stage.kind === 'turn' && !fits(position))
    yield { code: 'nothing-possible', at: 'stage', message: 'No action is possible, so the game is over.' };
  else if (!fits(position))
    yield { code: 'impossible-stage', at: 'stage', message: 'The table does not fit this stage.' };
}

function fits(position: Position): boolean {
  const { stage, decks, table } = position;
  const covered = coveredDeck(position);
  switch (stage.kind) {
    case 'over':
      return true;
    case 'advanced':
      return voyageCount(position.voyages) < 8 + table.advanced && table.advanced < 8;
    case 'discovery':
      return table.theories && position.discovery === undefined && position.theory === undefined;
    case 'theory':
      return (
        table.theories &&
        position.discovery !== undefined &&
        position.theory === undefined &&
        position.theories !== 0
      );
    case 'columns':
      return table.mirrors && position.columns.flat().length < voyageCount(position.voyages);
    case 'opening':
    case 'reveal':
      return covered !== undefined && covered === stage.deck && !isTopKnown(decks[covered]!);
    case 'turn':
      return covered === undefined && (canAct(position) || spenders(position).length > 0);
    case 'claim':
      return table.blackHoles && stage.left > 0 && stage.left <= voyageCount(position.voyages);
    default:
      return powerFits(position);
  }
}

function powerFits({ stage, decks, discovery, discards }: Position): boolean {
  const { kind, power, left, deck, one, two } = stage;
  if (kind === 'thrusters') {
    if (discovery !== SHIP || power !== SHIP || one === undefined) return false;
    return [one, two ?? one].every(
      (copy) =>
        isTyped(cardOfCopy(copy)) && typeOf(cardOfCopy(copy)) === SHIP && discards[deckOf(copy)] !== 0,
    );
  }
  if (left < 1) return false;
  if (kind === 'effect')
    return two === undefined && (power === SHIP || (deck === undefined && one === undefined));
  if (power !== STARS || deck === undefined) return false;
  if (kind === 'scan') return pileSize(decks[deck]!) > 2 && decks[deck]!.rest !== 0;
  return one !== undefined && two !== undefined && deckOf(one) === deck && deckOf(two) === deck;
}
