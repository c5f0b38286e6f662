// Numbers of things at a Stellar table, in English.
import { counted } from '@planisphere/core';

export const stars = (n: number): string => (n === 0 ? 'no stars' : counted(n, 'star'));
