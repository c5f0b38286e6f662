// The fair-deal panel: every check in words, done in this browser, and as clearly what cannot be checked.
import { useState } from 'preact/hooks';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import styles from './fair.module.css';
import { type Fairness, fairnessOf, type Verdict } from './fair.ts';
import type { Player } from './player.ts';
import { ReplaySource } from './source.ts';
import { replayWords } from './words/index.ts';

export function Fair({ player }: { player: Player }) {
  const [{ fairness, took }, setChecked] = useState(() => check(player));
  const { record } = player.reel;
  const { seal, deal, result, reveals } = fairness;
  const words = replayWords().fairly;
  const verdict = overall(fairness);
  const same = reveals.filter(({ dealt, due }) => dealt === due).length;
  return (
    <div class={styles.fair} data-verdict={verdict}>
      <header>
        <Glyph name={verdict === 'right' ? 'ui-fair' : 'ui-warn'} />
        <div>
          <h2>{words.title[verdict]}</h2>
          {verdict === 'right' ? <p>{words.text}</p> : undefined}
        </div>
      </header>
      <ol>
        <Check glyph="ui-seal" title={words.sealed} label={words.commitment}>
          {record.commitment === undefined ? words.noCommitment : <code>{inFours(record.commitment)}</code>}
        </Check>
        <Check glyph="ui-key" title={words.opened} label={words.seed}>
          {record.seed === undefined ? words.noSeed : <code>{record.seed}</code>}
        </Check>
        <Check verdict={seal} title={words.seal[seal]} />
        <Check verdict={deal} title={words.deal[deal]}>
          {deal === 'unknown' ? words.dealUnknown(reveals.length) : words.dealText(same, reveals.length)}
        </Check>
        <Check verdict={result} title={words.result[result]} />
      </ol>
      <Reveals player={player} fairness={fairness} />
      <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => setChecked(check(player))}>
        <Glyph name="ui-replay" />
        {words.again}
      </button>
      <small role="status">{words.checked(took)}</small>
    </div>
  );
}

function check({ reel }: Player): { fairness: Fairness; took: number } {
  const start = performance.now();
  const fairness = fairnessOf(reel);
  return { fairness, took: Math.ceil(performance.now() - start) };
}

function overall({ seal, deal, result }: Fairness): Verdict {
  if ([seal, deal, result].includes('wrong')) return 'wrong';
  return seal === 'right' && deal === 'right' ? 'right' : 'unknown';
}

/** Groups of four are easier to compare by eye. */
function inFours(hex: string): string {
  return hex.replace(/(.{4})(?=.)/g, '$1 ');
}

interface CheckProps {
  readonly glyph?: string;
  readonly verdict?: Verdict;
  readonly title: string;
  readonly label?: string;
  readonly children?: preact.ComponentChildren;
}

const SIGNS: Readonly<Record<Verdict, string>> = {
  right: 'ui-check',
  wrong: 'ui-close',
  unknown: 'ui-minus',
};

function Check({ glyph, verdict, title, label, children }: CheckProps) {
  return (
    <li data-verdict={verdict}>
      <span class={styles.sign}>
        <Glyph name={glyph ?? SIGNS[verdict ?? 'unknown']} />
      </span>
      <div>
        <b>{title}</b>
        {label === undefined ? undefined : <small>{label}</small>}
        {children === undefined ? undefined : <p>{children}</p>}
      </div>
    </li>
  );
}

function Reveals({ player, fairness }: { player: Player; fairness: Fairness }) {
  const source = new ReplaySource(player.reel, { at: player.last, eyes: 'all' });
  return (
    <details>
      <summary>{replayWords().fairly.each(fairness.reveals.length)}</summary>
      <ol class={styles.reveals}>
        {fairness.reveals.map(({ index, dealt, due }) => {
          const verdict: Verdict = due === undefined ? 'unknown' : due === dealt ? 'right' : 'wrong';
          return (
            <li key={index} data-verdict={verdict}>
              <Glyph name={SIGNS[verdict]} />
              <span>
                {player.session.tell(source.pastAt(index))} <code>{dealt}</code>
                {verdict === 'wrong' ? <em>{replayWords().fairly.due(due ?? '')}</em> : undefined}
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
