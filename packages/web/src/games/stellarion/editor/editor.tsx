// Stellarion's part of the editor for positions.
import { BLACK_HOLE, type Card, cardOf, DECKS, type Deck, MIRROR, TYPES } from '@planisphere/stellarion';
import type { EditorNames, GameEditor } from '../../../table/editor/editor.ts';
import { CardFace } from '../board/CardFace.tsx';
import { Mark } from '../board/Mark.tsx';
import { deckMark, galaxyMark } from '../marks.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import { GALAXY_LETTERS, model, seatsOf } from './model.ts';
import { TYPE_LETTERS } from './reading.ts';
import styles from './sheet.module.css';
import { editorWords } from './words.ts';

const TYPE_CHOICES = ['theory', 'under', 'discovery'];

function cardAt(piece: string): Card | undefined {
  const kind = model.kindOf?.(piece) ?? piece;
  if (kind === 'BH') return BLACK_HOLE;
  if (kind === 'MI') return MIRROR;
  const [type, galaxy] = [TYPE_LETTERS.indexOf(kind[0] ?? ''), GALAXY_LETTERS.indexOf(kind[1] ?? '')];
  return type < 0 || galaxy < 0 ? undefined : cardOf(galaxy as 0, type as 0);
}

const deckName = (deck: string): string => boardWords().decks[DECKS.indexOf(deck as 'alpha')] ?? deck;
const galaxyName = (letter: string): string => boardWords().galaxies[GALAXY_LETTERS.indexOf(letter)] ?? '';

const names: EditorNames = {
  typed: () => editorWords().typed,
  piece: (id) => {
    const card = cardAt(id);
    return card === undefined ? `${editorWords().voyage} ${galaxyName(id)}` : boardWords().card(card);
  },
  place: (id) => {
    const { places, seats } = editorWords();
    const [what = '', part = ''] = id.split('.');
    if (what === 'won') return `${seats[part]}, ${places.won}`;
    return part === '' ? (places[what] ?? '') : `${deckName(what)}, ${places[part]}`;
  },
  part: (id) => {
    const [what = '', part] = id.split('.');
    if (part !== undefined) return names.place(id);
    return editorWords().parts[what] ?? editorWords().places[what] ?? deckName(what);
  },
  choice: (id) => editorWords().choices[id] ?? '',
  value: (choice, value) => {
    const { values, seats } = editorWords();
    if (choice === 'turn') return seats[value] ?? value;
    if (choice === 'expansions') return restWords().setup.names[value as 'sun'];
    if (TYPE_CHOICES.includes(choice) && TYPE_LETTERS.includes(value))
      return boardWords().types[TYPE_LETTERS.indexOf(value)] ?? value;
    if (choice === 'power') return boardWords().types[TYPES.indexOf(value as 'ship')] ?? value;
    if ((choice === 'one' || choice === 'two') && cardAt(value) !== undefined)
      return `${names.piece(value)}, ${deckName(value.split('.')[1] ?? '')}`;
    return values[choice]?.[value] ?? values.other?.[value] ?? (choice === 'deck' ? deckName(value) : value);
  },
  aspect: (id) => editorWords().aspects[id] ?? '',
  form: (aspect, value) =>
    aspect === 'home' ? deckName(value) : (editorWords().values.other?.[value] ?? value),
};

export const editor: GameEditor = {
  model,
  names,
  sheet: styles.sheet ?? '',
  Backdrop: ({ group }) => {
    const deck = DECKS.indexOf(group as 'alpha');
    return deck < 0 ? undefined : (
      <span class={styles.emblem} data-galaxy={group} aria-hidden="true">
        <Mark name={deckMark(deck as Deck)} />
      </span>
    );
  },
  sections: (sketch) => {
    const voyages = model
      .places(sketch)
      .filter(({ id }) => ['voyages', 'left', 'right', 'unlaid'].includes(id));
    return [
      {
        id: 'decks',
        groups: DECKS.map((deck) => ({ id: deck, places: [`${deck}.top`, `${deck}.bottom`] })),
        choices: [],
      },
      {
        id: 'discards',
        groups: DECKS.map((deck) => ({ id: `${deck}.discard`, places: [`${deck}.discard`] })),
        choices: [],
      },
      {
        id: 'away',
        groups: [
          { id: 'outpost', places: ['outpost'] },
          { id: 'voyages', places: voyages.map(({ id }) => id) },
          { id: 'won', places: seatsOf(sketch).map((seat) => `won.${seat}`) },
        ],
        choices: [],
      },
      { id: 'table', groups: [], choices: model.choices(sketch).map(({ id }) => id) },
    ];
  },
  box: (sketch) => {
    const special = model.pieces(sketch).flatMap(({ id }) => (id === 'BH' || id === 'MI' ? [id] : []));
    return [
      ...GALAXY_LETTERS.map((galaxy, index) => ({
        id: DECKS[index] ?? '',
        pieces: TYPE_LETTERS.map((type) => type + galaxy),
      })),
      ...(special.length > 0 ? [{ id: 'special', pieces: special }] : []),
      { id: 'voyages', pieces: GALAXY_LETTERS },
    ];
  },
  Face: ({ piece }) => {
    const card = cardAt(piece);
    const home = piece.split('.')[1];
    if (card === undefined)
      return (
        <span data-galaxy={DECKS[GALAXY_LETTERS.indexOf(piece)]} data-token>
          <Mark name={galaxyMark(GALAXY_LETTERS.indexOf(piece))} />
        </span>
      );
    return home === undefined ? (
      <CardFace card={card} />
    ) : (
      <CardFace card={card} home={DECKS.indexOf(home as 'alpha') as Deck} />
    );
  },
  Sign: ({ row }) => {
    const galaxy = DECKS.indexOf(row as 'alpha');
    if (row === 'voyages') return <Mark name="sn-voyage" />;
    return galaxy < 0 ? (
      <Mark name="sn-hole" />
    ) : (
      <span data-galaxy={row}>
        <Mark name={galaxyMark(galaxy)} />
      </span>
    );
  },
};
