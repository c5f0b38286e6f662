// Ce qui se compte à une table de Stellar, en français.
import { countedInFrench } from '@planisphere/core';

export const stars = (n: number): string => (n === 0 ? 'sans étoile' : countedInFrench(n, 'étoile'));
