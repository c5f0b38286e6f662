// The shape of Stellar's net.
import type { NetShape } from '../net/layout.ts';
import { QUESTIONS } from './questions.ts';

const HIDDEN_UNITS = 64;

export const STELLAR_NET: NetShape = {
  inputs: QUESTIONS.inputs,
  places: QUESTIONS.places,
  hidden: HIDDEN_UNITS,
};
