// The player's own part in a tournament: take part, play, pause, leave, call it off.

import { makeCode, type TournamentPage } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { navigate } from '../../base/navigation/router.ts';
import { shareText } from '../../base/sharing.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { roman } from '../../base/words/roman.ts';
import { guestHere } from '../../table/online/api.ts';
import { callOff, enter, leave, playDeal, rest } from './api.ts';
import { dateOf, nameOf } from './saying.ts';
import styles from './tournaments.module.css';
import { tournamentWords } from './words/index.ts';

interface OwnProps {
  readonly page: TournamentPage;
  readonly onPage: (page: TournamentPage) => void;
}

export function Own({ page, onPage }: OwnProps) {
  const trouble = useSignal('');
  const { tournament } = page;
  const attempt = async (deed: () => Promise<TournamentPage | undefined>) => {
    trouble.value = '';
    try {
      const found = await deed();
      if (found !== undefined) onPage(found);
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : '';
    }
  };
  return (
    <section class={`${ui.panel} ${styles.own}`} aria-live="polite">
      {tournament.form.kind === 'cup' && tournament.state === 'playing' ? (
        <NextDeal page={page} attempt={attempt} />
      ) : (
        <Part page={page} attempt={attempt} />
      )}
      <p role="alert" class={styles.trouble}>
        {trouble.value}
      </p>
      {tournament.state === 'coming' ? <Coming page={page} attempt={attempt} /> : undefined}
    </section>
  );
}

interface PartProps {
  readonly page: TournamentPage;
  readonly attempt: (deed: () => Promise<TournamentPage | undefined>) => Promise<void>;
}

function Part({ page, attempt }: PartProps) {
  const words = tournamentWords();
  const { tournament, me } = page;
  const { id, state, starts, people } = tournament;
  if (state === 'over') return <p>{me === undefined ? words.overFor : words.isOver(me.rank, people)}</p>;
  if (me?.table !== undefined)
    return (
      <>
        <h2>{words.yourGame}</h2>
        <p>{words.yourGameText}</p>
        <a class={`${ui.button} ${ui.big}`} href={`/t/${makeCode(me.table)}`}>
          <Glyph name="ui-play" />
          {words.toTable}
        </a>
        <Staying page={page} attempt={attempt} />
      </>
    );
  if (me === undefined || me.state === 'out') {
    const isClosed = state === 'playing' && tournament.form.kind === 'swiss' && me === undefined;
    return (
      <>
        {me === undefined ? undefined : <p>{words.youLeft}</p>}
        {state === 'coming' ? <p>{words.notBegun(dateOf(starts))}</p> : undefined}
        {isClosed ? undefined : (
          <button
            type="button"
            class={`${ui.button} ${ui.big}`}
            onClick={() => void attempt(() => enter(id))}
          >
            {me === undefined ? words.takePart : words.comeBack}
          </button>
        )}
      </>
    );
  }
  return (
    <>
      <h2>{me.state === 'resting' ? words.pauses : state === 'coming' ? words.joined : words.waits}</h2>
      <p>{state === 'coming' ? words.notBegun(dateOf(starts)) : words.waitsText}</p>
      <Staying page={page} attempt={attempt} />
    </>
  );
}

function Staying({ page: { tournament, me }, attempt }: PartProps) {
  const words = tournamentWords();
  const { id, state } = tournament;
  const isResting = me?.state === 'resting';
  return (
    <div class={styles.deeds}>
      {state === 'playing' ? (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          onClick={() => void attempt(() => rest(id, !isResting))}
        >
          <Glyph name={isResting ? 'ui-play' : 'ui-pause'} />
          {isResting ? words.goOn : words.pause}
        </button>
      ) : undefined}
      <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => void attempt(() => leave(id))}>
        {words.leave}
      </button>
    </div>
  );
}

function NextDeal({ page, attempt }: PartProps) {
  const words = tournamentWords();
  const { tournament, me, standings } = page;
  const deals = tournament.form.kind === 'cup' ? tournament.form.deals : 0;
  const own = standings.find((row) => row.guest.id === guestHere());
  const next = Array.from({ length: deals }, (_, index) => index + 1).find(
    (deal) => (own?.results[deal - 1] ?? null) === null,
  );
  if (next === undefined) return <p>{words.allPlayed}</p>;
  const isBegun = (me?.deals?.[next - 1] ?? null) !== null;
  const play = () =>
    attempt(async () => {
      const { code } = await playDeal(tournament.id, next);
      navigate(`/t/${makeCode(code)}`);
      return undefined;
    });
  return (
    <>
      <h2>{words.nextDeal}</h2>
      <p>{words.dealText}</p>
      <button type="button" class={`${ui.button} ${ui.big}`} onClick={() => void play()}>
        <Glyph name="ui-play" />
        {isBegun ? words.goOnDeal(roman(next)) : words.playDeal(roman(next))}
      </button>
    </>
  );
}

/** Before the start: share the link, or call it off. */
function Coming({ page: { tournament }, attempt }: PartProps) {
  const words = tournamentWords();
  const told = useSignal('');
  const share = async () => {
    const shared = await shareText(nameOf(tournament), location.href);
    told.value = shared === 'copied' ? words.copied : '';
  };
  return (
    <div class={styles.deeds}>
      <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => void share()}>
        <Glyph name="ui-link" />
        {told.value === '' ? words.copyLink : told.value}
      </button>
      {tournament.maker === undefined || tournament.maker !== guestHere() ? undefined : (
        <button
          type="button"
          class={`${ui.button} ${ui.danger}`}
          onClick={() =>
            void attempt(async () => {
              await callOff(tournament.id);
              navigate('/tournaments');
              return undefined;
            })
          }
        >
          {words.callOff}
        </button>
      )}
    </div>
  );
}
