// The chance to win, which the table shows without being asked: the worker computes it when a turn begins, and it stays
// until the next one. It is no advice. Where hints are off, as between people who have not agreed to them, there is
// none.
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { afterUrgent } from '../../base/navigation/urgency.ts';
import type { StellarionSession } from './session.ts';

export interface Outlook {
  readonly chance: ReadonlySignal<number | undefined>;
  readonly stop: () => void;
}

export function followChance(session: StellarionSession): Outlook {
  const chance = signal<number | undefined>(undefined);
  const stop = effect(() => {
    const view = session.view.value;
    if (view.ending !== undefined || session.spectating.value || !session.allowsHints) {
      chance.value = undefined;
      return;
    }
    if (view.stage.kind !== 'turn' || session.showing.value) return;
    // The bot that judges it loads after everything that the table itself needs.
    afterUrgent(() => {
      const isStill = (): boolean => session.view.peek() === view && !session.stage.closed;
      if (!isStill()) return;
      untracked(() => session.source.chance?.(session.viewer.value))?.then(
        (found) => {
          if (isStill()) chance.value = found;
        },
        // Without the network it cannot load, and the table shows no chance.
        () => undefined,
      );
    });
  });
  return { chance, stop };
}
