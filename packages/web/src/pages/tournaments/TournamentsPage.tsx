// Tournaments: running, coming and past; the address may name one of them, or a new one.
import { TOURNAMENT_KINDS, type TournamentInfo, type TournamentKind } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import type { PageAddress } from '../../base/navigation/pages.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import pages from '../../base/ui/pages.module.css';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { SCREENS } from '../../games/index.ts';
import { readTournaments, type TournamentLists } from './api.ts';
import { Make } from './Make.tsx';
import { dateOf, nameOf, spanOf, termsOf } from './saying.ts';
import { Tournament } from './Tournament.tsx';
import styles from './tournaments.module.css';
import { tournamentWords } from './words/index.ts';

export function TournamentsPage({ id }: PageAddress) {
  return (
    <Shell>
      <main class={pages.page} id="main">
        {id === '' ? <List /> : id === 'new' ? <Make /> : <Tournament key={id} id={id} />}
      </main>
    </Shell>
  );
}

export const KIND_GLYPHS: Readonly<Record<TournamentKind, string>> = {
  arena: 'ui-hourglass',
  swiss: 'ui-swiss',
  cup: 'ui-duplicate',
};

const ASKED_EVERY = 15_000;

function List() {
  const lists = useSignal<TournamentLists | undefined>(undefined);
  const away = useSignal(false);
  const words = tournamentWords();
  useEffect(() => {
    const ask = () =>
      readTournaments().then(
        (found) => {
          lists.value = found;
          away.value = false;
        },
        () => {
          away.value = lists.peek() === undefined;
        },
      );
    void ask();
    const timer = setInterval(() => document.hidden || void ask(), ASKED_EVERY);
    return () => clearInterval(timer);
  }, [lists, away]);
  const { playing = [], coming = [], over = [], now = 0 } = lists.value ?? {};
  const isHere = lists.value !== undefined;
  return (
    <>
      <div class={pages.head}>
        <div>
          <h1>{words.title}</h1>
          <p class={styles.about}>{words.about}</p>
        </div>
        <a class={ui.button} href="/tournaments/new">
          <Glyph name="ui-plus" />
          {words.make}
        </a>
      </div>
      {away.value ? <p role="alert">{words.noServer}</p> : undefined}
      <div class={styles.columns}>
        <div class={styles.column}>
          <Part title={words.now} list={playing} now={now} empty={isHere ? words.nothingNow : ''} />
          <Part title={words.coming} list={coming} now={now} empty={isHere ? words.nothingComing : ''} />
          {over.length === 0 ? undefined : <Part title={words.over} list={over} now={now} empty="" />}
        </div>
        <Kinds />
      </div>
    </>
  );
}

function Part({
  title,
  list,
  now,
  empty,
}: {
  title: string;
  list: readonly TournamentInfo[];
  now: number;
  empty: string;
}) {
  return (
    <section class={ui.panel}>
      <h2>{title}</h2>
      {list.length === 0 ? (
        <p class={styles.empty}>{empty}</p>
      ) : (
        <ul class={styles.list}>
          {list.map((tournament) => (
            <Row key={tournament.id} tournament={tournament} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ tournament, now }: { tournament: TournamentInfo; now: number }) {
  const words = tournamentWords();
  const { id, game, form, state, people, joined, starts, ends } = tournament;
  const name = nameOf(tournament);
  const deed =
    state === 'over' ? words.look : state === 'playing' ? words.goIn : joined ? words.joined : words.join;
  const label =
    state === 'playing'
      ? words.goInTo(name)
      : state === 'coming' && !joined
        ? words.joinTo(name)
        : `${deed}: ${name}`;
  const isMain = state === 'playing';
  return (
    <li>
      <img src={SCREENS[game as GameId].scene} alt="" />
      <span class={styles.what}>
        <b>{name}</b>
        <small>
          {nameOfGame(game as GameId)}, {termsOf(tournament)}
        </small>
      </span>
      <span class={styles.kind}>
        <Glyph name={KIND_GLYPHS[form.kind]} />
        {words.kind[form.kind]}
      </span>
      <span class={styles.when}>
        {state === 'playing' && ends !== undefined ? words.left(spanOf(ends - now)) : undefined}
        {state === 'playing' && form.kind === 'swiss'
          ? words.roundOf(tournament.round, form.rounds)
          : undefined}
        {state === 'playing' ? undefined : dateOf(starts)}
      </span>
      <span class={styles.crowd}>
        <Glyph name="ui-friends" />
        {words.people(people)}
      </span>
      <a class={`${ui.button} ${isMain ? '' : ui.quiet}`} href={`/tournaments/${id}`} aria-label={label}>
        {joined && state === 'coming' ? <Glyph name="ui-check" /> : undefined}
        {deed}
      </a>
    </li>
  );
}

function Kinds() {
  const words = tournamentWords();
  return (
    <section class={ui.panel}>
      <h2>{words.kinds}</h2>
      <dl class={styles.kinds}>
        {TOURNAMENT_KINDS.map((kind) => (
          <div key={kind}>
            <Glyph name={KIND_GLYPHS[kind]} />
            <dt>{words.kind[kind]}</dt>
            <dd>{words.kindText[kind]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
