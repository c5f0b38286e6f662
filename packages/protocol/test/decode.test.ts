// Everything that strangers send is decoded or refused with a code; nothing throws.
import { below, createRng } from '@planisphere/core';
import {
  cleanText,
  decodeGuest,
  decodeMessage,
  decodeSettings,
  decodeWith,
  LIMITS,
  MESSAGE_TYPES,
  makeCode,
  PHRASES,
  parseCode,
  randomCode,
} from '@planisphere/protocol';
import { expect, it } from 'vitest';

const decoded = (message: unknown) => decodeMessage(JSON.stringify(message));

it('decodes what a client may say, and the code of a table however it is typed', () => {
  expect(decoded({ type: 'act', table: 'bcd-fgh', id: 'x1', event: 'A take 1' })).toEqual({
    ok: true,
    value: { type: 'act', table: 'BCDFGH', id: 'x1', event: 'A take 1' },
  });
  expect(decoded({ type: 'watch', table: 'BCDFGH', since: 3 })).toMatchObject({ ok: true });
});

it.each([
  ['', 'bad-json'],
  ['{', 'bad-json'],
  ['null', 'unknown-message'],
  ['[]', 'unknown-message'],
  ['{"type":"__proto__"}', 'unknown-message'],
  ['{"type":"toString"}', 'unknown-message'],
  ['{"type":"ping","more":1}', 'bad-message'],
  ['{"type":"act","table":"BCDFGH","id":"","event":"x"}', 'bad-message'],
  ['{"type":"act","table":"AEIOU1","id":"x","event":"x"}', 'bad-message'],
  ['{"type":"watch","table":"BCDFGH","since":-1}', 'bad-message'],
  ['{"type":"watch","table":"BCDFGH","since":1.5}', 'bad-message'],
  [`{"type":"ping","x":"${'y'.repeat(LIMITS.frame)}"}`, 'too-long'],
])('refuses %s as %s', (text, code) => {
  expect(decodeMessage(text)).toMatchObject({ ok: false, fault: { code } });
});

it('never throws, whatever it is given', () => {
  const rng = createRng(3);
  const letters = '{}[]",:\\\u0000\ud800🌙abcdtype0123456789.-+eE nul';
  const base = MESSAGE_TYPES.map((type) => JSON.stringify({ type, table: 'BCDFGH', id: 'x', seat: 'A' }));
  for (let round = 0; round < 20_000; round++) {
    const text = [...(base[below(rng, base.length)] as string)];
    for (let change = below(rng, 4); change >= 0; change--)
      text[below(rng, text.length)] = letters[below(rng, letters.length)] as string;
    const result = decodeMessage(text.join(''));
    if (!result.ok) expect(result.fault.code).toMatch(/^[a-z-]+$/);
  }
});

it('cleans names of what could pass for something else', () => {
  const named = (name: string) => decodeWith(decodeGuest, { name, emblem: 'star' });
  expect(named(' Zoe\u0308 ')).toMatchObject({ ok: true, value: { name: 'Zoë', locale: 'en' } });
  expect(named('a\u202eb\u200bc\n')).toMatchObject({ ok: true, value: { name: 'a b c' } });
  expect(named('<script>')).toMatchObject({ ok: true, value: { name: '<script>' } });
  for (const name of ['', ' ', '\u200b\u2060', 'x'.repeat(25), 7, undefined])
    expect(decodeWith(decodeGuest, { name, emblem: 'star' })).toMatchObject({ ok: false });
  expect(cleanText('🌙'.repeat(3))).toBe('🌙🌙🌙');
});

it('fills in settings and refuses strange ones', () => {
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }];
  expect(decodeWith(decodeSettings, { game: 'stellar', seats })).toMatchObject({
    ok: true,
    value: { access: 'link', pace: { kind: 'none' }, spectators: true, chat: 'free', start: 'full' },
  });
  for (const pace of [{ kind: 'clock', perMove: 1, bank: 0 }, { kind: 'days', days: 99 }, { kind: 'blitz' }])
    expect(decodeWith(decodeSettings, { game: 'stellar', seats, pace })).toMatchObject({ ok: false });
  expect(decodeWith(decodeSettings, { game: 'stellar', seats: [] })).toMatchObject({ ok: false });
});

it('makes codes that are read back, and have no vowels', () => {
  const rng = createRng(1);
  for (let count = 0; count < 1000; count++) {
    const code = randomCode((n) => below(rng, n));
    expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{6}$/);
    expect(parseCode(` ${makeCode(code).toLowerCase()} `)).toBe(code);
  }
  for (const typed of ['', 'BCDFG', 'BCDFGHJ', 'BCDFG0', 'B'.repeat(99)])
    expect(parseCode(typed)).toBeUndefined();
});

it('has every phrase in both languages', () => {
  for (const { en, fr } of Object.values<{ en: string; fr: string }>(PHRASES))
    expect([en.length > 0, fr.length > 0, en === fr]).toEqual([true, true, false]);
});
