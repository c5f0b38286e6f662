// The shape of Stellarion's net.
import type { NetShape } from '../net/layout.ts';
import { QUESTIONS } from './questions.ts';

const HIDDEN_UNITS = 64;

export const STELLARION_NET: NetShape = {
  inputs: QUESTIONS.inputs,
  places: QUESTIONS.places,
  hidden: HIDDEN_UNITS,
};
