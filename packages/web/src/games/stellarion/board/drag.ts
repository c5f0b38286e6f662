// A card that is carried on to another is picked together with it: what the two allow, or why nothing, stands in the bar.
import { carry } from '../../../table/drag/carry.ts';
import type { Desk } from '../desk.ts';
import type { Source } from '../paying.ts';

/** For a card of the table that can be picked: it can be carried, and others can be laid on it. */
export function dragHandlers(desk: Desk, source: Source) {
  return {
    'data-drop': String(source),
    onPointerDown: (event: PointerEvent) => {
      if (!desk.mayPick.value) return;
      const before = desk.holding.value;
      const view = desk.session.view.value;
      const putBack = () => {
        // Where a partner has changed the table meanwhile, nothing is picked any more.
        if (desk.session.view.value === view) desk.holding.value = before;
      };
      const { note } = desk.session;
      carry(event, {
        scrolls: true,
        lifted: () => {
          note.value = '';
          // What goes with it glows while it is carried.
          if (!before.picked.includes(source)) desk.press({ at: 'source', source });
        },
        dropped: (place) => {
          putBack();
          if (place !== undefined && desk.session.view.value === view)
            desk.press({ at: 'together', sources: [source, Number(place)] });
        },
        cancelled: putBack,
      });
    },
  };
}
