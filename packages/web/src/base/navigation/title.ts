// The title of the document: that of the page by its address, or one that the page says itself.
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** What the page on the screen calls itself. */
export const ownTitle = signal<string | undefined>(undefined);

export function documentTitle(name: string): string {
  return name === '' ? 'Planisphere' : `${name} · Planisphere`;
}

/** For as long as the component is on the page. */
export function usePageTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title === undefined) return;
    ownTitle.value = title;
    return () => {
      if (ownTitle.peek() === title) ownTitle.value = undefined;
    };
  }, [title]);
}
