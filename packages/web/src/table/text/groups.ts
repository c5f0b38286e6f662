// Choices by what they do, each group under its heading, in the order of the game's list.
import type { GameTypes } from '@planisphere/core';
import type { Reading } from './typing.ts';

export interface ChoiceGroup<G extends GameTypes> {
  /** Empty if the game does not group its choices. */
  readonly title: string;
  readonly actions: readonly G['action'][];
}

export function groupsOf<G extends GameTypes>(
  { session, text }: Reading<G>,
  actions: readonly G['action'][],
): readonly ChoiceGroup<G>[] {
  const groups = new Map<string, G['action'][]>();
  for (const action of actions) {
    const title = text.groupOf?.(action, session.view.value, session.frame()) ?? '';
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [action]);
    else group.push(action);
  }
  return [...groups].map(([title, of]) => ({ title, actions: of }));
}
