// The notes about the ghost follow it: at once when it is put somewhere, a frame later while it is dragged.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { following } from '../../src/games/star-explorer/following.ts';

let frames: Map<number, () => void>;
let now: number;

beforeEach(() => {
  frames = new Map();
  now = 0;
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frames.set(++last, callback);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  vi.stubGlobal('performance', { now: () => now });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A frame of the screen. */
function frame(): void {
  now += 16;
  const due = [...frames.values()];
  frames.clear();
  for (const callback of due) callback();
}

describe('following', () => {
  it('a change is followed at once', () => {
    const place = signal(1);
    const { signal: told } = following(place);
    place.value = 2;
    expect(told.value).toBe(2);
    expect(frames.size).toBe(0);
  });

  it('a loose change is followed in the frame after its own', () => {
    const place = signal(1);
    const { signal: told, loosely } = following(place);
    loosely(() => (place.value = 2));
    frame();
    expect(told.value).toBe(1);
    frame();
    expect(told.value).toBe(2);
  });

  it('while it never rests, it is followed all the same', () => {
    const place = signal(0);
    const { signal: told, loosely } = following(place);
    for (let step = 1; step <= 12; step++) {
      loosely(() => (place.value = step));
      frame();
    }
    expect(told.value).toBeGreaterThan(5);
  });

  it('what is put down after a drag is told at once, and nothing old comes after it', () => {
    const place = signal(1);
    const { signal: told, loosely } = following(place);
    loosely(() => (place.value = 2));
    place.value = 3;
    expect(told.value).toBe(3);
    expect(frames.size).toBe(0);
  });

  it('nothing follows what has stopped', () => {
    const place = signal(1);
    const { signal: told, loosely, stop } = following(place);
    loosely(() => (place.value = 2));
    stop();
    frame();
    frame();
    place.value = 4;
    expect(told.value).toBe(1);
  });
});
