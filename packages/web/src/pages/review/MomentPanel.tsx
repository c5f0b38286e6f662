// One moment: the board at that time, with the action played and the better one.
import type { Moment } from '@planisphere/bots/review';
import type { Seat } from '@planisphere/core';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import type { ReviewedGame } from '../../table/review/reviewed-game.ts';
import { reviewWords } from '../../table/review/words/index.ts';
import type { Model } from './model.ts';
import styles from './moment.module.css';

export function MomentPanel({ model, moment }: { model: Model; moment: Moment }) {
  const { reviewed } = model;
  const { Position } = reviewed.parts;
  const title = titleOf(reviewed, moment);
  const { lost } = moment;
  return (
    <section class={styles.moment} aria-label={title}>
      <header>
        <button
          type="button"
          class={ui.icon}
          aria-label={reviewWords().before}
          onClick={() => model.step(-1)}
        >
          <Glyph name="ui-back" />
        </button>
        <div>
          <h2>{title}</h2>
          <p data-score-then>{scoreThen(reviewed, moment)}</p>
        </div>
        <button type="button" class={ui.icon} aria-label={reviewWords().after} onClick={() => model.step(1)}>
          <Glyph name="ui-next" />
        </button>
      </header>
      <div class={styles.body}>
        <Position
          key={moment.from}
          reviewed={reviewed}
          moment={moment}
          lost={lost}
          unit={model.review?.unit ?? 'chance'}
        />
      </div>
    </section>
  );
}

/** All scores at the time of the decision. */
function scoreThen({ reel, scores, titleOf, parts, states }: ReviewedGame, { from }: Moment): string {
  if (parts.progress !== undefined) return parts.progress(states[from]);
  const tally = reel.tallies[from] ?? [];
  const seats = scores.map((_, seat) => seat as Seat);
  const own = seats.filter((seat) => titleOf(seat) === undefined);
  const order = [...own, ...seats.filter((seat) => !own.includes(seat))];
  return reviewWords().scoreThen(order.map((seat) => ({ name: titleOf(seat), points: tally[seat] ?? 0 })));
}

/** The time of the decision and, if several played, whose it was. */
function titleOf(reviewed: ReviewedGame, { from, seat }: Moment): string {
  const when = reviewed.whenOf(from);
  return reviewed.scores.length === 1 ? when : reviewWords().moveAt(when, reviewed.titleOf(seat));
}
