// The parts that made the difference, as bars left and right of zero: points that add up, or chances of the
// next turn.
import { barsOf, LEAST_BAR, type Moment } from '@planisphere/bots/review';
import { changeText, pointsText } from '../../table/review/figures.ts';
import { reviewWords } from '../../table/review/words/index.ts';
import styles from './coach.module.css';
import type { Model } from './model.ts';

export function Parts({ model, moment }: { model: Model; moment: Moment }) {
  const bars = barsOf(moment);
  if (bars === undefined) return null;
  const { partName, captionOfChances } = model.reviewed.parts;
  const { lost } = moment;
  const { unit } = bars;
  const adds = unit === 'points';
  const sign = lost ? -1 : 1;
  const shown = bars.shown.map((part) => ({ ...part, points: sign * part.points }));
  const [rest, all] = [sign * bars.rest, sign * bars.all];
  const most = Math.max(
    ...shown.map(({ points }) => Math.abs(points)),
    ...(adds ? [Math.abs(rest), Math.abs(all)] : []),
  );
  const text = (points: number): string => (adds ? pointsText(points) : `${changeText(points, unit)} %`);
  return (
    <figure class={styles.parts}>
      <figcaption>
        {(adds ? undefined : captionOfChances?.(lost)) ??
          (lost ? reviewWords().parts : reviewWords().partsAhead)}
      </figcaption>
      <dl>
        {shown.map(({ name, points }) => (
          <Bar key={name} name={partName(name)} points={points} most={most} text={text(points)} />
        ))}
        {adds && Math.abs(rest) >= LEAST_BAR.points ? (
          <Bar name={reviewWords().rest} points={rest} most={most} text={text(rest)} />
        ) : undefined}
        {adds ? (
          <Bar name={reviewWords().total} points={all} most={most} text={text(all)} total />
        ) : undefined}
      </dl>
    </figure>
  );
}

interface BarProps {
  readonly name: string;
  readonly points: number;
  readonly most: number;
  readonly text: string;
  readonly total?: boolean;
}

function Bar({ name, points, most, text, total = false }: BarProps) {
  const look = total ? styles.total : points < 0 ? styles.less : styles.more;
  return (
    <div class={look}>
      <dt>{name}</dt>
      <dd>
        <span class={styles.track} aria-hidden="true">
          <i style={`width:${(50 * Math.abs(points)) / most}%;${points < 0 ? 'right' : 'left'}:50%`} />
        </span>
        <b>{text}</b>
      </dd>
    </div>
  );
}
