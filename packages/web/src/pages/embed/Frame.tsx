// The common part of all frames in other pages: a line that names the content and links to the app, and the board.
import type { ComponentChildren } from 'preact';
import { usePageTitle } from '../../base/navigation/title.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Stage } from '../../table/frame/Stage.tsx';
import styles from './embed.module.css';
import { embedWords } from './words/index.ts';

interface Props {
  readonly title: string;
  /** The page of the app with the same content. */
  readonly href: string;
  /** The text of that link. */
  readonly way?: string;
  readonly children: ComponentChildren;
}

export function Frame({ title, href, way = embedWords().open, children }: Props) {
  usePageTitle(title);
  const bar = (
    <header class={styles.bar}>
      <h1>{title}</h1>
      <a href={href} target="_blank" rel="noopener">
        <Glyph name="ui-link" />
        <span>{way}</span>
      </a>
    </header>
  );
  return (
    <Stage bar={bar} class={styles.page}>
      <main class={styles.show} id="content">
        {children}
      </main>
    </Stage>
  );
}

export function Board({ children }: { children: ComponentChildren }) {
  return <div class={styles.board}>{children}</div>;
}
