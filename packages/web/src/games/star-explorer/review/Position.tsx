// A moment of Star Explorer: the sky at that time, with the player's drawing and the better one.
import {
  type Board,
  type Drawing,
  extinguishedAfter,
  HIDDEN,
  kindsIn,
  PLACES,
  type Place,
  phaseOf,
  seatScore,
  starExplorer,
  starsOf,
  type Position as Table,
} from '@planisphere/star-explorer';
import { starExplorerText } from '@planisphere/star-explorer/text';
import { settings } from '../../../base/settings/settings.ts';
import { typeset } from '../../../base/words/typeset.ts';
import type { PositionProps } from '../../../table/board.ts';
import { Plans } from '../../../table/review/Plans.tsx';
import { playerOf } from '../../../table/review/player.ts';
import { Planisphere } from '../board/Planisphere.tsx';
import { linesPath } from '../board/Sky.tsx';
import { toPicture, turnOf, VIEW_BOX } from '../geometry.ts';
import { SKY_PLACE } from '../places.ts';
import { ROMAN, roundOf } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import styles from './review.module.css';
import { reviewWords } from './words.ts';

export function Position({ reviewed, moment, lost, unit }: PositionProps) {
  const view = reviewed.game.view(reviewed.states[moment.from], moment.seat) as Table;
  const full = view.boards[moment.seat] as Board;
  const round = roundOf(view);
  // A drawing that the player replaces is not part of the sky.
  const board = { ...full, drawings: full.drawings.slice(0, round - 1) };
  const played = drawingIn(moment.played.events[0]);
  const other = drawingIn(moment.other.events[0]);
  const drawing = phaseOf(view).step === 'draw';
  const kinds = drawing ? kindsIn(board, round) : undefined;
  const told = (event: string | undefined) => {
    const parsed = starExplorer.notation.parseEvent(event ?? '');
    if (!parsed.ok) return '';
    const names = reviewed.scores.map((_, seat) => reviewed.nameOf(seat as 0));
    const { locale } = settings.value;
    const frame = { locale, viewer: moment.seat, names, paint: (text: string) => text, width: 100 };
    return typeset(starExplorerText.tell(parsed.value, view, frame));
  };
  return (
    <div class={styles.position} data-player={playerOf(moment.seat, reviewed.reader)}>
      <div class={styles.disc} data-place={SKY_PLACE}>
        <Planisphere
          board={board}
          round={round}
          kinds={kinds === undefined ? '' : `${kinds.current} ${kinds.previous}`}
          out={extinguishedAfter(board, round - 1)}
          label={boardWords().disc(reviewed.titleOf(moment.seat), ROMAN[round - 1] as string)}
        >
          {drawing ? (
            <svg class={styles.over} viewBox={VIEW_BOX} aria-hidden="true">
              <g transform={`rotate(${turnOf(round)})`}>
                <Drawn drawing={other} class={lost ? styles.best : styles.next} />
                <Drawn drawing={played} class={`${styles.played} ${styles[moment.grade]}`} />
              </g>
            </svg>
          ) : undefined}
        </Planisphere>
      </div>
      <Plans
        moment={moment}
        lost={lost}
        unit={unit}
        played={<Earned board={board} round={round} drawing={played} told={told(moment.played.events[0])} />}
        other={<Earned board={board} round={round} drawing={other} told={told(moment.other.events[0])} />}
      />
    </div>
  );
}

function drawingIn(event: string | undefined): Drawing | undefined {
  const parsed = starExplorer.notation.parseEvent(event ?? '');
  if (!parsed.ok || parsed.value.by === 'chance' || parsed.value.action.do !== 'draw') return undefined;
  const { drawing } = parsed.value.action;
  return drawing === HIDDEN ? undefined : drawing;
}

function Drawn({ drawing, class: look }: { drawing: Drawing | undefined; class: string | undefined }) {
  if (drawing === undefined) return null;
  return (
    <g class={look}>
      <path d={linesPath(drawing)} />
      {starsOf(drawing).map((star) => {
        const { x, y } = toPicture(PLACES[star] as Place, 0);
        return <circle key={star} cx={x} cy={y} r="35" />;
      })}
    </g>
  );
}

interface EarnedProps {
  readonly board: Board;
  readonly round: number;
  readonly drawing: Drawing | undefined;
  readonly told: string;
}

/** The points of a drawing in its round and at the end, line by line; or the other kind of answer. */
function Earned({ board, round, drawing, told }: EarnedProps) {
  if (drawing === undefined) return <p class={styles.told}>{told}</p>;
  const before = seatScore(board, round - 1);
  const after = seatScore({ ...board, drawings: [...board.drawings, drawing] }, round);
  const scored = after.rounds[round - 1]!;
  const words = reviewWords();
  const rows = [
    [words.stars, scored.currentStars.points + scored.previousStars.points],
    [words.lines, scored.joiningLines.points],
    [words.bonus, bonusOf(after) - bonusOf(before)],
    [words.out, after.lit - before.lit],
  ] as const;
  return (
    <dl class={styles.earned}>
      {rows.map(([name, points]) =>
        points === 0 ? undefined : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{signed(points)}</dd>
          </div>
        ),
      )}
      <div class={styles.sum}>
        <dt>{words.round}</dt>
        <dd>{signed(after.total - before.total)}</dd>
      </div>
    </dl>
  );
}

function bonusOf({ central, axis, outer }: ReturnType<typeof seatScore>): number {
  return central.points + axis.points + outer.points;
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
