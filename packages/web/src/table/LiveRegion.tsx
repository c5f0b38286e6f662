// The only live region of a table: it says to a screen reader what the table announces.
import ui from '../base/ui/ui.module.css';
import type { Announcer } from './announcing.ts';

export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const { text, number } = announcer.message.value;
  return (
    <p class={ui.hidden} role="status" aria-live="polite" aria-atomic="true" data-live>
      {/* A new element each time, so that the same words are heard again when repeated. */}
      <span key={number}>{text}</span>
    </p>
  );
}
