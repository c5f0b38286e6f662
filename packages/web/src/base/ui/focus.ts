// The focus is never lost. Where its element vanishes, what is wanted next takes it, or else the heading; a new page begins
// at its heading. Whoever uses a pointer on a board has no focus to lose, and gets none.
import { uncover } from './uncover.ts';

export interface Wanted {
  /** What is focused next, the most wanted first. */
  readonly selectors: readonly string[];
  /** Also for whoever uses a pointer: a screen reader may press like one. */
  readonly always: boolean;
}

const NOTHING = (): Wanted => ({ selectors: [], always: false });
const HEADING = 'main h1';
/** Where the page itself is still on its way. */
const GROUND = '[data-stage], #app';
/** Of what lies over the page: its content first, the button that closes it last. */
const IN_DIALOG = ['[data-nav]', 'button:not([aria-label])', 'button', 'h2'];
/** What can appear, vanish or stop to be pressed without an element coming or going. */
const ATTRIBUTES = ['disabled', 'hidden', 'inert', 'open', 'aria-busy'];

let wanted = NOTHING;
let byKeyboard = false;
let isNewPage = false;
/** The heading of a new page keeps the focus until a key is pressed. */
let rests = false;

/** What this table wants to be focused, until the answer is called. */
export function wantFocus(now: () => Wanted): () => void {
  wanted = now;
  mend();
  return () => {
    if (wanted === now) wanted = NOTHING;
  };
}

/** Another page is on the screen, or on its way there. */
export function beginPage(): void {
  isNewPage = true;
  mend();
}

export function watchFocus(): void {
  const listen = { capture: true };
  addEventListener(
    'keydown',
    () => {
      byKeyboard = true;
      rests = false;
    },
    listen,
  );
  addEventListener('pointerdown', () => (byKeyboard = false), listen);
  addEventListener('focusin', ({ target }) => {
    // Once the browser has scrolled to it.
    if (byKeyboard && target instanceof HTMLElement) requestAnimationFrame(() => uncover(target));
  });
  addEventListener('focusout', ({ target, relatedTarget }) => {
    // What is hidden while it travels loses the focus, though it is still there.
    const isGone = target instanceof HTMLElement && !target.checkVisibility({ visibilityProperty: true });
    if (relatedTarget === null && isGone) queueMicrotask(mend);
  });
  // A click without a pointer is a key, or the hand of a screen reader.
  addEventListener('click', ({ detail }) => (byKeyboard ||= detail === 0), listen);
  new MutationObserver(mend).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ATTRIBUTES,
  });
}

/** After every change of the page: the focus comes back before anybody has seen that it was gone. */
function mend(): void {
  if (isNewPage) begun();
  const { selectors, always } = wanted();
  if (!(byKeyboard || always) || !isAdrift(document.activeElement)) return;
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) firstOf([...selectors, HEADING, GROUND], document);
  else firstOf(IN_DIALOG, dialog);
}

/** A page that is still loading has no heading of its own yet. */
function begun(): void {
  const heading = document.querySelector<HTMLElement>(`${HEADING}:not([aria-busy="true"] *)`);
  if (heading === null) return;
  isNewPage = false;
  rests = hold(heading);
}

/** Nowhere, or on a heading that only stands in for what is not there yet. */
function isAdrift(element: Element | null): boolean {
  if (element === null || element === document.body) return true;
  return element.matches(GROUND) || (element.matches(HEADING) && !rests);
}

function firstOf(selectors: readonly string[], within: ParentNode): void {
  for (const selector of selectors)
    for (const place of within.querySelectorAll<HTMLElement>(selector)) {
      if (place === document.activeElement) return;
      if (place.getClientRects().length > 0 && hold(place)) return;
    }
}

/** False where it cannot be focused now. */
function hold(place: HTMLElement): boolean {
  const isGround = place.matches(`${HEADING}, ${GROUND}`);
  if (isGround || place.matches('h2')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: isGround });
  return document.activeElement === place;
}
