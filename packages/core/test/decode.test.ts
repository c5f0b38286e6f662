import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Decoded,
  type Decoder,
  decodeAs,
  decodeBoolean,
  decodeInteger,
  decodeKind,
  decodeList,
  decodeObject,
  decodeOneOf,
  decodePattern,
  decodeString,
  decodeText,
  failWithin,
  makeFault,
  optional,
  parseJson,
  required,
} from '../src/index.ts';

interface Table {
  readonly name: string;
  readonly size: number;
  readonly tags: readonly string[];
  readonly inner: { readonly open: boolean };
}

const decodeTable: Decoder<Table> = decodeObject({
  name: required(decodeString),
  size: optional(decodeInteger(1, 4), 2),
  tags: optional(decodeList(decodeOneOf(['new', 'fast']), 2), []),
  inner: required(decodeObject({ open: required(decodeBoolean) })),
});

const good = { name: 'a', inner: { open: true } };

describe('decodeObject', () => {
  it('reads the fields and fills in what may be left out', () => {
    expect(decodeTable(good)).toEqual({ ok: true, value: { ...good, size: 2, tags: [] } });
    const whole = { ...good, size: 4, tags: ['fast', 'new'] };
    expect(decodeTable(whole)).toEqual({ ok: true, value: whole });
    expect(decodeTable({ ...good, size: undefined })).toMatchObject({ ok: true, value: { size: 2 } });
  });

  it.each([
    ['not-an-object', '', undefined],
    ['not-an-object', '', null],
    ['not-an-object', '', [good]],
    ['not-an-object', '', 'a'],
    ['missing-field', 'name', { inner: { open: true } }],
    ['missing-field', 'name', { name: undefined, inner: { open: true } }],
    ['not-a-string', 'name', { ...good, name: 1 }],
    ['not-in-range', 'size', { ...good, size: 5 }],
    ['not-in-range', 'size', { ...good, size: 0 }],
    ['not-in-range', 'size', { ...good, size: 1.5 }],
    ['not-in-range', 'size', { ...good, size: Number.NaN }],
    ['not-in-range', 'size', { ...good, size: '2' }],
    ['not-a-list', 'tags', { ...good, tags: { length: 1 } }],
    ['too-many', 'tags', { ...good, tags: ['new', 'new', 'new'] }],
    ['not-a-choice', 'tags.[1]', { ...good, tags: ['new', 'old'] }],
    ['not-a-choice', 'tags.[0]', { ...good, tags: [0] }],
    ['missing-field', 'inner', { name: 'a' }],
    ['not-an-object', 'inner', { name: 'a', inner: 3 }],
    ['missing-field', 'inner.open', { name: 'a', inner: {} }],
    ['not-a-boolean', 'inner.open', { name: 'a', inner: { open: 'true' } }],
    ['unknown-field', 'inner."close"', { name: 'a', inner: { open: true, close: false } }],
    ['unknown-field', '"nmae"', { ...good, nmae: 'a' }],
    ['unknown-field', '"toString"', { ...good, toString: 'a' }],
    ['unknown-field', '"__proto__"', JSON.parse('{ "__proto__": { "name": "a" } }')],
  ])('answers %s at %j', (code, at, value) => {
    expect(decodeTable(value)).toMatchObject({ ok: false, fault: { code, at, message: expect.any(String) } });
  });

  it('takes nothing from the prototype of what it is given', () => {
    expect(decodeTable(Object.create(good))).toMatchObject({ ok: false, fault: { code: 'missing-field' } });
  });

  it('answers any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof decodeTable(value).ok).toBe('boolean');
      }),
      { seed: 8, numRuns: 2000 },
    );
  });
});

describe('decodeKind', () => {
  type Pace = { readonly kind: 'none' } | { readonly kind: 'days'; readonly days: number };
  const decodePace = decodeKind<Pace>({ none: {}, days: { days: required(decodeInteger(1, 7)) } });

  it('reads the kind that is named', () => {
    expect(decodePace({ kind: 'none' })).toEqual({ ok: true, value: { kind: 'none' } });
    expect(decodePace({ kind: 'days', days: 3 })).toEqual({ ok: true, value: { kind: 'days', days: 3 } });
  });

  it.each([
    ['not-a-choice', 'kind', undefined],
    ['not-a-choice', 'kind', []],
    ['not-a-choice', 'kind', { kind: 'toString' }],
    ['missing-field', 'days', { kind: 'days' }],
    ['unknown-field', '"days"', { kind: 'none', days: 3 }],
    ['not-in-range', 'days', { kind: 'days', days: 8 }],
  ])('answers %s at %j', (code, at, value) => {
    expect(decodePace(value)).toMatchObject({ ok: false, fault: { code, at } });
  });
});

describe('texts', () => {
  it.each([
    ['not-a-string', decodeText(3), 4],
    ['too-long', decodeText(3), 'four'],
    ['not-a-string', decodePattern(/^[a-z]+$/, 'A word'), undefined],
    ['bad-value', decodePattern(/^[a-z]+$/, 'A word'), 'two words'],
  ])('answers %s', (code, decode, value) => {
    expect(decode(value)).toMatchObject({ ok: false, fault: { code, at: '' } });
  });

  it('are changed or refused on the way', () => {
    const upper = decodeAs(decodeText(9), (text) => (text === '' ? undefined : text.toUpperCase()), 'Empty.');
    expect(upper('abc')).toEqual({ ok: true, value: 'ABC' });
    expect(upper('')).toEqual({ ok: false, fault: { code: 'bad-value', at: '', message: 'Empty.' } });
  });
});

it('leaves out what may be left out and has no fallback', () => {
  const decode = decodeObject({ a: optional(decodeString), b: optional(decodeString, 'b') });
  expect(Object.keys(unwrap(decode({})))).toEqual(['b']);
  expect(unwrap(decode({ a: 'x' }))).toEqual({ a: 'x', b: 'b' });
});

function unwrap<T>(decoded: Decoded<T>): T {
  if (!decoded.ok) throw new Error(makeFault(decoded.fault));
  return decoded.value;
}

describe('parseJson', () => {
  it('reads JSON', () => {
    expect(parseJson('[1, {"a": null}]')).toEqual({ ok: true, value: [1, { a: null }] });
  });

  it.each(['', '{', '{"a": 1', 'undefined', "{'a': 1}", '\u0000'])('answers bad-json for %j', (text) => {
    expect(parseJson(text)).toMatchObject({ ok: false, fault: { code: 'bad-json', at: '' } });
  });
});

describe('a fault', () => {
  const fault = { code: 'too-odd', at: '', message: 'It is odd.' };

  it('names its place from the inside to the outside', () => {
    const inner = failWithin('b', fault);
    expect(inner.fault.at).toBe('b');
    expect(failWithin('a', inner.fault).fault.at).toBe('a.b');
  });

  it('is one line', () => {
    expect(makeFault(fault)).toBe('It is odd. [too-odd]');
    expect(makeFault({ ...fault, at: 'a.b' })).toBe('a.b: It is odd. [too-odd]');
  });
});
