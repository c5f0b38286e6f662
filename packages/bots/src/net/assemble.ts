// The SIMD kernel of the nets, assembled byte by byte: no tool and no other language is needed to read or rebuild it.
// `kernel.ts` holds the result; a test assembles it again and compares.
//
// forward(call), where eight addresses and sizes lie at `call` (see layout.ts):
//   for every place whose answer changed: sums += row of the new answer − row of the old one
//   out = rectified sums · head, four lanes for each of the two outputs
import { MOST_PAGES } from './layout.ts';

const I32 = 0x7f;
const V128 = 0x7b;
const EMPTY = 0x40;

const CALL = 0;
const [ASKED, ANSWERED, PLACES, SUMS, WEIGHTS, ROW_BYTES, HEAD, OUT] = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const [NOW, BEFORE, AT, MARGIN, LOGIT, UNIT] = [9, 10, 11, 12, 13, 14] as const;

type Code = readonly number[];

const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const constant = (value: number): Code => [0x41, ...signed(value)];
const add: Code = [0x6a];
const multiply: Code = [0x6c];
const equal: Code = [0x46];
const below: Code = [0x49];
const isZero: Code = [0x45];
const loadInteger = (offset: number): Code => [0x28, 2, offset];
const loadShort: Code = [0x2f, 1, 0];
const storeShort: Code = [0x3b, 1, 0];
const vector = (operation: number): Code => [0xfd, ...unsigned(operation)];
const loadVector: Code = [...vector(0x00), 4, 0];
const storeVector = (offset: number): Code => [...vector(0x0b), 4, ...unsigned(offset)];
const zeroVector: Code = [...vector(0x0c), ...new Array<number>(16).fill(0)];
const addVector: Code = vector(0xe4);
const subtractVector: Code = vector(0xe5);
const multiplyVector: Code = vector(0xe6);
const maxVector: Code = vector(0xe9);
const loop = (...body: Code[]): Code => [0x03, EMPTY, ...body.flat(), 0x0b];
const block = (...body: Code[]): Code => [0x02, EMPTY, ...body.flat(), 0x0b];
const again = (depth: number): Code => [0x0d, depth];

/** local += step */
const advance = (local: number, step: Code): Code => [...get(local), ...step, ...add, ...set(local)];
/** The address of this row of weights. */
const rowAddress = (answer: number): Code => [
  ...get(WEIGHTS),
  ...get(answer),
  ...get(ROW_BYTES),
  ...multiply,
  ...add,
];
const vectorAt = (base: number): Code => [...get(base), ...get(AT), ...add, ...loadVector];

const readCall: Code = [ASKED, ANSWERED, PLACES, SUMS, WEIGHTS, ROW_BYTES, HEAD, OUT].flatMap(
  (local, index) => [...get(CALL), ...loadInteger(4 * index), ...set(local)],
);

const changeSums: Code = [
  ...constant(0),
  ...set(AT),
  ...loop(
    [...get(SUMS), ...get(AT), ...add],
    [...vectorAt(SUMS), ...vectorAt(NOW), ...addVector, ...vectorAt(BEFORE), ...subtractVector],
    storeVector(0),
    advance(AT, constant(16)),
    [...get(AT), ...get(ROW_BYTES), ...below, ...again(0)],
  ),
];

const readAnswers: Code = loop(
  block(
    [...get(ASKED), ...loadShort, ...set(NOW), ...get(ANSWERED), ...loadShort, ...set(BEFORE)],
    [...get(NOW), ...get(BEFORE), ...equal, ...again(0)],
    [...get(ANSWERED), ...get(NOW), ...storeShort],
    [...rowAddress(NOW), ...set(NOW), ...rowAddress(BEFORE), ...set(BEFORE)],
    changeSums,
  ),
  advance(ASKED, constant(2)),
  advance(ANSWERED, constant(2)),
  advance(PLACES, constant(-1)),
  [...get(PLACES), ...isZero, ...isZero, ...again(0)],
);

/** `sum` += UNIT × a row of the head. */
const weigh = (sum: number, address: Code): Code => [
  ...get(sum),
  ...get(UNIT),
  ...address,
  ...loadVector,
  ...multiplyVector,
  ...addVector,
  ...set(sum),
];

const weighUnits: Code = [
  ...constant(0),
  ...set(AT),
  ...loop(
    [...vectorAt(SUMS), ...zeroVector, ...maxVector, ...set(UNIT)],
    weigh(MARGIN, [...get(HEAD), ...get(AT), ...add]),
    weigh(LOGIT, [...get(HEAD), ...get(AT), ...add, ...get(ROW_BYTES), ...add]),
    advance(AT, constant(16)),
    [...get(AT), ...get(ROW_BYTES), ...below, ...again(0)],
  ),
  ...get(OUT),
  ...get(MARGIN),
  ...storeVector(0),
  ...get(OUT),
  ...get(LOGIT),
  ...storeVector(16),
];

/** `shared` is for a memory that several threads train together; WebAssembly wants its maximum size in pages. */
export function assembleKernel(memory: 'own' | 'shared'): Uint8Array {
  const limits = memory === 'own' ? [0x00, 1] : [0x03, 1, ...unsigned(MOST_PAGES)];
  const locals = [2, 11, I32, 3, V128];
  const body = [...locals, ...readCall, ...readAnswers, ...weighUnits, 0x0b];
  return Uint8Array.of(
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 1, I32, 0]),
    ...section(2, [1, ...text('m'), ...text('m'), 0x02, ...limits]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text('f'), 0x00, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  );
}

function section(id: number, content: Code): Code {
  return [id, ...unsigned(content.length), ...content];
}

function text(word: string): Code {
  return [word.length, ...Array.from(word, (letter) => letter.charCodeAt(0))];
}

function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): Code {
  const last = value >= -0x40 && value < 0x40;
  return last ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}
