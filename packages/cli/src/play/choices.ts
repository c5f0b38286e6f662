// All legal actions of a seat as a list: for the arrow keys and the mouse, in every game.
import type { Frame, Seat } from '@planisphere/core';
import type { Entry } from '@planisphere/games';
import type { Choice } from '../screen/picture.ts';

/** With more actions there is a better way than a list: drawing by keys, or words. */
const MOST = 500;

export function choicesOf(
  { game, text }: Entry,
  { view, seat }: { readonly view: unknown; readonly seat: Seat },
  frame: Frame,
): readonly Choice[] {
  const asking: Frame = { ...frame, viewer: seat, asks: true };
  const choices: Choice[] = [];
  for (const action of game.legal(view, seat)) {
    if (choices.length === MOST) break;
    const event = { by: seat, action };
    const label = text.tell(event, view, asking).replace(/\.$/, '');
    const [, ...notation] = game.notation.makeEvent(event).split(' ');
    const words = [...notation, ...label.split(/[^\p{L}\p{N}]+/u)].map((word) => word.toLowerCase());
    choices.push({ label, words, action });
  }
  return apart(choices, (action) =>
    game.notation.makeEvent({ by: seat, action }).split(' ').slice(2).join(' '),
  );
}

/** Two actions with the same sentence (equal cards of different decks) also show what a player would type for them. */
function apart(choices: readonly Choice[], typed: (action: unknown) => string): readonly Choice[] {
  const counts = new Map<string, number>();
  for (const { label } of choices) counts.set(label, (counts.get(label) ?? 0) + 1);
  return choices.map((choice) =>
    counts.get(choice.label) === 1
      ? choice
      : { ...choice, label: `${choice.label} [${typed(choice.action)}]` },
  );
}
