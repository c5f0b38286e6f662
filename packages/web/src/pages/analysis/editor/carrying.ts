// Drags pieces to places, with the one drag of all boards.
import { carry } from '../../../table/drag/carry.ts';
import type { EditorDesk, Hand } from '../../../table/editor/desk.ts';

export function carryHandlers(desk: EditorDesk, hand: Hand) {
  return {
    onPointerDown: (event: PointerEvent) =>
      carry(event, {
        scrolls: true,
        lifted: () => {
          desk.hand.value = hand;
        },
        dropped: (place) => {
          desk.hand.value = undefined;
          if (place !== undefined) desk.lay(hand, place);
        },
        cancelled: () => {
          desk.hand.value = undefined;
        },
      }),
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}
