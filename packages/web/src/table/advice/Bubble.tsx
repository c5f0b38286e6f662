// A few words beside the place on the board that they are about. The bubble lies over everything, dialogs too, and
// blocks no press under it.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import styles from './advice.module.css';
import type { Mark } from './mark.ts';
import { boxesAt } from './marking.ts';
import { type Box, besideBar, placeBeside, placeFor } from './placing.ts';
import { useMarked } from './Spotlight.tsx';

interface Props {
  readonly marks: readonly Mark[];
  readonly mood: 'why' | 'wrong' | 'right';
  /** Who speaks. */
  readonly label: string;
  /** A selector for what the bubble must not hide. */
  readonly kept: string;
  readonly children: ComponentChildren;
}

export function Bubble({ marks, mood, label, kept, children }: Props) {
  const node = useRef<HTMLElement>(null);
  const placed = useMarked(marks);
  useLayoutEffect(() => {
    node.current?.showPopover();
    // A dialog that opens later would lie over it.
    const watch = new MutationObserver(() => {
      node.current?.hidePopover();
      node.current?.showPopover();
    });
    watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (node.current !== null) lay(node.current, placed[0]?.box, kept);
  });
  return (
    <aside ref={node} popover="manual" class={styles.bubble} data-bubble={mood} aria-label={label}>
      {children}
    </aside>
  );
}

function lay(node: HTMLElement, box: Box | undefined, kept: string): void {
  const { width, height } = node.getBoundingClientRect();
  const room = {
    screen: { width: innerWidth, height: innerHeight },
    card: { width, height },
    ...besideBar(document.querySelector('header')?.getBoundingClientRect()),
    kept: boxesAt(kept),
  };
  const beside = box === undefined ? undefined : placeBeside({ ...room, box });
  const { x, y } = beside ?? placeFor(room);
  node.dataset.side = beside?.side ?? 'none';
  node.style.left = `${x}px`;
  node.style.top = `${y}px`;
  node.style.setProperty('--tip', `${beside?.tip ?? 0}px`);
}
