// A position read from words must be one that the rules can go on with: every card in its place, every token there
// once, and a stage that fits. The answer names the word that cannot be.
import { cardsOfHeap, contentsOf, type Fault, isTopKnown, pileSize } from '@planisphere/core';
import { EVERY_DECK, EVERY_GALAXY, type Galaxy, isTyped, SHIP, STARS, typeOf } from '../rules/cards.ts';
import { spenders } from '../rules/expansions/sun.ts';
import { cardOfCopy, deckOf, type Position } from '../rules/position.ts';
import { ADVANCED_PER_GALAXY } from '../rules/reconstructed.ts';
import { facesOfDeck } from '../rules/setup.ts';
import { canAct, coveredDeck } from '../rules/turn.ts';
import { countOf, galaxiesIn, isWon, voyageCount } from '../rules/voyages.ts';
import { facesElsewhere } from './others.ts';

const fault = (at: string, message: string): Fault => ({ code: `impossible-${at}`, at, message });

export function soundFault(position: Position): Fault | undefined {
  return cardFault(position) ?? voyageFault(position) ?? tokenFault(position) ?? stageFault(position);
}

/** Every deck's cards lie in the deck, its discard, the Outpost or a scanning hand; none twice, none missing. */
function cardFault(position: Position): Fault | undefined {
  const expected = facesOfDeck(position.table).join();
  const { table, stage, outpost, ofType } = position;
  for (const deck of EVERY_DECK) {
    const elsewhere = facesElsewhere({
      table,
      deck,
      discard: position.discards[deck]!,
      outpost,
      ofType,
      stage,
    });
    const faces = [...cardsOfHeap(contentsOf(position.decks[deck]!)), ...elsewhere].sort((a, b) => a - b);
    if (faces.join() !== expected)
      return fault('decks', `Cards of deck ${deck + 1} are missing or too many.`);
  }
  return undefined;
}

function voyageFault(position: Position): Fault | undefined {
  const { table, stage, voyages, columns, won } = position;
  const total = won.reduce((sum, pile) => sum + voyageCount(pile), voyageCount(voyages));
  const whole = 8 + table.advanced;
  const right = stage.kind === 'advanced' ? total >= 8 && total < whole : total === whole;
  if (!right) return fault('voyages', `There must be ${whole} voyages in all, not ${total}.`);
  if (!EVERY_GALAXY.every((galaxy) => isPossible(position, galaxy))) {
    return fault('voyages', 'Each galaxy has two voyages, and two advanced ones at most.');
  }
  const laid = columns.flat().length;
  const beforeColumns = stage.kind === 'theory' && laid === 0;
  const laying = beforeColumns || ['advanced', 'discovery', 'columns'].includes(stage.kind);
  if (table.mirrors && !laying && laid !== voyageCount(voyages)) {
    return fault('voyages', 'All voyages must lie in columns.');
  }
  if (table.players === 2 && won.some((pile) => galaxiesIn(pile).length > 2)) {
    return fault('piles', 'A victory pile holds at most two galaxies.');
  }
  return undefined;
}

function isPossible({ voyages, won }: Position, galaxy: Galaxy): boolean {
  const total = won.reduce((sum, pile) => sum + countOf(pile, galaxy), countOf(voyages, galaxy));
  return total >= 2 && total <= 2 + ADVANCED_PER_GALAXY;
}

function tokenFault({
  table,
  stage,
  theory,
  theories,
  discovery,
  meteors,
  collected,
}: Position): Fault | undefined {
  const drawing = stage.kind === 'advanced' || stage.kind === 'discovery' || stage.kind === 'theory';
  if (
    table.theories &&
    !drawing &&
    ((theory === undefined) !== (theories === 0) || discovery === undefined)
  ) {
    return fault('theories', 'A theory and a discovery must lie face up by now.');
  }
  const onTrack = [0, 1, 2, 3].filter((index) => (meteors >> index) & 1).length;
  return onTrack + collected > 4 ? fault('sun', 'There are four meteors.') : undefined;
}

function stageFault(position: Position): Fault | undefined {
  return fits(position) ? undefined : fault('stage', 'The table does not fit this stage.');
}

function fits(position: Position): boolean {
  const { stage, decks, table } = position;
  if (isWon(position) !== (position.ending === 'won')) return false;
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
