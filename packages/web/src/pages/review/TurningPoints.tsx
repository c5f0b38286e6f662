// The few passages that moved the game most; a press shows the board there.
import { figuresOf } from '@planisphere/bots/review';
import { settings } from '../../base/settings/settings.ts';
import { typeset } from '../../base/words/typeset.ts';
import { changeText, plainText } from '../../table/review/figures.ts';
import { playerOf } from '../../table/review/player.ts';
import type { ReviewedGame } from '../../table/review/reviewed-game.ts';
import { reviewWords } from '../../table/review/words/index.ts';
import type { Model } from './model.ts';
import styles from './turning.module.css';
import { inShort, type TurningPoint } from './turning.ts';

export function TurningPoints({ model }: { model: Model }) {
  const points = model.turningPoints;
  const words = reviewWords();
  const isDone = model.state.value === 'done';
  // Their number is known at the end of the review.
  const title = isDone ? words.turning(points.length) : words.turningSoFar;
  return (
    <section class={styles.points} aria-label={title}>
      <h2>{title}</h2>
      {points.length === 0 ? (
        <p class={styles.none}>{isDone ? words.noTurning : ''}</p>
      ) : (
        <ol>
          {points.map((point) => (
            <Point key={`${point.passage.by}-${point.passage.from}`} point={point} model={model} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Point({ point, model }: { point: TurningPoint; model: Model }) {
  const { reviewed, review } = model;
  const { passage, from, to, moment } = point;
  const unit = review?.unit ?? 'chance';
  const { by } = passage;
  const when = reviewed.whenOf(moment.from);
  const words = reviewWords();
  const name = by === 'chance' ? undefined : reviewed.titleOf(by);
  const title =
    by === 'chance' ? words.skyAt(when) : reviewed.scores.length === 1 ? when : words.moveAt(when, name);
  const current = model.moment?.from === moment.from;
  // The reader's own decision, in the unit in which the coach tells it.
  const isTold = by === reviewed.reader && moment.lost && moment.unit === unit;
  const { better, worse } = figuresOf(moment);
  const scale = unit === 'chance' ? 100 : 1;
  // Both numbers are rounded first, so that the change is the difference as read.
  const [before, after] = isTold ? [better, worse] : [Math.round(scale * from), Math.round(scale * to)];
  return (
    <li>
      <button
        type="button"
        class={styles.point}
        {...(current && { 'aria-current': 'true' as const })}
        onClick={() => model.look(moment)}
      >
        <i
          class={styles.pattern}
          data-of={by === 'chance' ? 'luck' : 'decisions'}
          {...(by !== 'chance' && { 'data-player': playerOf(by, reviewed.reader) })}
        />
        <span>
          <b>{title}</b>
          <small>{textOf(reviewed, point)}</small>
        </span>
        <em>
          <b class={to < from ? styles.less : styles.more}>{changeText((after - before) / scale, unit)}</b>
          <small>
            {plainText(before, unit)} → {plainText(after, unit)}
          </small>
        </em>
      </button>
    </li>
  );
}

/** In words: the coach's first sentence on a decision, or what chance brought. */
function textOf(reviewed: ReviewedGame, { passage, moment }: TurningPoint): string {
  const { locale } = settings.value;
  if (passage.by !== 'chance') {
    const before = reviewed.game.view(reviewed.states[moment.from], moment.seat);
    const [told = ''] = reviewed.coach.review({ moment, before, locale, nameOf: reviewed.titleOf });
    return inShort(told, reviewed.coach.claims({ moment, before }).length > 0);
  }
  const told = reviewed.chanceBetween(passage.from, passage.to).map(typeset);
  return told.length === 0 ? reviewWords().revealedThen : told.join(' ');
}
