// The bar above the Star Explorer table: the progress of the night.
import { phaseOf } from '@planisphere/star-explorer';
import ui from '../../../base/ui/ui.module.css';
import bar from '../../../table/bar.module.css';
import { TableBar, Tool } from '../../../table/TableBar.tsx';
import type { Desk } from '../desk.ts';
import { ROMAN } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import { isChoosing } from './Choices.tsx';
import type { Drawer } from './drawer.ts';
import styles from './table.module.css';

export function Bar({ desk, open }: { desk: Desk; open: (drawer: Drawer) => void }) {
  const { act, tools } = boardWords();
  return (
    <TableBar session={desk.session} words={tools} track={<Track desk={desk} />} onOpen={open}>
      {/* While a constellation is drawn, the button stands among those that move it. */}
      {desk.session.allowsHints && isChoosing(desk) ? (
        <Tool
          glyph="ui-hint"
          text={act.hint}
          off={!desk.hints.mayAsk}
          onClick={() => void desk.hints.ask()}
        />
      ) : undefined}
    </TableBar>
  );
}

function Track({ desk }: { desk: Desk }) {
  const round = desk.round.value;
  if (phaseOf(desk.session.view.value).step === 'over' && desk.shown.value === undefined)
    return <p class={ui.caps}>{boardWords().finalScore}</p>;
  return (
    <div class={bar.round}>
      <span class={ui.caps}>
        {boardWords().roundWord} {ROMAN[round - 1]}
        <span class={bar.word}> {boardWords().ofRounds}</span>
      </span>
      <ol class={styles.track} aria-hidden="true">
        {ROMAN.map((roman, index) => (
          <li key={roman} data-state={index + 1 < round ? 'past' : index + 1 === round ? 'now' : 'next'}>
            <i>{roman}</i>
          </li>
        ))}
      </ol>
    </div>
  );
}
