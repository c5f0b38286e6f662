// The table's menu: log and odds, looks, playing the deal again, and leaving.
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { MenuChoices } from '../../../table/MenuChoices.tsx';
import { OwnTable } from '../../../table/OwnTable.tsx';
import styles from '../../../table/rules/rules.module.css';
import type { Desk } from '../desk.ts';
import { boardWords } from '../words/index.ts';
import type { Drawer } from './drawer.ts';

interface Props {
  readonly desk: Desk;
  readonly open: (drawer: Drawer) => void;
  readonly onDone: () => void;
}

export function Menu({ desk, open, onDone }: Props) {
  const quiet = `${ui.button} ${ui.quiet}`;
  return (
    <div class={styles.menu}>
      <button type="button" class={quiet} onClick={() => open('log')}>
        <Glyph name="ui-log" />
        {boardWords().log}
      </button>
      <button type="button" class={quiet} onClick={() => open('odds')}>
        <Glyph name="ui-target" />
        {boardWords().oddsOfDecks}
      </button>
      <a class={quiet} href="/statistics/stellarion">
        <Glyph name="ui-crown" />
        {boardWords().tools.stats}
      </a>
      <OwnTable session={desk.session} onDone={onDone} />
      <MenuChoices />
    </div>
  );
}
