// The coach of Stellar: what it may claim, how that is checked, and its words.
import { type Position, type Stellar, stellar } from '@planisphere/stellar';
import { type Coach, createCoach } from '../../review/coach.ts';
import { stellarCheckers } from './checkers.ts';
import type { StellarClaim } from './claims.ts';
import { en } from './coach.en.ts';
import { fr } from './coach.fr.ts';
import { propose } from './proposals.ts';

export const stellarCoach: Coach<Position, StellarClaim> = createCoach<Stellar, StellarClaim>(
  stellar,
  { propose, checkers: stellarCheckers },
  { en, fr },
);
