// A hand over the sky while the screen has no time for a frame: the buttons are up to date all the same.
import { type Position, starExplorer } from '@planisphere/star-explorer';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Measured } from '../../src/games/star-explorer/board/measured.ts';
import { pointersOver } from '../../src/games/star-explorer/board/pointers.ts';
import { Desk } from '../../src/games/star-explorer/desk.ts';
import { toPicture } from '../../src/games/star-explorer/geometry.ts';
import type { StarExplorerSession } from '../../src/games/star-explorer/session.ts';

vi.mock('../../src/base/sound/sounds.ts', () => ({ play: () => undefined }));
vi.mock('../../src/base/settings/settings.ts', () => ({ settings: { value: { locale: 'en' } } }));

/** Horologium comes in round III. */
const LINE = '_ 5.8.6 | WYBRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9 crt:i7-h6-h5-g4-h3-i4-h5,k5-j4-i4 hor:_';
const FREE = { x: 0, y: -3 };
/** Over the pole, and over stars of Crater. */
const TAKEN = { x: 2, y: 0 };

interface Table {
  readonly mayAnswer?: boolean;
  readonly decide?: () => Promise<void>;
}

/** Hears the events of the page, wherever the pointer is. */
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  // No frame ever comes.
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open({ mayAnswer = true, decide = async () => undefined }: Table = {}): Desk {
  const parsed = starExplorer.notation.parse(LINE);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const session: object = {
    advice: { now: signal(undefined), forget: () => undefined },
    view: signal<Position>(parsed.value),
    viewer: signal(0),
    spectating: signal(false),
    handover: signal<number | undefined>(undefined),
    note: signal(''),
    mayAnswer,
    decide,
  };
  return new Desk(session as StarExplorerSession);
}

/** The page is as large as the picture. */
const measured: Measured = {
  onPicture: (point) => point,
  units: (pixels) => pixels,
  forget() {},
  node: { setPointerCapture() {} } as Partial<HTMLElement> as HTMLElement,
};

function hand(desk: Desk, pointerType: 'mouse' | 'touch') {
  const pointers = pointersOver(desk, measured);
  const over = (place: { x: number; y: number }): PointerEvent => {
    const { x, y } = toPicture(place, desk.degrees);
    return { pointerId: 1, pointerType, button: 0, clientX: x, clientY: y } as PointerEvent;
  };
  const heard = (type: string, place: typeof FREE): boolean =>
    page.dispatchEvent(Object.assign(new Event(type), over(place)));
  return {
    move(place: typeof FREE) {
      pointers.onPointerMove(over(place));
      heard('pointermove', place);
    },
    down: (place: typeof FREE) => pointers.onPointerDown(over(place)),
    up: (place: typeof FREE) => heard('pointerup', place),
    cancel: () => heard('pointercancel', FREE),
    escape: () => page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' })),
    leave: () => pointers.onPointerLeave(),
  };
}

function expectTrue(desk: Desk): void {
  expect(desk.report.value.laid).toBe(desk.laid.value);
  expect(desk.report.value.offer).toBe(desk.offer.value);
}

describe('what the buttons go by', () => {
  it('while the mouse carries the constellation, it may be a frame old', () => {
    const desk = open();
    hand(desk, 'mouse').move(TAKEN);
    expect(desk.laid.value?.worth).toBeUndefined();
    expect(desk.report.value.laid?.worth).toBeDefined();
  });

  it('is true as soon as the mouse puts the constellation down where it carried it', () => {
    const desk = open();
    const mouse = hand(desk, 'mouse');
    mouse.move(TAKEN);
    mouse.down(TAKEN);
    mouse.up(TAKEN);
    expect(desk.carried.value).toBe(false);
    expect(desk.report.value.laid?.worth).toBeUndefined();
    expectTrue(desk);
  });

  it('is true as soon as the mouse leaves the sky with the constellation in hand', () => {
    const desk = open();
    const mouse = hand(desk, 'mouse');
    mouse.move(TAKEN);
    mouse.leave();
    expectTrue(desk);
  });

  it.each(['up', 'cancel'] as const)('is true as soon as a drag ends: %s', (end) => {
    const desk = open();
    const finger = hand(desk, 'touch');
    const from = desk.ghost.value as typeof FREE;
    finger.down(from);
    finger.move({ x: from.x + 2, y: from.y + 2 });
    expect(desk.report.value.laid).not.toBe(desk.laid.value);
    finger[end](FREE);
    expectTrue(desk);
  });
});

describe('a drag that is broken off', () => {
  it.each(['cancel', 'escape'] as const)('puts the constellation back: %s', (end) => {
    const desk = open();
    const finger = hand(desk, 'touch');
    const from = desk.ghost.value as typeof FREE;
    finger.down(from);
    finger.move({ x: from.x + 2, y: from.y + 2 });
    expect(desk.ghost.value).not.toEqual(from);
    finger[end]();
    expect(desk.ghost.value).toEqual(from);
    expect(desk.gesture.value.kind).toBe('none');
    finger.move({ x: from.x + 3, y: from.y + 3 });
    expect(desk.ghost.value).toEqual(from);
  });
});

describe('a finger that was on the sky when the drawing ended', () => {
  it('is forgotten: the next one drags', () => {
    const desk = open();
    const finger = hand(desk, 'touch');
    finger.down(FREE);
    desk.session.handover.value = 1;
    desk.session.handover.value = undefined;
    const from = desk.ghost.value as typeof FREE;
    finger.down(from);
    finger.move({ x: from.x + 2, y: from.y + 2 });
    expect(desk.gesture.value.kind).toBe('drag');
    expect(desk.ghost.value).not.toBe(from);
  });
});

describe('Confirm', () => {
  it('is taken when the player is asked, and not while the table still shows something', () => {
    const decide = vi.fn(async () => undefined);
    open({ mayAnswer: false, decide }).press({ at: 'confirm' });
    expect(decide).not.toHaveBeenCalled();
    open({ decide }).press({ at: 'confirm' });
    expect(decide).toHaveBeenCalledOnce();
  });

  it('pressed while the constellation is still carried over taken stars, shows the remedy at once', () => {
    const decide = vi.fn(async () => undefined);
    const desk = open({ decide });
    hand(desk, 'mouse').move(TAKEN);
    desk.press({ at: 'confirm' });
    expect(decide).not.toHaveBeenCalled();
    expectTrue(desk);
  });
});
