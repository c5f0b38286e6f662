// Sheets of which one is open: a row of tabs, through which the arrow keys go, and the open sheet below it.
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

interface Props<T extends string> {
  /** For the ids of the tabs and of the sheet. */
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly T[];
  readonly tab: Signal<T>;
  readonly textOf: (tab: T) => string;
  /** Classes of the row and of the sheet. */
  readonly row: string | undefined;
  readonly sheet: string | undefined;
  /** Whether the sheet itself scrolls: then a keyboard must reach it. */
  readonly scrolls?: boolean;
  readonly children: ComponentChildren;
}

export function Tabs<T extends string>(props: Props<T>) {
  const { name, label, tabs, tab, textOf, row, sheet, scrolls = false, children } = props;
  const turn = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[event.key];
    const next = by === undefined ? undefined : tabs[(tabs.indexOf(tab.value) + by) % tabs.length];
    if (next === undefined) return;
    // The board has its own use for the arrows.
    event.stopPropagation();
    tab.value = next;
    document.getElementById(`${name}-${next}`)?.focus();
  };
  return (
    <>
      <div class={row} role="tablist" aria-label={label} onKeyDown={turn}>
        {tabs.map((each) => (
          <button
            key={each}
            id={`${name}-${each}`}
            type="button"
            role="tab"
            aria-selected={tab.value === each}
            aria-controls={`${name}-panel`}
            tabindex={tab.value === each ? 0 : -1}
            onClick={() => (tab.value = each)}
          >
            {textOf(each)}
          </button>
        ))}
      </div>
      <div
        id={`${name}-panel`}
        role="tabpanel"
        aria-labelledby={`${name}-${tab.value}`}
        class={sheet}
        {...(scrolls && { tabindex: 0 })}
      >
        {children}
      </div>
    </>
  );
}
