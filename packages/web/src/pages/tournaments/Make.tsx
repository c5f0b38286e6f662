// Makes a tournament: a few choices, all visible, and their consequences.
import { CARDS } from '@planisphere/games/rules';
import {
  PACE_NAMES,
  type PaceName,
  TOURNAMENT_KINDS,
  type TournamentForm,
  type TournamentKind,
} from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { FIRST_GAME, GAME_IDS, type GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { usePageTitle } from '../../base/navigation/title.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import pages from '../../base/ui/pages.module.css';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { peopleWords } from '../../table/people/words/index.ts';
import { makeTournament } from './api.ts';
import { spanOf } from './saying.ts';
import styles from './tournaments.module.css';
import { tournamentWords } from './words/index.ts';

const MINUTE = 60_000;
const LENGTHS: Readonly<Record<TournamentKind, readonly number[]>> = {
  arena: [30, 60, 90, 120],
  swiss: [3, 4, 5, 7],
  cup: [1, 3, 5, 7],
};

/** The format of a date field, in the local time of this device. */
function localTime(time: number): string {
  return new Date(time - new Date(time).getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
}

export function Make() {
  const words = tournamentWords();
  const name = useSignal('');
  const kind = useSignal<TournamentKind>('arena');
  const game = useSignal<GameId>(FIRST_GAME);
  const pace = useSignal<PaceName>('relaxed');
  const length = useSignal(60);
  const starts = useSignal(localTime(Date.now() + 30 * MINUTE));
  const access = useSignal<'open' | 'link'>('open');
  const trouble = useSignal('');
  const isTogether = CARDS[game.value].cooperative;
  const chosen = isTogether ? 'cup' : kind.value;
  const lengths = LENGTHS[chosen];
  const long = lengths.includes(length.value) ? length.value : (lengths[1] ?? 1);
  const paces = PACE_NAMES.filter((each) => chosen === 'swiss' || each !== 'days');
  const pacing = paces.includes(pace.value) ? pace.value : 'relaxed';
  const form: TournamentForm =
    chosen === 'arena'
      ? { kind: 'arena', pace: pacing, minutes: long }
      : chosen === 'swiss'
        ? { kind: 'swiss', pace: pacing, rounds: long }
        : { kind: 'cup', deals: long, minutes: 1440 };
  const lengthText = (each: number): string =>
    chosen === 'arena' ? spanOf(each * MINUTE) : chosen === 'swiss' ? words.rounds(each) : words.deals(each);
  usePageTitle(words.make);
  const make = async () => {
    trouble.value = '';
    try {
      const { id } = await makeTournament({
        ...{ name: name.value, game: game.value, form, access: access.value },
        starts: new Date(starts.value).getTime(),
      });
      navigate(`/tournaments/${id}`);
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : '';
    }
  };
  return (
    <>
      <div class={pages.head}>
        <div>
          <h1>{words.make}</h1>
          <p class={styles.about}>{words.makeText}</p>
        </div>
      </div>
      <form
        class={`${ui.panel} ${styles.make}`}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label class={styles.field}>
          <span>{words.name}</span>
          <input
            class={ui.field}
            required
            maxLength={40}
            value={name.value}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <div class={styles.field}>
          <span>{words.game}</span>
          <Choice
            label={words.game}
            value={game.value}
            options={GAME_IDS.map((each) => ({ value: each, text: nameOfGame(each) }))}
            onChange={(each) => {
              game.value = each;
            }}
          />
        </div>
        <div class={styles.field}>
          <span>{words.form}</span>
          <Choice
            label={words.form}
            value={chosen}
            options={TOURNAMENT_KINDS.map((each) => ({
              value: each,
              text: words.kind[each],
              disabled: isTogether && each !== 'cup',
            }))}
            onChange={(each) => {
              kind.value = each;
            }}
          />
          <small>{isTogether ? words.together : words.kindText[chosen]}</small>
        </div>
        {chosen === 'cup' ? undefined : (
          <div class={styles.field}>
            <span>{words.pace}</span>
            <Choice
              label={words.pace}
              value={pacing}
              options={paces.map((each) => ({ value: each, text: peopleWords().paces[each] }))}
              onChange={(each) => {
                pace.value = each;
              }}
            />
            <small>{peopleWords().terms[pacing]}</small>
          </div>
        )}
        <div class={styles.field}>
          <span>{words.length}</span>
          <Choice
            label={words.length}
            value={String(long)}
            options={lengths.map((each) => ({ value: String(each), text: lengthText(each) }))}
            onChange={(each) => {
              length.value = Number(each);
            }}
          />
          {chosen === 'swiss' ? <small>{words.winnerAmong(long, 2 ** long)}</small> : undefined}
        </div>
        <label class={styles.field}>
          <span>{words.starts}</span>
          <input
            class={ui.field}
            type="datetime-local"
            required
            value={starts.value}
            onInput={({ currentTarget }) => {
              starts.value = currentTarget.value;
            }}
          />
        </label>
        <div class={styles.field}>
          <span>{words.openTo}</span>
          <Choice
            label={words.openTo}
            value={access.value}
            options={[
              { value: 'open', text: words.everybody },
              { value: 'link', text: words.byLink },
            ]}
            onChange={(each) => {
              access.value = each;
            }}
          />
        </div>
        <p role="alert" class={styles.trouble}>
          {trouble.value}
        </p>
        <button type="submit" class={`${ui.button} ${ui.big}`}>
          <Glyph name="ui-check" />
          {words.open}
        </button>
        <p class={styles.note}>{words.survives}</p>
      </form>
    </>
  );
}
