// From the page's events to the state machine: the same handlers for every place that can be pressed.
import type { Action } from '@planisphere/stellar';
import { settings } from '../../../base/settings/settings.ts';
import { play as playSound } from '../../../base/sound/sounds.ts';
import { aimAt, EMPTY_HANDED, press, sameTarget, type Target } from '../input.ts';
import type { StellarSession } from '../session.ts';

export function pressTarget(session: StellarSession, target: Target, { firm }: { firm: boolean }): void {
  if (!session.mayAct) return;
  const at = { view: session.view.value, seat: session.viewer.value };
  const { holding, action } = press(at, session.desk.holding.value, { target, firm });
  session.desk.holding.value = holding;
  session.note.value = '';
  if (action !== undefined) decide(session, action);
  else playSound('lift');
}

/** What was held is on its way. */
export function decide(session: StellarSession, action: Action): void {
  session.desk.holding.value = EMPTY_HANDED;
  void session.decide(action);
}

function aim(session: StellarSession, target: Target | undefined): void {
  if (!session.mayAct) return;
  session.desk.holding.value = aimAt(session.desk.holding.value, target);
}

/** Taking from the row can be taken back until a card is played, so one tap is enough for it. */
function isFirm(event: MouseEvent, target: Target): boolean {
  if (settings.value.confirm) return false;
  if (target.at === 'row' || target.at === 'offer') return true;
  if (target.at === 'hand') return false;
  return !(event instanceof PointerEvent && (event.pointerType === 'touch' || event.pointerType === 'pen'));
}

export function handlersFor(session: StellarSession, target: Target) {
  return {
    'data-target': JSON.stringify(target),
    onClick: (event: MouseEvent) => pressTarget(session, target, { firm: isFirm(event, target) }),
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') aim(session, target);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && sameTarget(session.desk.holding.value.aim, target))
        aim(session, undefined);
    },
    onFocus: (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) aim(session, target);
    },
    onBlur: () => {
      if (sameTarget(session.desk.holding.value.aim, target)) aim(session, undefined);
    },
  };
}
