// After a game everybody can check its dealing: the seed must match the seal that the table showed before the first
// card.
import { commitmentOf } from '@planisphere/core';
import { useState } from 'preact/hooks';
import { Glyph } from '../base/ui/Glyph.tsx';
import ui from '../base/ui/ui.module.css';
import { nightOf } from './daily/daily.ts';
import { Night } from './daily/Night.tsx';
import styles from './fair.module.css';
import { fairWords } from './fair-words.ts';
import { guidedAt } from './learn/guided.ts';
import type { Session } from './session.ts';

/** Of any game. */
type Finished = Pick<Session, 'table' | 'standing' | 'source' | 'viewer'>;

export function FairDeal({ session }: { session: Finished }) {
  const [seed, setSeed] = useState<string | undefined>(undefined);
  const { commitment, assisted, scores } = session.standing.value;
  const score = scores?.[session.viewer.value] ?? 0;
  const { game, day } = session.table;
  const best = day === undefined ? undefined : nightOf(game, day)?.score;
  const words = fairWords();
  const verify = async () => {
    const found = await session.source.seed();
    if (found !== undefined && commitmentOf(found) === commitment) setSeed(found);
  };
  return (
    <div class={styles.fair}>
      {day === undefined || assisted ? undefined : <Night game={game} day={day} score={score} />}
      {best === undefined || best === score ? undefined : <p>{words.bestTonight(best)}</p>}
      {assisted ? <p>{guidedAt(session.table) === undefined ? words.assisted : words.guided}</p> : undefined}
      <p>
        <Glyph name="ui-seal" />
        <span>
          {seed === undefined ? words.sealed : words.verified}{' '}
          <code>{seed ?? `${commitment.slice(0, 8)} … ${commitment.slice(-4)}`}</code>
        </span>
        {seed === undefined ? (
          <button type="button" class={ui.link} onClick={() => void verify()}>
            {words.verify}
          </button>
        ) : undefined}
      </p>
    </div>
  );
}
