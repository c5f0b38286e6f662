// For tests in which a decision is meant to be legal: what follows it, or an error that names the rule.
import type { Course, GameTypes, Refusal } from '@planisphere/core';

export function accepted<T extends GameTypes>(decided: Course<T> | Refusal): Course<T> {
  if ('rule' in decided) throw new Error(`refused: ${decided.rule}`);
  return decided;
}
