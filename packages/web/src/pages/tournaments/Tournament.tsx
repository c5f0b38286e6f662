// One tournament, live: what the player has to do, the standings, the pairings.
import type { TournamentPage } from '@planisphere/protocol';
import { makeCode } from '@planisphere/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { navigate } from '../../base/navigation/router.ts';
import { usePageTitle } from '../../base/navigation/title.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import pages from '../../base/ui/pages.module.css';
import ui from '../../base/ui/ui.module.css';
import { guestHere, ServerError } from '../../table/online/api.ts';
import { readTournament, type Wanted } from './api.ts';
import { Deals } from './Deals.tsx';
import { Own } from './Own.tsx';
import { Pairings } from './Pairings.tsx';
import { Standings } from './Standings.tsx';
import { dateOf, detailsOf, nameOf, spanOf } from './saying.ts';
import styles from './tournaments.module.css';
import { tournamentWords } from './words/index.ts';

/** In milliseconds. For the server a participant who asks is present. */
const ASKED_EVERY = 4000;

export function Tournament({ id }: { id: string }) {
  const page = useSignal<TournamentPage | undefined>(undefined);
  const wanted = useSignal<Wanted>({ from: 0, round: undefined });
  const trouble = useSignal('');
  useEffect(() => {
    let left = false;
    const ask = async () => {
      try {
        const found = await readTournament(id, wanted.value);
        if (left) return;
        show(page, found);
        trouble.value = '';
      } catch (error) {
        const isMissing = error instanceof ServerError && error.code === 'not-found';
        trouble.value = isMissing ? tournamentWords().missing : tournamentWords().noServer;
      }
    };
    const stop = wanted.subscribe(() => void ask());
    const timer = setInterval(() => document.hidden || void ask(), ASKED_EVERY);
    return () => {
      left = true;
      stop();
      clearInterval(timer);
    };
  }, [id, page, wanted, trouble]);
  const found = page.value;
  usePageTitle(found === undefined ? undefined : nameOf(found.tournament));
  return (
    <>
      <p>
        <a class={ui.link} href="/tournaments">
          <Glyph name="ui-back" />
          {tournamentWords().back}
        </a>
      </p>
      {trouble.value === '' ? undefined : <p role="alert">{trouble.value}</p>}
      {found === undefined ? undefined : <Shown page={page as Signal<TournamentPage>} wanted={wanted} />}
    </>
  );
}

/** Shows the newest answer, also the one to joining; a game that waits for the player opens. */
function show(page: Signal<TournamentPage | undefined>, found: TournamentPage): void {
  if (isCalled(page.peek(), found)) navigate(`/t/${makeCode(found.me?.table ?? '')}`);
  page.value = found;
}

/** In an arena the next game opens by itself for a player who waits on this page. */
function isCalled(before: TournamentPage | undefined, now: TournamentPage): boolean {
  if (before === undefined || now.tournament.form.kind !== 'arena' || now.me?.table === undefined)
    return false;
  return before.me?.table !== now.me.table && !document.hidden;
}

function Shown({ page, wanted }: { page: Signal<TournamentPage>; wanted: Signal<Wanted> }) {
  const { tournament } = page.value;
  const isCup = tournament.form.kind === 'cup';
  return (
    <>
      <header class={pages.head}>
        <div>
          <h1>{nameOf(tournament)}</h1>
          <p class={styles.about}>{detailsOf(tournament)}</p>
        </div>
        <Figures page={page.value} />
      </header>
      <div class={styles.columns}>
        <div class={styles.column}>
          {isCup ? (
            <Deals page={page.value} me={guestHere()} />
          ) : (
            <Standings page={page.value} wanted={wanted} />
          )}
        </div>
        <div class={`${styles.column} ${styles.first}`}>
          <Own page={page.value} onPage={(found) => show(page, found)} />
          {isCup ? undefined : <Pairings page={page.value} wanted={wanted} />}
        </div>
      </div>
    </>
  );
}

function Figures({ page: { tournament, now } }: { page: TournamentPage }) {
  const words = tournamentWords();
  const { state, form, ends, starts, people, round } = tournament;
  return (
    <ul class={styles.figures}>
      {state === 'coming' ? <li>{dateOf(starts)}</li> : undefined}
      {state === 'playing' && ends !== undefined ? <li>{words.left(spanOf(ends - now))}</li> : undefined}
      {state !== 'coming' && form.kind === 'swiss' ? <li>{words.roundOf(round, form.rounds)}</li> : undefined}
      <li>{words.people(people)}</li>
    </ul>
  );
}
