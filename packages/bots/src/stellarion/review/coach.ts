// What the coach says of a turn of Stellarion, in two languages: claims that the rules prove.
import { type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import { type Coach, createCoach } from '../../review/coach.ts';
import { stellarionCheckers } from './checkers.ts';
import type { StellarionClaim } from './claims.ts';
import { en } from './coach.en.ts';
import { fr } from './coach.fr.ts';
import { propose } from './propose.ts';
import { tongueOf } from './wording.ts';

export const stellarionCoach: Coach<Position, StellarionClaim> = createCoach<Stellarion, StellarionClaim>(
  stellarion,
  { propose, checkers: stellarionCheckers },
  { en: tongueOf(en), fr: tongueOf(fr) },
);
