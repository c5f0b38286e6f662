// How to win at Star Explorer, in four pictures of the real planisphere.
import {
  type Board,
  type Drawing,
  earnedBy,
  extinguishedAfter,
  fullDrawing,
  fullPlacements,
  kindsIn,
  LINE_POINTS,
  PILE,
  POINTS,
  starExplorer,
  tileOf,
} from '@planisphere/star-explorer';
import { useMemo } from 'preact/hooks';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { localized } from '../../../base/words/localized.ts';
import type { Goal } from '../../../table/learn/course-door.ts';
import { Figure } from '../board/Hand.tsx';
import { Planisphere } from '../board/Planisphere.tsx';
import { StarShape } from '../board/StarShape.tsx';
import { type Site, siteOf } from '../site.ts';
import { ROMAN } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import styles from './goal.module.css';
import { GOAL_FRAMES, GOAL_LINES } from './goal-frames.ts';

export const goal: Goal = { frames: GOAL_FRAMES, Picture };

interface GoalWords {
  readonly tiles: string;
  readonly numbers: string;
  readonly turned: string;
  readonly mirrored: string;
  readonly current: string;
  readonly previous: string;
  readonly joining: string;
  readonly sum: string;
  readonly bonuses: readonly (readonly [points: number, text: string])[];
}

const goalWords = localized<GoalWords>({
  en: {
    tiles: 'Your seven tiles',
    numbers: 'The number is how many stars the constellation has. You will draw six of the seven.',
    turned: 'may be turned',
    mirrored: 'never mirrored',
    current: 'stars of this tile’s kind',
    previous: 'stars of the previous tile’s kind',
    joining: 'lines that join them',
    sum: 'This round',
    bonuses: [
      [1, 'for each central star, beside the pole'],
      [2, 'for each line across the white axis'],
      [3, 'for each star of the border'],
      [3, 'for each 3-point star not crossed out; you begin with seven'],
    ],
  },
  fr: {
    tiles: 'Vos sept tuiles',
    numbers: 'Le numéro dit combien d’étoiles a la constellation. Vous en dessinerez six sur sept.',
    turned: 'se tourne',
    mirrored: 'jamais en miroir',
    current: 'étoiles du type de la tuile',
    previous: 'étoiles du type précédent',
    joining: 'lignes qui les relient',
    sum: 'Ce tour',
    bonuses: [
      [1, 'par étoile centrale, près du pôle'],
      [2, 'par ligne qui croise l’axe blanc'],
      [3, 'par étoile de la bordure'],
      [3, 'par étoile à 3 points non barrée ; vous en avez sept'],
    ],
  },
});

function boardAt(frame: number): Board {
  const parsed = starExplorer.notation.parse(GOAL_LINES[frame] ?? '');
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const site = siteOf(parsed.value, 0);
  const board = parsed.value.boards[0] as Board;
  return site !== undefined && (frame === 1 || frame === 2)
    ? { ...board, drawings: [bestWhole(site)] }
    : board;
}

/** The best drawing of the whole tile on visible stars. */
function bestWhole({ board, tile, taken }: Site): Drawing {
  const whole = fullPlacements(tile, taken).map((placement) => fullDrawing(tile, placement));
  const pointsOf = (drawing: Drawing): number => earnedBy(drawing, kindsIn(board, 1)).points;
  return whole.reduce((best, drawing) => (pointsOf(drawing) > pointsOf(best) ? drawing : best));
}

function Picture({ frame }: { readonly frame: number }) {
  const board = useMemo(() => boardAt(frame), [frame]);
  const round = frame === 3 ? 3 : 1;
  const kinds = frame === 0 ? undefined : kindsIn(board, round);
  return (
    <div class={styles.picture}>
      <div class={styles.disc}>
        <Planisphere
          board={board}
          round={round}
          kinds={kinds === undefined ? '' : `${kinds.current} ${kinds.previous}`}
          out={extinguishedAfter(board, board.drawings.length)}
          label={boardWords().disc(undefined, ROMAN[round - 1] as string)}
        />
      </div>
      <div class={styles.beside}>
        {frame === 0 ? <Sizes /> : undefined}
        {frame === 1 ? <Tile board={board} /> : undefined}
        {frame === 2 ? <Points board={board} /> : undefined}
        {frame === 3 ? <Bonuses /> : undefined}
      </div>
    </div>
  );
}

function Sizes() {
  const words = goalWords();
  return (
    <div class={styles.sizes}>
      <p>{words.tiles}</p>
      <ul>
        {PILE.map((size, index) => (
          <li key={`size-${index + 1}`}>{size}</li>
        ))}
      </ul>
      <small>{words.numbers}</small>
    </div>
  );
}

function Tile({ board }: { board: Board }) {
  const words = goalWords();
  const tile = board.tiles[0] as number;
  const { name, size, kind } = tileOf(tile);
  return (
    <div class={styles.tile} data-kind={kind}>
      <b>{size}</b>
      <Figure tile={tile} />
      <h2>{name}</h2>
      <p>
        <span>
          <Glyph name="ui-check" /> {words.turned}
        </span>
        <span>
          <Glyph name="ui-close" /> {words.mirrored}
        </span>
      </p>
    </div>
  );
}

/** The points of the picture's drawing, counted by the rules. */
function Points({ board }: { board: Board }) {
  const words = goalWords();
  const kinds = kindsIn(board, 1);
  const { current, previous, joining, points } = earnedBy(board.drawings[0] as Drawing, kinds);
  const rows = [
    { text: words.current, kind: kinds.current, count: current.length, worth: POINTS.current },
    { text: words.previous, kind: kinds.previous, count: previous.length, worth: POINTS.previous },
    { text: words.joining, kind: undefined, count: joining.length, worth: LINE_POINTS },
  ];
  return (
    <table class={styles.points}>
      <tbody>
        {rows.map(({ text, kind, count, worth }) => (
          <tr key={text}>
            <td>
              {kind === undefined ? (
                <i class={styles.joint} />
              ) : (
                <svg viewBox="-16 -16 32 32" aria-hidden="true" data-kind={kind}>
                  <StarShape kind={kind} size={28} />
                </svg>
              )}
            </td>
            <th>
              {text}
              <small>
                {count} × {worth}
              </small>
            </th>
            <td>{count * worth}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th colSpan={2}>{words.sum}</th>
          <td>{points}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Bonuses() {
  return (
    <ul class={styles.bonuses}>
      {goalWords().bonuses.map(([points, text]) => (
        <li key={text}>
          <b>{points}</b>
          {text}
        </li>
      ))}
    </ul>
  );
}
