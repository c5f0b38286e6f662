// A native modal dialog, in the middle or as a drawer at the side. The browser keeps focus inside and closes it on Escape.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useLayer } from '../navigation/layers.ts';
import { appWords } from '../words/index.ts';
import { Glyph } from './Glyph.tsx';
import styles from './ui.module.css';

interface Props {
  readonly title: string;
  /** The key that opens it, shown beside the title. */
  readonly keyName?: string | undefined;
  readonly side?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ title, keyName, side, onClose, children }: Props) {
  useLayer(onClose);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    if (node === null) return;
    const opener = document.activeElement;
    node.showModal();
    return () => {
      node.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      class={side ? styles.drawer : styles.dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class={styles.top}>
        <h2>
          {title}
          {keyName === undefined ? undefined : <kbd>{keyName}</kbd>}
        </h2>
        <button type="button" class={styles.icon} aria-label={appWords().close} onClick={onClose}>
          <Glyph name="ui-close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
