// Stellar's part of the editor for positions.
import { parseCard, TYPES } from '@planisphere/stellar';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import type { EditorNames, GameEditor } from '../../../table/editor/editor.ts';
import { CardFace } from '../board/CardFace.tsx';
import { Tubes } from '../board/Tubes.tsx';
import { SLOT_SPOTS } from '../board/tubes.ts';
import { boardWords } from '../words/index.ts';
import { model, ROW_PLACES, SEATS } from './model.ts';
import styles from './sheet.module.css';
import { editorWords } from './words.ts';

const SLOTS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);
const LETTERS: Readonly<Record<string, string>> = {
  P: 'planet',
  M: 'moon',
  A: 'asteroid',
  C: 'cloud',
  H: 'hole',
};
/** In half columns of eight: where each slot of the telescope begins, row by row. */
const ROWS: readonly (readonly number[])[] = [[4], [3, 5], [3, 5], [2, 4, 6], [1, 3, 5, 7]];
const STYLES: readonly Readonly<Record<string, string>>[] = ROWS.flatMap((columns, row) =>
  columns.map((column) => `${row + 1} / ${column} / auto / span 2`),
).map((gridArea, index) => ({
  gridArea,
  // In the drawing of the telescope.
  '--x': String(SLOT_SPOTS[index]?.x),
  '--y': String(SLOT_SPOTS[index]?.y),
}));

function cardOf(piece: string): number | undefined {
  const card = parseCard(model.kindOf?.(piece) ?? piece);
  return card.ok ? card.value : undefined;
}

const names: EditorNames = {
  typed: () => editorWords().typed,
  piece: (id) => {
    const card = cardOf(id);
    return card === undefined ? (editorWords().places.unknown ?? '') : boardWords().card(card);
  },
  place: (id) => {
    const { places, seats, parts } = editorWords();
    const [seat = '', what = '', slot = ''] = id.split('.');
    if (seat === 'row') return `${parts.row}, ${places.row} ${what}`;
    if (!(seat in seats)) return places[seat] ?? '';
    return `${seats[seat]}, ${places[what]} ${slot}`.trim();
  },
  part: (id) => {
    const { parts, seats, places } = editorWords();
    const [seat = '', what = ''] = id.split('.');
    if (what !== '') return parts[what] ?? places[what] ?? '';
    return parts[seat] ?? seats[seat] ?? places[seat] ?? boardWords().families[id as 'planet'] ?? '';
  },
  choice: (id) => {
    const [what = '', seat] = id.split('.');
    const name = editorWords().choices[what] ?? '';
    return seat === undefined ? name : `${editorWords().seats[seat]}, ${name.toLowerCase()}`;
  },
  value: (choice, value) => {
    const { values, seats } = editorWords();
    if (choice.startsWith('answer.') && cardOf(value) !== undefined) return names.piece(value);
    return (
      values[choice]?.[value] ??
      (choice === 'mover' || choice === 'first' ? seats[value] : undefined) ??
      values.other?.[value] ??
      value
    );
  },
  aspect: (id) => editorWords().aspects[id] ?? '',
  form: (aspect, value) => {
    if (aspect === 'since') return String(Number(value) + 1);
    if (aspect === 'told') return [...value].map((digit) => (digit === '6' ? '6/0' : digit)).join(' / ');
    return editorWords().forms[value] ?? value;
  },
};

export const editor: GameEditor = {
  model,
  names,
  sections: (sketch) => {
    const ids = model.choices(sketch).map(({ id }) => id);
    const seats = SEATS.map((seat) => ({
      id: seat,
      half: true as const,
      groups: [
        { id: `${seat}.tel`, places: SLOTS.map((slot) => `${seat}.tel.${slot}`), columns: 8 },
        { id: `${seat}.note`, places: [`${seat}.note`] },
        { id: `${seat}.hand`, places: [`${seat}.hand`] },
      ],
      choices: [`answer.${seat}`],
    }));
    const own = new Set(['memory', ...SEATS.map((seat) => `answer.${seat}`)]);
    const drawn = model.places(sketch).some(({ id }) => id === 'drawn');
    return [
      {
        id: 'turn',
        groups: [
          { id: 'row', places: ROW_PLACES, columns: 5 },
          ...(drawn ? [{ id: 'drawn', places: ['drawn'], columns: 5 }] : []),
        ],
        choices: ids.filter((id) => !own.has(id)),
      },
      ...seats,
      {
        id: 'more',
        groups: ['discard', 'A.taken', 'B.taken'].map((place) => ({ id: place, places: [place] })),
        choices: ['memory'],
      },
    ];
  },
  box: () => [
    ...Object.entries(LETTERS).map(([letter, id]) => ({
      id,
      pieces: [1, 2, 3, 4, 5, 6].map((number) => `${letter}${number}`),
    })),
    { id: 'satellite', pieces: [1, 2, 3, 4, 5].map((number) => `S${number}`) },
    { id: 'unknown', pieces: ['?'] },
  ],
  Face: ({ piece }) => {
    const card = cardOf(piece);
    // In the editor everybody sees face-down cards.
    return (
      <CardFace
        card={card}
        down={piece.startsWith('#') && card === undefined}
        ghost={piece.startsWith('#')}
      />
    );
  },
  Sign: ({ row }) =>
    row === 'satellite' || (TYPES as readonly string[]).includes(row) ? (
      <span data-type={row}>
        <Glyph name={`t-${row}`} />
      </span>
    ) : (
      <Glyph name="t-facedown" />
    ),
  styleOf: (place) => (place.includes('.tel.') ? STYLES[Number(place.split('.')[2]) - 1] : undefined),
  sheet: styles.sheet ?? '',
  Backdrop: ({ group }) =>
    group.endsWith('.tel') ? (
      <Tubes />
    ) : group.endsWith('.note') ? (
      <div class={styles.signs} aria-hidden="true">
        {[...TYPES, 'satellite'].map((type) => (
          <span key={type} data-type={type}>
            <Glyph name={`t-${type}`} />
          </span>
        ))}
      </div>
    ) : undefined,
};
