// A moment of Stellar: the telescope at that time, the card played and the better one, and both turns step by step.
import type { Moment } from '@planisphere/bots/review';
import { followLine, type NamedStep } from '@planisphere/bots/stellar/steps';
import type { Position as Table } from '@planisphere/stellar';
import { useMemo } from 'preact/hooks';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import type { PositionProps } from '../../../table/board.ts';
import { Plans } from '../../../table/review/Plans.tsx';
import plans from '../../../table/review/plans.module.css';
import { playerOf } from '../../../table/review/player.ts';
import { reviewWords } from '../../../table/review/words/index.ts';
import { standingAt, stillSource } from '../../../table/still.ts';
import { CardFace } from '../board/CardFace.tsx';
import { Scope } from '../board/Scope.tsx';
import { SLOT_SPOTS } from '../board/tubes.ts';
import { openSession } from '../session.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import styles from './moment.module.css';

export function Position({ reviewed, moment, lost, unit }: PositionProps) {
  const before = reviewed.game.view(reviewed.states[moment.from], moment.seat) as Table;
  const session = useMemo(
    () =>
      openSession({
        table: reviewed.table,
        standing: standingAt(before),
        source: stillSource(before),
        viewer: moment.seat,
        spectating: true,
        past: [],
      }),
    [reviewed, moment, before],
  );
  const played = followLine(before, moment.played.events).steps;
  const other = followLine(before, moment.other.events).steps;
  const name = reviewed.titleOf(moment.seat);
  return (
    <div class={styles.position} data-side="own" data-player={playerOf(moment.seat, reviewed.reader)}>
      <div class={styles.scope}>
        <Scope desk={session.desk} seat={moment.seat} />
        <Laid steps={played} look={styles.played} grade={moment.grade} />
        {lost ? <Laid steps={other.filter((step) => !has(played, step))} look={styles.best} /> : undefined}
      </div>
      <Plans
        moment={moment}
        lost={lost}
        unit={unit}
        played={<Steps steps={played} against={other} />}
        other={<Steps steps={other} against={played} />}
      />
      {name === undefined ? undefined : <span class={styles.spoken}>{name}</span>}
    </div>
  );
}

/** Cards of a line as they lie in the telescope, over the board. */
function Laid({
  steps,
  look,
  grade,
}: {
  steps: readonly NamedStep[];
  look: string | undefined;
  grade?: Moment['grade'];
}) {
  return (
    <>
      {steps.map((step) => {
        if (step.do !== 'lay' || step.to.area !== 'tel') return undefined;
        const { x, y } = SLOT_SPOTS[step.to.slot - 1] as (typeof SLOT_SPOTS)[number];
        return (
          <div
            key={step.to.slot}
            class={`${styles.laid} ${look}`}
            style={`--x:${x};--y:${y}`}
            data-grade={grade}
          >
            <CardFace card={step.card} down={step.to.face === 'down'} ghost={grade === undefined} />
            <span class={styles.tag}>{grade === undefined ? reviewWords().best : reviewWords().played}</span>
          </div>
        );
      })}
    </>
  );
}

function Steps({ steps, against }: { steps: readonly NamedStep[]; against: readonly NamedStep[] }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={index} class={has(against, step) ? undefined : plans.different}>
          {'card' in step ? (
            <span class={styles.crop}>
              <CardFace card={step.card} />
            </span>
          ) : (
            <Glyph name="ui-replay" class={styles.verb} />
          )}
          <span data-words>
            <small>{stepName(steps, index)}</small>
            <b>{wordsFor(step)}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Take, play or follow; '' if the words are enough. */
function stepName(steps: readonly NamedStep[], index: number): string {
  const [take, play, follow] = boardWords().steps;
  const step = steps[index];
  if (step?.do === 'take') return take;
  if (step?.do !== 'lay') return '';
  return steps[index - 1]?.do === 'take' ? play : follow;
}

function wordsFor(step: NamedStep): string {
  if (step.do === 'replace') return boardWords().act.replace;
  if (step.do === 'leave') return boardWords().act.leave;
  if (step.do !== 'lay') return boardWords().card(step.card);
  const place = step.to.area === 'note' ? boardWords().notebook : boardWords().slot(step.to.slot);
  return `${boardWords().card(step.card)}, ${place.toLowerCase()}${step.to.face === 'down' ? ` (${restWords().about.faceDown.toLowerCase()})` : ''}`;
}

function has(steps: readonly NamedStep[], step: NamedStep): boolean {
  return steps.some((each) => JSON.stringify(each) === JSON.stringify(step));
}
