// A net that several threads train together. Its memory is shared, so it needs the shared form of the kernel and an
// engine with SIMD and shared memory, such as Node.
import { assembleKernel } from './assemble.ts';
import { bytesOf, MOST_PAGES, type NetMemory, type NetShape, PAGE } from './layout.ts';
import { kernelOn, webAssembly } from './simd.ts';

/** The object that threads pass to each other. */
export interface SharedMemory {
  readonly buffer: ArrayBufferLike;
}

export function createShared(shape: NetShape, evaluators: number): SharedMemory {
  const initial = Math.ceil(bytesOf(shape, evaluators) / PAGE);
  return new (webAssembly().Memory)({ initial, maximum: MOST_PAGES, shared: true });
}

export function netOn(memory: SharedMemory, shape: NetShape): NetMemory {
  return { shape, buffer: memory.buffer, forward: kernelOn(memory, assembleKernel('shared')) };
}
