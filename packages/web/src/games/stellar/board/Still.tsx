// The cards on the table: own board, shared sky, rival's board. A table in play and a table to look at show the same.
import { breakdownOf } from '@planisphere/stellar';
import type { ComponentChildren } from 'preact';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { Sheet } from '../../../base/ui/Sheet.tsx';
import { appWords } from '../../../base/words/index.ts';
import { emblemOf } from '../../../table/emblem.ts';
import { folded } from '../../../table/frame/forms.ts';
import type { Desk } from '../desk.ts';
import { sectionPlace } from '../places.ts';
import { otherSeat } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { HandZone } from './HandZone.tsx';
import { lookAt, looked } from './looking.ts';
import { Mini } from './Mini.tsx';
import { Closely } from './parts.ts';
import { Side } from './Side.tsx';
import { Sky } from './Sky.tsx';
import styles from './table.module.css';

export function Still({ desk }: { desk: Desk }) {
  const card = looked.value;
  return (
    <div class={styles.room}>
      <div class={styles.table} data-still>
        <Spread desk={desk} />
      </div>
      {card === undefined ? undefined : (
        <Sheet title={boardWords().card(card)} onClose={() => lookAt(undefined)}>
          <Closely desk={desk} card={card} />
        </Sheet>
      )}
    </div>
  );
}

/** `coach`: the guide of a lesson, in the rival's place. */
export function Spread({ desk, coach }: { desk: Desk; coach?: ComponentChildren }) {
  const own = desk.session.viewer.value;
  const rival = otherSeat(own);
  return (
    <>
      <Sky desk={desk} />
      <Side desk={desk} seat={own} />
      <SectionLine desk={desk} />
      <HandZone desk={desk} />
      {coach === undefined ? (
        folded.value ? (
          <Mini desk={desk} seat={rival} />
        ) : (
          <Side desk={desk} seat={rival} />
        )
      ) : desk.session.lesson.value?.showsRival ? (
        <div class={styles.guided}>
          {coach}
          <Mini desk={desk} seat={rival} />
        </div>
      ) : (
        coach
      )}
    </>
  );
}

/** On a phone the section totals stand in one line. */
function SectionLine({ desk }: { desk: Desk }) {
  const own = desk.session.viewer.value as 0 | 1;
  const rival = otherSeat(own) as 0 | 1;
  return (
    <ul class={styles.sections}>
      {breakdownOf(desk.session.view.value).sections.map(({ section, totals, points }) => (
        <li key={section} data-place={sectionPlace(section)}>
          <small>{boardWords().sections[section]}</small>
          <b class={points[own] > 0 ? styles.leads : undefined} data-player={emblemOf(desk.session, own)}>
            {totals[own]}
          </b>
          <i>:</i>
          <b class={points[rival] > 0 ? styles.leads : undefined} data-player={emblemOf(desk.session, rival)}>
            {totals[rival]}
          </b>
          {points[own] + points[rival] > 0 ? (
            <em data-player={emblemOf(desk.session, points[own] > 0 ? own : rival)}>
              <Glyph
                name="ui-crown"
                label={`${desk.session.titleOf(points[own] > 0 ? own : rival) ?? appWords().you}, ${boardWords().sectionLeads}`}
              />
            </em>
          ) : undefined}
        </li>
      ))}
    </ul>
  );
}
