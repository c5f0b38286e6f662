// Star Explorer's part of the editor for positions.
import { KINDS, type Kind, PILE, parseTile, ROUNDS, TILES, tileOf } from '@planisphere/star-explorer';
import type { EditorNames, GameEditor } from '../../../table/editor/editor.ts';
import { Figure } from '../board/Hand.tsx';
import { KindMark } from '../board/StarShape.tsx';
import { ROMAN } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import { laidAt } from './laying.ts';
import { LETTERS, model, seatsOf } from './model.ts';
import styles from './piece.module.css';
import { SkyScene } from './SkyScene.tsx';
import sky from './sky.module.css';
import { editorWords } from './words.ts';

const SIZES = [5, 6, 7, 8, 9, 10];
const kindOf = (letter: string): Kind => KINDS[LETTERS.indexOf(letter)] ?? 'red';
const roman = (round: string): string => ROMAN[Number(round) - 1] ?? round;

const names: EditorNames = {
  typed: () => editorWords().typed,
  piece: (id) => {
    const tile = parseTile(id);
    if (tile !== undefined) return tileOf(tile).name;
    return LETTERS.includes(id) ? boardWords().kind[kindOf(id)] : (editorWords().values[id] ?? id);
  },
  place: (id) => {
    const { seats, parts } = editorWords();
    const [seat = '', what = '', number = ''] = id.split('.');
    if (what === 'back') return `${seats[seat]}, ${parts.backs} ${PILE[Number(number) - 1]}`;
    return `${seats[seat]}, ${parts[what]} ${roman(number)}`;
  },
  part: (id) => {
    const { seats, parts } = editorWords();
    const [seat = '', what] = id.split('.');
    if (what !== undefined) return seat === 'size' ? `${parts.size} ${what}` : (parts[what] ?? '');
    return seats[seat] ?? parts[seat] ?? '';
  },
  choice: (id) => {
    const { choices } = editorWords();
    const [first = '', second = ''] = id.split('.');
    return first === 'size' ? `${choices.size} ${roman(second)}` : (choices[second] ?? choices[first] ?? '');
  },
  value: (choice, value) => {
    const { values, seats } = editorWords();
    if (choice.endsWith('.start') && value !== '_')
      return [...value].map((letter) => boardWords().kind[kindOf(letter)]).join(' / ');
    if (LETTERS.includes(value) && /side|seven/.test(choice)) return boardWords().kind[kindOf(value)];
    return values[value] ?? (choice === 'first' ? seats[value] : undefined) ?? value;
  },
  aspect: () => '',
  form: (_, value) => value,
};

export const editor: GameEditor = {
  model,
  names,
  sections: (sketch) => [
    {
      id: 'table',
      groups: [],
      choices: model.choices(sketch).flatMap(({ id }) => (/^[A-D]\./.test(id) ? [] : [id])),
    },
    ...seatsOf(sketch).map((seat) => ({
      id: seat,
      alone: true as const,
      groups: [
        { id: `${seat}.tile`, places: numbered(ROUNDS, `${seat}.tile`), columns: 6 },
        { id: `${seat}.back`, places: numbered(PILE.length, `${seat}.back`), columns: 7 },
      ],
      choices: [`${seat}.start`, `${seat}.side`, `${seat}.seven`],
    })),
  ],
  box: () => [
    ...SIZES.map((size) => ({
      id: `size.${size}`,
      pieces: TILES.flatMap(({ id, size: own }) => (own === size ? [id] : [])),
    })),
    { id: 'backs', pieces: LETTERS },
  ],
  Face: ({ piece }) => {
    const tile = parseTile(piece);
    if (tile === undefined) return <KindMark kind={kindOf(piece)} class={styles.kind} />;
    return (
      <span class={styles.tile} data-kind={tileOf(tile).kind}>
        <Figure tile={tile} />
      </span>
    );
  },
  Sign: ({ row }) =>
    row === 'backs' ? <KindMark kind="white" class={styles.sign} /> : <b>{row.split('.')[1]}</b>,
  Scene: SkyScene,
  sheet: sky.sheet ?? '',
  about: () => editorWords().skyAbout,
  dropAt: laidAt,
};

function numbered(count: number, place: string): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${place}.${index + 1}`);
}
