// A hint aims where a strong player would: the place glows and shows its ghost; nothing is played.
import { EMPTY_HANDED, type Target, targetsOf } from './input.ts';
import type { StellarSession } from './session.ts';

export async function giveHint(session: StellarSession): Promise<void> {
  const action = await session.hint();
  if (action === undefined || !session.mayAct) return;
  const [target] = targetsOf(action) as readonly [Target, ...Target[]];
  const card = 'card' in action ? action.card : undefined;
  const face = 'to' in action ? action.to.face : 'up';
  const armed = action.do === 'start' || action.do === 'keep' ? undefined : target;
  session.desk.holding.value = { ...EMPTY_HANDED, card, face, armed };
}
