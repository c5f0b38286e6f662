// A hint aims where a strong player would: the place glows and shows its ghost; nothing is played.
import type { Desk } from './desk.ts';
import { EMPTY_HANDED, type Place, placesOf } from './input.ts';

export async function giveHint(desk: Desk): Promise<void> {
  const action = await desk.session.hint();
  if (action === undefined || !desk.mayPress) return;
  const [place] = placesOf(action) as readonly [Place, ...Place[]];
  const card = 'card' in action ? action.card : undefined;
  const face = 'to' in action ? action.to.face : 'up';
  const armed = action.do === 'start' || action.do === 'keep' ? undefined : place;
  desk.holding.value = { ...EMPTY_HANDED, card, face, armed };
}
