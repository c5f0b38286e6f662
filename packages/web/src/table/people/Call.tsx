// An opponent was found: a card over whatever page is open, with the seconds left to answer.
import { CARDS } from '@planisphere/games/rules';
import type { SeekAnswer } from '@planisphere/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { isGameId } from '../../base/games.ts';
import { route } from '../../base/navigation/router.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { emblemNumber } from '../online/api.ts';
import { Points } from '../rating/Points.tsx';
import { signed } from '../rating/signed.ts';
import styles from './people.module.css';
import { answerMeeting, search } from './search.ts';
import { useTicking } from './ticking.ts';
import { peopleWords } from './words/index.ts';

type Met = Extract<SeekAnswer, { state: 'met' }>;

export function Call() {
  const { answer } = search.value;
  return answer.state === 'met' ? <Card key={answer.meeting} met={answer} /> : undefined;
}

/**
 * Somebody who is typing is not interrupted; for everybody else the answer is one key away, and cannot be pressed by
 * accident.
 */
function useArrival() {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const writes = before instanceof HTMLInputElement && before.type === 'text';
    if (writes || before instanceof HTMLTextAreaElement) return;
    card.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return card;
}

function Card({ met }: { met: Met }) {
  const card = useArrival();
  const now = useTicking();
  const words = peopleWords();
  const { name } = met.with;
  const game = isGameId(met.game) ? met.game : undefined;
  const together = game !== undefined && CARDS[game].cooperative;
  const seconds = Math.max(0, Math.ceil((met.left - (now - search.value.at)) / 1000));
  const inGame = route.value.page === 'table';
  return (
    <div
      class={styles.call}
      role="alertdialog"
      aria-labelledby="call-name"
      aria-describedby="call-terms"
      tabIndex={-1}
      ref={card}
    >
      <div class={styles.head}>
        <span class={ui.avatar} data-player={emblemNumber(met.with.emblem)}>
          <Glyph name={`p-${emblemNumber(met.with.emblem)}`} />
        </span>
        <div>
          <h2 id="call-name">{words.here(name)}</h2>
          <p id="call-terms">
            {game === undefined ? '' : `${nameOfGame(game)}, `}
            {words.terms[met.pace]}
            {met.rating === undefined ? undefined : (
              <>
                {' '}
                <Points rating={met.rating} />
              </>
            )}
          </p>
        </div>
        <Ring seconds={seconds} />
      </div>
      {met.stakes === undefined ? undefined : (
        <ul class={styles.stakes}>
          <li>
            <b>{Math.round(met.stakes.expected * 100)}</b> {words.winsExpected}
          </li>
          <li data-moved="up">
            <b>{signed(met.stakes.win)}</b> {words.ifYouWin}
          </li>
          <li data-moved="down">
            <b>{signed(-met.stakes.loss)}</b> {words.ifYouLose}
          </li>
        </ul>
      )}
      {met.said === 'yes' ? (
        <p role="status">{words.waitsFor(name)}</p>
      ) : (
        <div class={styles.answers}>
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => answerMeeting(false)}>
            {inGame ? words.finish : words.notNow}
          </button>
          <button type="button" class={ui.button} onClick={() => answerMeeting(true)}>
            <Glyph name="ui-play" class={styles.filled} />
            {together ? words.fly(name) : words.play(name)}
          </button>
        </div>
      )}
      {inGame ? <p class={styles.kept}>{words.kept}</p> : undefined}
    </div>
  );
}

const ROUND = 2 * Math.PI * 20;
/** Seconds of a whole ring. */
const WHOLE = 20;

function Ring({ seconds }: { seconds: number }) {
  return (
    <span class={styles.ring} role="timer" aria-label={peopleWords().left(seconds)}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        <circle
          cx="24"
          cy="24"
          r="20"
          stroke-dasharray={ROUND}
          stroke-dashoffset={ROUND * (1 - Math.min(1, seconds / WHOLE))}
        />
      </svg>
      <b aria-hidden="true">{seconds}</b>
    </span>
  );
}
