// The entries of the menu for a table on this device: the strength of the bots, the same deal again, and giving up.
import { elide, type Seat } from '@planisphere/core';
import { useSignal } from '@preact/signals';
import { navigate } from '../base/navigation/router.ts';
import { Choice } from '../base/ui/Choice.tsx';
import { Glyph } from '../base/ui/Glyph.tsx';
import ui from '../base/ui/ui.module.css';
import { localized } from '../base/words/localized.ts';
import { isLevel, levelChoices, levelName } from './levels.ts';
import { openTable } from './opening.ts';
import styles from './own-table.module.css';
import type { Session } from './session.ts';

interface OwnTableWords {
  readonly level: (name: string) => string;
  readonly levelText: string;
  readonly restart: string;
  readonly newTable: string;
  readonly resign: string;
  readonly resignSure: string;
}

const ownTableWords = localized<OwnTableWords>({
  en: {
    level: (name) => `How well ${name} plays`,
    levelText: 'Changed in the middle of a game, it counts as assisted.',
    restart: 'Restart this deal',
    newTable: 'New table',
    resign: 'Resign',
    resignSure: 'Resign now',
  },
  fr: {
    level: (name) => `Le niveau ${elide('de', name)}`,
    levelText: 'S’il change en cours de partie, elle compte comme assistée.',
    restart: 'Rejouer cette donne',
    newTable: 'Nouvelle table',
    resign: 'Abandonner',
    resignSure: 'Abandonner maintenant',
  },
});

type OwnSession = Pick<
  Session,
  'table' | 'source' | 'seats' | 'mayResign' | 'resign' | 'reseat' | 'standing'
>;

/** Opens the same deal from its first card; the record says that the player knew it. */
export async function restart({ table, seats }: Pick<Session, 'table' | 'seats'>): Promise<void> {
  const { game, options, hints } = table;
  const again = { game, options, seats: seats.places.value, again: table.id };
  navigate(await openTable(hints === undefined ? again : { ...again, hints }));
}

/** `onDone`: closes the menu. */
export function OwnTable({ session, onDone }: { session: OwnSession; onDone: () => void }) {
  const words = ownTableWords();
  const quiet = `${ui.button} ${ui.quiet}`;
  if (session.source.resign === undefined) return undefined;
  return (
    <>
      <Levels session={session} />
      <button type="button" class={quiet} onClick={() => void restart(session)}>
        <Glyph name="ui-replay" />
        {words.restart}
      </button>
      <a class={quiet} href={`/play/${session.table.game}/new`}>
        <Glyph name="ui-plus" />
        {words.newTable}
      </a>
      {session.mayResign ? <Resign session={session} onDone={onDone} /> : undefined}
    </>
  );
}

/** The bot of the daily sky has the same strength for everybody. */
function Levels({ session }: { session: OwnSession }) {
  if (session.table.day !== undefined || session.standing.value.over) return undefined;
  const bots = session.seats.places.value.flatMap((place, seat) =>
    place.bot !== undefined && isLevel(place.bot) ? [{ place, bot: place.bot, seat: seat as Seat }] : [],
  );
  if (bots.length === 0) return undefined;
  const words = ownTableWords();
  return (
    <div class={styles.levels}>
      {bots.map(({ place, bot, seat }) => (
        <div key={seat}>
          <span>{words.level(place.name)}</span>
          <Choice
            label={words.level(place.name)}
            value={bot}
            options={choicesWith(bot)}
            onChange={(chosen) => void session.reseat(seat, { ...place, bot: chosen })}
          />
        </div>
      ))}
      <small>{words.levelText}</small>
    </div>
  );
}

/** All levels, and the one between two that plays now. */
function choicesWith(bot: string): ReturnType<typeof levelChoices> {
  const levels = levelChoices();
  return levels.some(({ value }) => value === bot)
    ? levels
    : [...levels, { value: bot, text: levelName(bot) }];
}

/** Asks for confirmation. */
function Resign({ session, onDone }: { session: OwnSession; onDone: () => void }) {
  const sure = useSignal(false);
  const words = ownTableWords();
  return (
    <button
      type="button"
      class={`${ui.button} ${sure.value ? ui.danger : ui.quiet}`}
      onClick={() => {
        if (!sure.value) {
          sure.value = true;
          return;
        }
        onDone();
        void session.resign();
      }}
    >
      <Glyph name="ui-flag" />
      {sure.value ? words.resignSure : words.resign}
    </button>
  );
}
