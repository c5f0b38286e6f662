// How a friend gets to the table: a code to scan, a code to say, a link to send.
import { makeCode } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { encode } from 'uqr';
import type { GameId } from '../../base/games.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import styles from '../../table/online/online.module.css';
import { onlineWords } from '../../table/online/words/index.ts';

export function Invite({ code, game, url }: { code: string; game: GameId; url: string }) {
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    copied.value = true;
  };
  const share = async () => {
    if (navigator.share === undefined) await copy();
    else
      await navigator.share({ text: onlineWords().shareText(nameOfGame(game)), url }).catch(() => undefined);
  };
  const [front, back] = makeCode(code).split('-');
  return (
    <section class={`${ui.panel} ${styles.invite}`}>
      <h2>{onlineWords().invite}</h2>
      <p>{onlineWords().inviteText}</p>
      <div class={styles.codes}>
        <Qr text={url} />
        <div>
          <p class={ui.caps}>{onlineWords().sayIt}</p>
          <p class={styles.code}>
            <span class={ui.hidden}>{makeCode(code)}</span>
            {[front, back].map((group) => (
              <span key={group} aria-hidden="true">
                {[...(group ?? '')].map((letter, index) => (
                  <b key={`${index + 1}`}>{letter}</b>
                ))}
              </span>
            ))}
          </p>
          <p class={styles.small}>{onlineWords().sayItText}</p>
        </div>
      </div>
      <div class={styles.link}>
        <input
          class={ui.field}
          readOnly
          aria-label={onlineWords().link}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => void copy()}>
          <Glyph name="ui-copy" />
          <span aria-live="polite">{copied.value ? onlineWords().copied : onlineWords().copy}</span>
        </button>
      </div>
      <button type="button" class={`${ui.button} ${ui.big}`} onClick={() => void share()}>
        <Glyph name="ui-share" />
        {onlineWords().share}
      </button>
    </section>
  );
}

/** A link as a QR code, drawn as one path. Dark on light in both themes, because cameras read only that. */
function Qr({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <div class={styles.qr}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={onlineWords().qr}
        shape-rendering="crispEdges"
      >
        <path d={cells.join('')} />
      </svg>
    </div>
  );
}
