// A field for a line of notation. It lists in words everything that is impossible and everything that is merely
// unusual.
import { type Finding, findingText, inspectPosition, makeSeat, SEATS } from '@planisphere/core';
import { useSignal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { useText } from '../../table/game-text.ts';
import styles from './analysis.module.css';
import { analysisLink } from './link.ts';
import { newDeal } from './new-deal.ts';
import { useRules } from './use-rules.ts';
import { analysisWords } from './words/index.ts';

interface Props {
  readonly game: GameId;
  readonly position: string;
}

export function PositionForm({ game, position }: Props) {
  const typed = useSignal(position);
  const words = analysisWords();
  const rules = useRules(game);
  const line = typed.value.trim();
  const findings = rules === undefined || line === '' ? [] : inspectPosition(rules.game, line).findings;
  const isPossible = line !== '' && findings.every(({ weight }) => weight === 'unusual');
  const show = async (to: string) => {
    const link = await analysisLink(game, { position: to });
    // On the same page only the fragment changes, and the page opens it like a pasted link.
    if (location.pathname === `/analysis/${game}`) location.hash = link.slice(link.indexOf('#'));
    else navigate(link);
  };
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) void show(line);
      }}
    >
      <label>
        <span>{words.notation}</span>
        <textarea
          rows={5}
          spellcheck={false}
          value={typed.value}
          aria-describedby="analysis-findings"
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        />
      </label>
      <p class={styles.quiet}>{words.notationAbout}</p>
      <div id="analysis-findings" aria-live="polite">
        <Findings game={game} findings={findings} />
      </div>
      <div class={styles.tools}>
        <button type="submit" class={ui.button} disabled={!isPossible || line === position}>
          <Glyph name="ui-eye" />
          {words.show}
        </button>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          onClick={async () => show((await newDeal(game)).position)}
        >
          <Glyph name="ui-luck" />
          {words.newDeal}
        </button>
      </div>
    </form>
  );
}

/** Impossible things first. */
export function Findings({ game, findings }: { game: GameId; findings: readonly Finding[] }) {
  const text = useText(game);
  const frame = {
    locale: settings.value.locale,
    names: SEATS.map((seat) => analysisWords().seat(makeSeat(seat))),
  };
  if (text === undefined || findings.length === 0) return undefined;
  return (
    <ul class={styles.findings}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.at} ${finding.of?.join()}`} data-weight={finding.weight}>
          <Glyph name={finding.weight === 'impossible' ? 'ui-warn' : 'ui-info'} />
          {findingText(text, finding, frame)}
        </li>
      ))}
    </ul>
  );
}
