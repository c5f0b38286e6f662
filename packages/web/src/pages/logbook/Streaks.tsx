// The last games one after another, a step up for a win and a step down for a defeat, with the longest run.
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { figuresOf, type PlayedGame } from '../../table/logbook/statistics.ts';
import styles from './logbook.module.css';
import { logbookWords } from './words/index.ts';

const SHOWN = 30;
const STAR =
  'M0 -5C.6 -1.2 1.200 -.6 5 0C1.200 .6 .6 1.200 0 5C-.6 1.200 -1.200 .6 -5 0C-1.200 -.6 -.6 -1.200 0 -5Z';

export function Streaks({ games }: { games: readonly PlayedGame[] }) {
  const fair = games.filter(({ assisted, contested }) => contested && !assisted);
  const { streak, longest } = figuresOf(fair);
  const last = fair.slice(0, SHOWN).toReversed();
  const points = stepsOf(last);
  const heights = points.map(({ y }) => y);
  const [low, high] = [Math.min(0, ...heights), Math.max(1, ...heights)];
  const at = (y: number) => 84 - ((y - low) / (high - low || 1)) * 68;
  return (
    <section class={ui.panel}>
      <header class={styles.top}>
        <h2>{logbookWords().streaks}</h2>
        <small>{logbookWords().lastGames(last.length)}</small>
      </header>
      <svg
        viewBox="0 0 340 100"
        class={styles.streaks}
        role="img"
        aria-label={`${logbookWords().longest(longest)}, ${logbookWords().now(streak)}`}
      >
        <path
          d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${at(y)}`).join('')}
          class={styles.thread}
        />
        {points.map(({ x, y, won }) =>
          won ? (
            <path key={x} d={STAR} transform={`translate(${x} ${at(y)}) scale(1.3)`} class={styles.star} />
          ) : (
            <circle key={x} cx={x} cy={at(y)} r="4" class={styles.ring} />
          ),
        )}
      </svg>
      <p class={styles.key}>
        <Glyph name="ui-comet" />
        <b>{logbookWords().longest(longest)}</b>
        <b>{logbookWords().now(streak)}</b>
      </p>
    </section>
  );
}

function stepsOf(games: readonly PlayedGame[]): readonly { x: number; y: number; won: boolean }[] {
  let y = 0;
  return games.map(({ won }, index) => {
    y += won ? 1 : -1;
    return { x: 10 + (index * 320) / Math.max(1, games.length - 1), y, won };
  });
}
