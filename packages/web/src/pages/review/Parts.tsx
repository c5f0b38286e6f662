// The parts that made the difference, as bars left and right of nothing: points that add up, or chances of the next turn.
import type { Difference, Moment } from '@planisphere/bots/review';
import { changeText, pointsText } from '../../table/review/figures.ts';
import { reviewWords } from '../../table/review/words/index.ts';
import styles from './coach.module.css';
import type { Model } from './model.ts';

const MOST = 3;
/** Standard errors from nothing: what is less certain goes into the rest. */
const CERTAINTY = 1;
/** Less is not worth a line. */
const LEAST = { points: 0.5, chance: 0.015 } as const;

export function Parts({ model, moment }: { model: Model; moment: Moment }) {
  const { partName, chances } = model.reviewed.parts;
  const unit = chances === undefined ? 'points' : 'chance';
  const counted = chances?.shown(moment.parts) ?? moment.parts;
  const gained = counted.map((part) => ({ ...part, points: -part.points }));
  const order = gained.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const isKnown = ({ name, points, error }: Difference): boolean =>
    name !== 'rest' && Math.abs(points) >= LEAST[unit] && Math.abs(points) >= CERTAINTY * error;
  const shown = order.filter(isKnown).slice(0, MOST);
  if (shown.length === 0) return null;
  const sum = (parts: readonly Difference[]): number =>
    parts.reduce((total, { points }) => total + points, 0);
  const all = sum(gained);
  // Bars may speak for the line that the chance speaks against, all of them or those that are shown: then they explain nothing.
  const sign = moment.lost ? -1 : 1;
  if (sign * sum(shown) <= 0 || (unit === 'points' && sign * all < 0)) return null;
  const rest = all - sum(shown);
  const adds = unit === 'points';
  const most = Math.max(
    ...shown.map(({ points }) => Math.abs(points)),
    ...(adds ? [Math.abs(rest), Math.abs(all)] : []),
  );
  const { lost } = moment;
  const text = (points: number): string => (adds ? pointsText(points) : `${changeText(points, unit)} %`);
  return (
    <figure class={styles.parts}>
      <figcaption>
        {chances?.caption(lost) ?? (lost ? reviewWords().parts : reviewWords().partsAhead)}
      </figcaption>
      <dl>
        {shown.map(({ name, points }) => (
          <Bar key={name} name={partName(name)} points={points} most={most} text={text(points)} />
        ))}
        {adds && Math.abs(rest) >= LEAST.points ? (
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
