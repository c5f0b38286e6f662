// Where a screen reader hears what a table says: the only live region of a table.
import ui from '../base/ui/ui.module.css';
import type { Announcer } from './announcing.ts';

export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const { text, number } = announcer.message.value;
  return (
    <p class={ui.hidden} role="status" aria-live="polite" aria-atomic="true" data-live>
      {/* A new element each time: the same words said again are heard again. */}
      <span key={number}>{text}</span>
    </p>
  );
}
