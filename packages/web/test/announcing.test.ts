// Announcements: a burst is one message, an answer comes at once, and repeated words are heard again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer, isHeard } from '../src/table/announcing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the announcer', () => {
  it('says a burst of events as one message, in their order', () => {
    const announcer = new Announcer(() => false);
    for (const event of ['One.', 'Two.', 'Three.']) {
      announcer.say(event);
      vi.advanceTimersByTime(100);
    }
    expect(announcer.message.value).toEqual({ text: '', number: 0 });
    vi.advanceTimersByTime(1000);
    expect(announcer.message.value).toEqual({ text: 'One. Two. Three.', number: 1 });
  });

  it('waits while the table moves, but not for ever', () => {
    let moves = true;
    const announcer = new Announcer(() => moves);
    announcer.say('One.');
    vi.advanceTimersByTime(2000);
    expect(announcer.message.value.text).toBe('');
    announcer.say('Two.');
    moves = false;
    vi.advanceTimersByTime(500);
    expect(announcer.message.value.text).toBe('One. Two.');
    moves = true;
    announcer.say('Three.');
    vi.advanceTimersByTime(10_000);
    expect(announcer.message.value.text).toBe('Three.');
  });

  it('answers at once, and the same words twice are two messages', () => {
    const announcer = new Announcer(() => true);
    announcer.answer('No.');
    announcer.answer('No.');
    expect(announcer.message.value).toEqual({ text: 'No.', number: 2 });
  });

  it('says the name of a kind without its glyph', () => {
    const announcer = new Announcer(() => false);
    announcer.answer('You reveal Cepheus (○ white).');
    expect(announcer.message.value.text).toBe('You reveal Cepheus (white).');
  });

  it('says nothing any more when it is closed', () => {
    const announcer = new Announcer(() => false);
    announcer.say('One.');
    announcer.close();
    vi.advanceTimersByTime(1000);
    expect(announcer.message.value.number).toBe(0);
  });

  it('says as much as is wanted', () => {
    expect(isHeard('brief', 'brief')).toBe(true);
    expect(isHeard('usual', 'brief')).toBe(false);
    expect(isHeard('usual', 'everything')).toBe(true);
    expect(isHeard('everything', 'usual')).toBe(false);
  });
});
