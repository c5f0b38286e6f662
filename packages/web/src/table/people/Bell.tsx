// The bell of the bar: how many things wait for the player, and the list of them.
import { type BellAnswer, makeCode } from '@planisphere/protocol';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type GameId, isGameId } from '../../base/games.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { call, isKnown } from '../online/api.ts';
import { screenOf } from '../screens.ts';
import styles from './bell.module.css';
import { peopleWords } from './words/index.ts';

const ASKED_EVERY = 30_000;
/** In milliseconds: a new page does not ask again within this time. */
const FRESH = 2000;
const MINUTE = 60_000;

/** Kept from page to page: each has a bar of its own. */
const told = signal<BellAnswer | undefined>(undefined);
let askedAt = Number.NEGATIVE_INFINITY;

async function ask(): Promise<void> {
  if (document.hidden || performance.now() - askedAt < FRESH) return;
  if (!isKnown()) {
    told.value = undefined;
    return;
  }
  askedAt = performance.now();
  // Without the server the last answer still stands.
  told.value = await call<BellAnswer>('GET', '/api/me/bell').catch(() => told.peek());
}

interface Notice {
  readonly href: string;
  readonly game: GameId;
  readonly title: string;
  readonly text: string;
}

function noticesOf({ turns, invitations, tournaments }: BellAnswer): readonly Notice[] {
  const words = peopleWords();
  return [
    ...turns.flatMap(({ code, game, with: others }) =>
      isGameId(game)
        ? [
            {
              href: `/t/${makeCode(code)}`,
              game,
              title: [nameOfGame(game), ...others].join(' · '),
              text: words.yourTurn,
            },
          ]
        : [],
    ),
    ...invitations.flatMap(({ code, game, from }) =>
      isGameId(game)
        ? [
            {
              href: `/t/${makeCode(code)}?sit`,
              game,
              title: from.name,
              text: words.invitedBy(from.name, nameOfGame(game)),
            },
          ]
        : [],
    ),
    ...tournaments.flatMap(({ id, name, game, startsIn }) => {
      const text = startsIn === 0 ? words.playedNow : words.startsIn(Math.round(startsIn / MINUTE));
      return isGameId(game) ? [{ href: `/tournaments/${id}`, game, title: name, text }] : [];
    }),
  ];
}

export function Bell() {
  const open = useSignal(false);
  const words = peopleWords();
  useEffect(() => {
    void ask();
    const timer = setInterval(() => void ask(), ASKED_EVERY);
    const onSight = () => void ask();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, []);
  const notices = told.value === undefined ? [] : noticesOf(told.value);
  return (
    <>
      <button
        type="button"
        class={ui.icon}
        aria-label={notices.length === 0 ? words.notices : words.noticesOf(notices.length)}
        onClick={() => {
          open.value = true;
        }}
        data-bell
      >
        <Glyph name="ui-bell" />
        {notices.length === 0 ? undefined : <b class={styles.count}>{notices.length}</b>}
      </button>
      {open.value ? (
        <Sheet
          title={words.notices}
          side
          onClose={() => {
            open.value = false;
          }}
        >
          {notices.length === 0 ? <p class={styles.none}>{words.noNotices}</p> : undefined}
          <ul class={styles.notices}>
            {notices.map(({ href, game, title, text }) => (
              <li key={href}>
                <a href={href}>
                  <img src={screenOf(game).scene} alt="" />
                  <span>
                    <b>{title}</b>
                    <small>{text}</small>
                  </span>
                  <Glyph name="ui-next" />
                </a>
              </li>
            ))}
          </ul>
        </Sheet>
      ) : undefined}
    </>
  );
}
