// One drawing of Stellarion's own sheet, fetched with its board.
import sheet from '../../art/stellarion/glyphs.svg?url';
import ui from '../../ui/ui.module.css';

export function Mark({ name, class: className }: { name: string; class?: string | undefined }) {
  return (
    <svg class={className ?? ui.glyph} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
