// The title of the document: from the address of the page, or from the page itself.
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** The title that the page on the screen gives itself. */
export const ownTitle = signal<string | undefined>(undefined);

export function documentTitle(name: string): string {
  return name === '' ? 'Planisphere' : `${name} · Planisphere`;
}

/** Sets the title while the component is on the page. */
export function usePageTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title === undefined) return;
    ownTitle.value = title;
    return () => {
      if (ownTitle.peek() === title) ownTitle.value = undefined;
    };
  }, [title]);
}
