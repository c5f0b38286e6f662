// The other people on the server: tables that wait for somebody, or when people were last here and a way to leave them
// an offer. Comes last on the page, so that nothing moves when it arrives.
import { type CompanyAnswer, makeCode, type SeatRating, type TableInfo } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, type GameId, isGameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { company as shared } from '../../base/seeking.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { SCREENS } from '../../games/index.ts';
import { call, guestHere, openOnline, pathOf } from '../../table/online/api.ts';
import { paceText } from '../../table/online/pace-text.ts';
import { useSearch } from '../../table/people/looking-for.tsx';
import type { GameTerms } from '../../table/people/terms.ts';
import { peopleWords } from '../../table/people/words/index.ts';
import { Points } from '../../table/rating/Points.tsx';
import { Hours } from './Hours.tsx';
import home from './home.module.css';
import styles from './people.module.css';

const ASKED_EVERY = 10_000;
const SHOWN = 6;
/** With fewer people here the wait is long: offers that last days reach people who come later. */
const HANDFUL = 5;

interface Found {
  readonly tables: readonly TableInfo[];
  readonly ratings: Readonly<Record<string, readonly SeatRating[]>>;
  readonly company: CompanyAnswer;
}

async function look(): Promise<Found> {
  const [{ tables, ratings }, company] = await Promise.all([
    call<Pick<Found, 'tables' | 'ratings'>>('GET', '/api/tables'),
    call<CompanyAnswer>('GET', '/api/company'),
  ]);
  return { tables: tables.filter(({ settings }) => isGameId(settings.game)), ratings, company };
}

export function People() {
  useSearch();
  const found = useSignal<Found | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async () => {
      try {
        if (!document.hidden) found.value = await look();
      } catch {
        if (found.peek() === undefined) return; // without a server there is nobody
      }
      if (left) return;
      shared.value = found.peek()?.company;
      timer = setTimeout(() => void ask(), ASKED_EVERY);
    };
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
      shared.value = undefined;
    };
  }, [found]);
  if (found.value === undefined) return undefined;
  const { tables, ratings, company } = found.value;
  const shown = tables.slice(0, SHOWN);
  return (
    <article class={`${ui.panel} ${home.people} ${styles.people}`} aria-labelledby="people-here">
      <h2 id="people-here">{shown.length > 0 ? peopleWords().openTables : peopleWords().quiet}</h2>
      <ul>
        {shown.map((table) => (
          <Row key={table.code} table={table} ratings={ratings[table.code] ?? []} />
        ))}
      </ul>
      {company.here < HANDFUL ? <Quiet company={company} tables={shown.length} /> : undefined}
    </article>
  );
}

function Row({ table, ratings }: { table: TableInfo; ratings: readonly SeatRating[] }) {
  const words = peopleWords();
  const game = table.settings.game as GameId;
  const names = table.seats.flatMap(({ guest }) => (guest === undefined ? [] : [guest.name])).join(', ');
  const taken = table.seats.filter(({ guest, bot }) => guest !== undefined || bot !== undefined).length;
  const own = table.seats.some(({ guest }) => guest !== undefined && guest.id === guestHere());
  const path = `/t/${makeCode(table.code)}`;
  const terms = useTerms(table);
  return (
    <li>
      <img src={SCREENS[game].scene} alt="" class={home.thumb} />
      <span>
        <b>{nameOfGame(game)}</b>
        <small class={styles.terms}>{[...terms, words.seats(taken, table.seats.length)].join(', ')}</small>
      </span>
      <span class={styles.pace}>
        <Glyph name="ui-clock" />
        <span>
          {paceText(table.settings.pace)}
          <small>{table.settings.rated === true ? words.rated : words.forFun}</small>
        </span>
      </span>
      <span class={styles.names}>
        {table.seats.flatMap(({ seat, guest }) => {
          if (guest === undefined) return [];
          const known = ratings.find((each) => each.seat === seat && each.rating.games > 0);
          return [
            <span key={seat}>
              {guest.name} {known === undefined ? undefined : <Points rating={known.rating} />}
            </span>,
          ];
        })}
      </span>
      <a
        class={`${ui.button} ${ui.quiet}`}
        href={own ? path : `${path}?sit`}
        aria-label={words.joinAt(nameOfGame(game), names)}
      >
        {words.joinIn}
      </a>
    </li>
  );
}

/** The words of a game load when the list has a table of it. */
function useTerms({ settings, seats }: TableInfo): readonly string[] {
  const game = settings.game as GameId;
  const tell = useSignal<GameTerms | undefined>(undefined);
  useEffect(() => {
    void SCREENS[game].terms?.().then((found) => {
      tell.value = found;
    });
  }, [game, tell]);
  const nameAt = (wanted: string) => seats.find(({ seat }) => seat === wanted)?.guest?.name;
  return tell.value?.(settings.options, nameAt) ?? [];
}

const MINUTE = 60_000;

function Quiet({ company: { people, last = 0, hours }, tables }: { company: CompanyAnswer; tables: number }) {
  const trouble = useSignal('');
  const words = peopleWords();
  const minutes = Math.round(last / MINUTE);
  const ago = minutes < 60 ? words.minutesAgo(minutes) : words.hoursAgo(Math.round(minutes / 60));
  const offer = async (game: GameId) => {
    trouble.value = '';
    try {
      const seats = [{ kind: 'person' }, { kind: 'person' }] as const;
      const pace = { kind: 'days', days: 3 } as const;
      navigate(pathOf(await openOnline({ game, seats, pace, access: 'open', chat: 'phrases' })));
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : '';
    }
  };
  return (
    <div class={styles.quiet}>
      <div>
        {tables === 0 ? undefined : <h3>{words.fewHere}</h3>}
        <p>{people === 0 ? words.nobodyYet : words.lastHere(people, ago)}</p>
        <p>{words.offer}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a few buttons, not a fieldset */}
        <div class={styles.offers} role="group" aria-label={words.offers}>
          {GAME_IDS.map((game) => (
            <button
              key={game}
              type="button"
              class={`${ui.button} ${ui.quiet}`}
              onClick={() => void offer(game)}
            >
              <Glyph name="ui-plus" />
              {nameOfGame(game)}
            </button>
          ))}
        </div>
        <p class={home.trouble} role="alert">
          {trouble.value}
        </p>
      </div>
      {hours === undefined ? undefined : <Hours utc={hours} />}
    </div>
  );
}
