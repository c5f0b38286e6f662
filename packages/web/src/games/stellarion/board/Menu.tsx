// The table's menu: the log and the odds, how it looks, playing the deal again, and the way out.
import { navigate } from '../../../base/navigation/router.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { MenuChoices } from '../../../table/MenuChoices.tsx';
import { openTable } from '../../../table/opening.ts';
import styles from '../../../table/rules/rules.module.css';
import type { Desk } from '../desk.ts';
import type { StellarionSession } from '../session.ts';
import { boardWords } from '../words/index.ts';
import type { Drawer } from './drawer.ts';

/** The same deal from its first card; the record says that it was known. */
export async function restart({ table }: StellarionSession): Promise<void> {
  const { game, seats, options } = table;
  navigate(await openTable({ game, seats, options, again: table.id }));
}

export function Menu({ desk, open }: { desk: Desk; open: (drawer: Drawer) => void }) {
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
      {desk.session.online === undefined ? (
        <button type="button" class={quiet} onClick={() => void restart(desk.session)}>
          <Glyph name="ui-replay" />
          {boardWords().tools.restart}
        </button>
      ) : undefined}
      <a class={quiet} href="/play/stellarion/new">
        <Glyph name="ui-plus" />
        {boardWords().tools.newTable}
      </a>
      <a class={quiet} href="/statistics/stellarion">
        <Glyph name="ui-crown" />
        {boardWords().tools.stats}
      </a>
      <MenuChoices />
    </div>
  );
}
