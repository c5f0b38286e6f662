// Luck and skill: every reviewed game as a star, further right the luckier it was, higher the less the player's own
// decisions gave away. Older games fade.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import type { PlayedGame } from '../../table/logbook/statistics.ts';
import { loadReview } from '../../table/review/stored.ts';
import logbook from './logbook.module.css';
import styles from './luck.module.css';
import { type Average, averagesOf, type Spot, spotOf } from './luck.ts';
import { logbookWords } from './words/index.ts';

/** The value of the outer ring: half the winning chance, or as many points. */
const FULL = { chance: 50, points: 25 } as const;
const RADIUS = 170;
const STAR =
  'M0 -7C.8 -1.7 1.700 -.8 7 0C1.700 .8 .8 1.700 0 7C-.8 1.700 -1.700 .8 -7 0C-1.700 -.8 -.8 -1.700 0 -7Z';

export function LuckSkill({ games }: { games: readonly PlayedGame[] }) {
  const spots = useSignal<readonly Spot[]>([]);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const found: Spot[] = [];
      for (const game of games) {
        const kept = await loadReview(game.id, game.table.events.length);
        const spot = kept === undefined ? undefined : spotOf(game, kept.review);
        if (spot !== undefined) found.push(spot);
      }
      if (!left) spots.value = found;
    };
    void load();
    return () => {
      left = true;
    };
  }, [games, spots]);
  const shown = spots.value;
  const [latest] = games;
  return (
    <section class={`${ui.panel} ${styles.panel}`}>
      <header class={logbook.top}>
        <h2>{logbookWords().luck}</h2>
        <small>{logbookWords().reviewed(shown.length)}</small>
      </header>
      {shown.length === 0 ? (
        <>
          <Chart spots={shown} />
          <p class={styles.none}>
            {logbookWords().luckNone}{' '}
            {latest === undefined ? undefined : (
              <a href={`/review/${latest.id}`}>{logbookWords().reviewLatest}</a>
            )}
          </p>
        </>
      ) : (
        <>
          <Chart spots={shown} />
          {averagesOf(shown).map((average) => (
            <Means key={average.unit} average={average} />
          ))}
        </>
      )}
    </section>
  );
}

function placeOf({ luck, skill, unit }: Pick<Spot, 'luck' | 'skill' | 'unit'>): { x: number; y: number } {
  const at = (share: number): number => Math.max(-1.2, Math.min(1.2, share)) * RADIUS;
  // At the top nothing was given away; at the bottom as much as the outer ring stands for.
  return { x: at(luck / FULL[unit]), y: at((-2 * skill) / FULL[unit] - 1) };
}

/** Luck, the player's decisions and the others', separately. */
function spotText(name: string, { unit, luck, skill, others }: Omit<Average, 'games'>): string {
  const amount = (value: number): string => logbookWords().amount(unit, value);
  return logbookWords().spot(name, {
    ...{ luck: amount(luck), skill: amount(skill) },
    others: Math.round(others) === 0 ? undefined : amount(others),
  });
}

function Chart({ spots }: { spots: readonly Spot[] }) {
  const told = averagesOf(spots)
    .map((average) => spotText(logbookWords().reviewed(average.games), average))
    .join('. ');
  return (
    <svg
      viewBox="-250 -215 500 430"
      class={styles.chart}
      role="img"
      aria-label={told === '' ? logbookWords().luckNone : told}
    >
      <g class={styles.grid}>
        {[1 / 3, 2 / 3, 1].map((share) => (
          <circle key={share} r={RADIUS * share} />
        ))}
        <path d="M-225 0H225M0 -205V205" />
        <text x="-228" y="18">
          {logbookWords().unkind}
        </text>
        <text x="228" y="18" text-anchor="end">
          {logbookWords().kind}
        </text>
        <text x="8" y="-192">
          {logbookWords().playedWell}
        </text>
        <text x="8" y="204">
          {logbookWords().playedPoorly}
        </text>
      </g>
      {spots.length > 0 ? undefined : (
        <g class={styles.firstStar}>
          <circle cx="62" cy="-58" r="15" />
          <path d="M75 -67L128 -104" />
          <text x="134" y="-106">
            {logbookWords().firstStar}
          </text>
        </g>
      )}
      {spots.map((spot, index) => (
        <One key={spot.game.id} spot={spot} age={index / Math.max(12, spots.length)} />
      ))}
      <g>
        {averagesOf(spots).map((average) => (
          <Cross key={average.unit} average={average} />
        ))}
      </g>
    </svg>
  );
}

function One({ spot, age }: { spot: Spot; age: number }) {
  const { game } = spot;
  const { x, y } = placeOf(spot);
  const date = new Date(game.when).toLocaleDateString(settings.value.locale, {
    day: 'numeric',
    month: 'short',
  });
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} opacity={(1 - age * 0.6).toFixed(2)}>
      <title>{spotText(`${nameOfGame(game.game)}, ${date}`, spot)}</title>
      {game.won ? (
        <path d={STAR} transform="scale(1.4)" class={styles.won} />
      ) : (
        <circle r="5.500" class={styles.lost} />
      )}
    </g>
  );
}

function Cross({ average }: { average: Average }) {
  const { x, y } = placeOf(average);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class={styles.cross}>
      <circle r="10" />
      <path d="M-15 0H15M0 -15V15" />
    </g>
  );
}

function Means({ average: { unit, luck, skill, others } }: { average: Average }) {
  return (
    <p class={styles.means}>
      <span>
        <Glyph name="ui-luck" />
        <b>{logbookWords().amount(unit, luck)}</b> {logbookWords().bySky}
      </span>
      <span>
        <Glyph name="ui-skill" />
        <b>{logbookWords().amount(unit, skill)}</b> {logbookWords().byChoices}
      </span>
      {Math.round(others) === 0 ? undefined : (
        <span>
          <Glyph name="ui-skill" />
          <b>{logbookWords().amount(unit, others)}</b> {logbookWords().byOthers}
        </span>
      )}
      <small>
        <svg viewBox="-8 -8 16 16" aria-hidden="true">
          <path d={STAR} class={styles.won} />
        </svg>
        {logbookWords().wonKey}
        <svg viewBox="-8 -8 16 16" aria-hidden="true">
          <circle r="4.500" class={styles.lost} />
        </svg>
        {logbookWords().lostKey}
      </small>
    </p>
  );
}
