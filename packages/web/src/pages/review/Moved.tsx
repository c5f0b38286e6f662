// How much was luck and how much was anybody's doing: the parts add up to the result.
import { sumsFor } from '@planisphere/bots/review';
import type { Seat } from '@planisphere/core';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { changeText, valueText } from '../../table/review/figures.ts';
import { playerOf } from '../../table/review/player.ts';
import { reviewWords } from '../../table/review/words/index.ts';
import type { Model } from './model.ts';
import styles from './moved.module.css';

export function Moved({ model }: { model: Model }) {
  const { review, reviewed } = model;
  if (review === undefined) return <aside class={styles.moved} aria-label={reviewWords().moved} />;
  const { reader } = reviewed;
  const { start, luck, decisions } = sumsFor(review, reader);
  const seats = decisions.map((_, seat) => seat as Seat);
  const order = [reader, ...seats.filter((seat) => seat !== reader)];
  const shown = order.filter((seat) => seat === reader || decisions[seat] !== 0 || review.unit === 'chance');
  const fair = start + decisions.reduce((sum, each) => sum + each, 0);
  const within = review.unit === 'chance' ? Math.min(1, Math.max(0, fair)) : fair;
  return (
    <aside class={styles.moved} aria-label={reviewWords().moved}>
      <p class={ui.caps}>{reviewWords().moved}</p>
      <ul>
        <li>
          <Glyph name="ui-luck" />
          <span>
            <b>{reviewWords().sky}</b>
            <small>{reviewed.parts.revealed[settings.value.locale]}</small>
          </span>
          <em>{changeText(luck, review.unit)}</em>
        </li>
        {shown.map((seat) => (
          <li key={seat} data-player={playerOf(seat, reader)}>
            <Glyph name="ui-skill" />
            <span>
              <b>{seat === reader ? reviewWords().own : reviewed.nameOf(seat)}</b>
              <small>{seat === reader ? reviewWords().ownMore : reviewWords().others}</small>
            </span>
            <em>{changeText(decisions[seat] ?? 0, review.unit)}</em>
          </li>
        ))}
      </ul>
      {model.state.value === 'done' ? (
        <p class={styles.fair}>{reviewWords().average(valueText(within, review.unit))}</p>
      ) : undefined}
    </aside>
  );
}
