// Dragging a card onto another picks both: the bar shows what the two allow, or why nothing.
import { carry } from '../../../table/drag/carry.ts';
import type { Desk } from '../desk.ts';
import type { Source } from '../paying.ts';

/** For a card of the table that can be picked: it can be carried, and other cards can be dropped on it. */
export function dragHandlers(desk: Desk, source: Source) {
  return {
    'data-drop': String(source),
    onPointerDown: (event: PointerEvent) => {
      if (!desk.mayPick.value) return;
      const before = desk.holding.value;
      const view = desk.session.view.value;
      const putBack = () => {
        // If a partner has changed the table meanwhile, nothing is picked.
        if (desk.session.view.value === view) desk.holding.value = before;
      };
      const { note } = desk.session;
      carry(event, {
        scrolls: true,
        lifted: () => {
          note.value = '';
          // Its partners glow while it is carried.
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
