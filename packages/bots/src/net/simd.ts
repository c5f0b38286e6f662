// Loads the SIMD kernel if the engine supports it. The types are written out, because this package has the types of
// neither a browser nor Node; both have WebAssembly.

import { KERNEL } from './kernel.ts';
import { bytesOf, type NetMemory, type NetShape, PAGE } from './layout.ts';
import { parseLetters } from './letters.ts';

/** Runs the evaluator whose call block is at this address: see assemble.ts and layout.ts. */
export type Forward = (call: number) => void;

interface WebAssemblyApi {
  Memory: new (limits: {
    initial: number;
    maximum?: number;
    shared?: boolean;
  }) => { buffer: ArrayBufferLike };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: { f: Forward } };
}

export function webAssembly(): WebAssemblyApi {
  const found: unknown = Reflect.get(globalThis, 'WebAssembly');
  if (found === undefined) throw new Error('webAssembly: this engine has none');
  return found as WebAssemblyApi;
}

export function kernelOn(memory: object, bytes: Uint8Array): Forward {
  const wasm = webAssembly();
  return new wasm.Instance(new wasm.Module(bytes), { m: { m: memory } }).exports.f;
}

/** A memory for the SIMD kernel, or undefined if the engine lacks SIMD. */
export function simdMemory(shape: NetShape, evaluators: number): NetMemory | undefined {
  try {
    const memory = new (webAssembly().Memory)({ initial: Math.ceil(bytesOf(shape, evaluators) / PAGE) });
    const forward = kernelOn(memory, parseLetters(KERNEL));
    return { shape, buffer: memory.buffer, forward };
  } catch {
    return undefined; // no SIMD, or compiling is forbidden: the scalar pass gives the same answers, more slowly
  }
}
