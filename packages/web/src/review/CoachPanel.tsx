// What the coach says of a moment, and the points it rests on.
import { coachOf, type Difference, type Moment } from '@planisphere/bots/coach';
import { settings } from '../app/settings.ts';
import { Glyph } from '../ui/Glyph.tsx';
import ui from '../ui/ui.module.css';
import styles from './coach.module.css';
import { pointsText } from './figures.ts';
import { lossOf, type Model } from './model.ts';
import { Verdict } from './Verdict.tsx';
import { rw } from './words/index.ts';

export function CoachPanel({ model, moment }: { model: Model; moment: Moment }) {
  const { looked } = model;
  const coach = coachOf(looked.table.game);
  const before = looked.game.view(looked.states[moment.from], moment.seat);
  const said = coach?.review({ moment, before, locale: settings.value.locale, nameOf: looked.titleOf }) ?? [];
  const slip = model.nextSlip;
  return (
    <section class={styles.coach} aria-label={rw().coach}>
      <header>
        <Glyph name="owl" class={styles.owl} />
        <div>
          <p class={ui.caps}>{rw().coach}</p>
          <h2>
            <Verdict grade={moment.grade} />
          </h2>
        </div>
      </header>
      <p class={styles.talk} aria-live="polite">
        {said.join(' ')}
      </p>
      <Parts model={model} moment={moment} />
      {slip === undefined || slip.from === moment.from ? undefined : (
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => model.look(slip)}>
          {rw().nextSlip}
          <Glyph name="ui-next" />
        </button>
      )}
    </section>
  );
}

const MOST = 4;
/** Standard errors from nothing: what is less certain goes into the rest. */
const CERTAINTY = 1.5;
/** Fewer points are not worth a line. */
const LEAST = 0.5;

/** The biggest parts and the rest, as bars left and right of nothing; below them their sum. */
function Parts({ model, moment }: { model: Model; moment: Moment }) {
  const gained = moment.parts.map((part) => ({ ...part, points: -part.points }));
  const order = gained.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const isKnown = ({ points, error }: Difference): boolean =>
    Math.abs(points) >= LEAST && Math.abs(points) >= CERTAINTY * error;
  const shown = order.filter(isKnown).slice(0, MOST);
  if (shown.length === 0) return null;
  const sum = (parts: readonly Difference[]): number =>
    parts.reduce((total, { points }) => total + points, 0);
  const rest = sum(gained) - sum(shown);
  const most = Math.max(
    ...shown.map(({ points }) => Math.abs(points)),
    Math.abs(rest),
    Math.abs(sum(gained)),
  );
  const { partName } = model.looked.parts;
  return (
    <figure class={styles.parts}>
      <figcaption>{lossOf(moment) > 0 ? rw().parts : rw().partsAhead}</figcaption>
      <dl>
        {shown.map(({ name, points }) => (
          <Bar key={name} name={partName(name)} points={points} most={most} />
        ))}
        {Math.abs(rest) < LEAST ? undefined : <Bar name={rw().rest} points={rest} most={most} />}
        <Bar name={rw().total} points={sum(gained)} most={most} total />
      </dl>
    </figure>
  );
}

function Bar({
  name,
  points,
  most,
  total = false,
}: {
  name: string;
  points: number;
  most: number;
  total?: boolean;
}) {
  const look = total ? styles.total : points < 0 ? styles.less : styles.more;
  return (
    <div class={look}>
      <dt>{name}</dt>
      <dd>
        <span class={styles.track} aria-hidden="true">
          <i style={`width:${(50 * Math.abs(points)) / most}%;${points < 0 ? 'right' : 'left'}:50%`} />
        </span>
        <b>{pointsText(points)}</b>
      </dd>
    </div>
  );
}
