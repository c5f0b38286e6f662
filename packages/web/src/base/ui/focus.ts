// The focus is never lost. When its element vanishes, the element wanted next takes it, or else the heading; a new page
// begins at its heading. Players who use a pointer on a board have no focus to lose, and get none.
import { uncover } from './uncover.ts';

export interface Wanted {
  /** The elements to focus next, the most wanted first. */
  readonly selectors: readonly string[];
  /** Moves the focus for pointers too: a screen reader may press like one. */
  readonly always: boolean;
}

const NOTHING = (): Wanted => ({ selectors: [], always: false });
const HEADING = 'main h1';
/** Holds the focus while the page itself loads. */
const GROUND = '[data-stage], #app';
/** In a layer over the page: its content first, the close button last. */
const IN_DIALOG = ['[data-nav]', 'button:not([aria-label])', 'button', 'h2'];
/** Attributes that make an element appear, vanish or refuse presses without being added or removed. */
const ATTRIBUTES = ['disabled', 'hidden', 'inert', 'open', 'aria-busy'];

let wanted = NOTHING;
let byKeyboard = false;
let isNewPage = false;
/** The heading of a new page keeps the focus until a key is pressed. */
let rests = false;

/** Registers what this table wants focused; the result ends that. */
export function wantFocus(now: () => Wanted): () => void {
  wanted = now;
  mend();
  return () => {
    if (wanted === now) wanted = NOTHING;
  };
}

/** Called when another page is on the screen or loading. */
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
    // An element that is hidden while it travels loses the focus, though it still exists.
    const isGone = target instanceof HTMLElement && !target.checkVisibility({ visibilityProperty: true });
    if (relatedTarget === null && isGone) queueMicrotask(mend);
  });
  // A click without a pointer comes from a key or a screen reader.
  addEventListener('click', ({ detail }) => (byKeyboard ||= detail === 0), listen);
  new MutationObserver(mend).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ATTRIBUTES,
  });
}

/** Called after every change of the page: restores the focus before anybody notices that it was gone. */
function mend(): void {
  if (isNewPage) begun();
  const { selectors, always } = wanted();
  if (!(byKeyboard || always) || !isAdrift(document.activeElement)) return;
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) firstOf([...selectors, HEADING, GROUND], document);
  else firstOf(IN_DIALOG, dialog);
}

/** A page that is still loading has no heading yet. */
function begun(): void {
  const heading = document.querySelector<HTMLElement>(`${HEADING}:not([aria-busy="true"] *)`);
  if (heading === null) return;
  isNewPage = false;
  rests = hold(heading);
}

/** Whether the focus is nowhere, or on a heading that stands in for content still loading. */
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

/** Focuses the element; false if that is impossible at present. */
function hold(place: HTMLElement): boolean {
  const isGround = place.matches(`${HEADING}, ${GROUND}`);
  if (isGround || place.matches('h2')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: isGround });
  return document.activeElement === place;
}
