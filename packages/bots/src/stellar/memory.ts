// The net's memory, unpacked on first use and shared. Each user has its own evaluators.
import { once } from '@planisphere/core';
import type { NetMemory } from '../net/layout.ts';
import { loadNet } from '../net/stored.ts';
import { STELLAR_NET } from './net.ts';
import { WEIGHTS } from './weights.ts';

/** Amateur and astronomer one each, a look-ahead two, the examiner of finished games a look-ahead and one more. */
const EVALUATORS = 7;

export const memory: () => NetMemory = once(() => loadNet(WEIGHTS, STELLAR_NET, EVALUATORS));
