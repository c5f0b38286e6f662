// A reported person: who reported them and why, what they said where, and what operators can do about it.
import { makeCode, type OperatorPerson, PHRASES, type SanctionKind } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { emblemNumber } from '../../table/online/api.ts';
import { listName } from '../../table/rating/rating-words/index.ts';
import { leaveReports, readPerson } from './api.ts';
import { Imposing } from './Imposing.tsx';
import styles from './operator.module.css';
import { Play } from './Play.tsx';
import { agoText, dateText } from './times.ts';
import { operatorWords } from './words/index.ts';

interface Props {
  readonly id: string;
  readonly now: number;
  readonly onDone: () => void;
}

const MONTH = { month: 'long', year: 'numeric' } as const;

export function Person({ id, now, onDone }: Props) {
  const found = useSignal<OperatorPerson | undefined>(undefined);
  const trouble = useSignal('');
  const asking = useSignal<SanctionKind | undefined>(undefined);
  const words = operatorWords();
  const tell = (error: unknown): void => {
    trouble.value = error instanceof Error ? error.message : '';
  };
  const read = () =>
    readPerson(id).then((person) => {
      found.value = person;
    }, tell);
  useEffect(() => void read(), [id]);
  const done = () => {
    void read();
    onDone();
  };
  const person = found.value;
  if (person === undefined)
    return (
      <p class={ui.panel} role="alert">
        {trouble.value}
      </p>
    );
  const { guest, reports, said, sanctions } = person;
  return (
    <section class={`${ui.panel} ${styles.person}`} aria-labelledby="reported">
      <header>
        <span class={ui.avatar} data-player={emblemNumber(guest.emblem)}>
          <Glyph name={`p-${emblemNumber(guest.emblem)}`} />
        </span>
        <div>
          <h2 id="reported">{guest.name}</h2>
          <p>
            {words.since(
              new Date(person.since).toLocaleDateString(settings.value.locale, MONTH),
              person.devices,
            )}
          </p>
          <Ratings person={person} />
          {sanctions.map(({ kind, until }) => (
            <p key={kind}>{words.until[kind](dateText(until))}</p>
          ))}
        </div>
        <a class={ui.link} href={`/people/${guest.id}`}>
          <Glyph name="ui-human" />
          {words.page}
        </a>
      </header>
      {reports.map((report) => (
        <blockquote key={`${report.by.id} ${report.at}`} data-done={report.deed !== undefined}>
          <p>{report.words === '' ? words.reasons[report.reason] : words.quoted(report.words)}</p>
          <footer>
            {report.words === '' ? undefined : <b>{words.reasons[report.reason]}</b>}
            <span>{words.reported(report.by.name, agoText(report.at, now))}</span>
            {report.table === undefined ? undefined : (
              <a class={ui.link} href={`/replay/t/${report.table}`}>
                <Glyph name="ui-eye" />
                {words.table(makeCode(report.table))}
              </a>
            )}
          </footer>
        </blockquote>
      ))}
      {said.length === 0 ? undefined : (
        <>
          <h3>{words.said(guest.name)}</h3>
          <ol class={styles.said}>
            {said.map((line) => (
              <li key={`${line.table} ${line.at}`}>
                {line.phrase === undefined ? line.text : PHRASES[line.phrase][settings.value.locale]}
                <small>{agoText(line.at, now)}</small>
              </li>
            ))}
          </ol>
        </>
      )}
      <Play id={id} />
      <p class={styles.hint}>
        <Glyph name="ui-info" />
        {words.look}
      </p>
      <p role="alert">{trouble.value}</p>
      <div class={styles.deeds}>
        <button type="button" class={ui.button} onClick={() => void leaveReports(id).then(done, tell)}>
          <Glyph name="ui-check" />
          {words.leave}
        </button>
        <button type="button" class={`${ui.button} ${ui.danger}`} onClick={() => (asking.value = 'mute')}>
          <Glyph name="ui-mute" />
          {words.ask.mute}
        </button>
        <button type="button" class={`${ui.button} ${ui.danger}`} onClick={() => (asking.value = 'ban')}>
          <Glyph name="ui-minus" />
          {words.ask.ban}
        </button>
      </div>
      {asking.value === undefined ? undefined : (
        <Imposing
          kind={asking.value}
          person={person}
          onClose={() => (asking.value = undefined)}
          onDone={() => {
            asking.value = undefined;
            done();
          }}
        />
      )}
    </section>
  );
}

function Ratings({ person: { ratings } }: { person: OperatorPerson }) {
  const words = operatorWords();
  if (ratings.length === 0) return <p>{words.unrated}</p>;
  return (
    <>
      {ratings.map(({ list, rating }) => (
        <p key={`${list.game} ${list.id}`}>
          {words.rating(
            `${rating.points} ±${rating.interval}`,
            isGameId(list.game) ? nameOfGame(list.game) : list.game,
            listName(list),
            rating.games,
          )}
        </p>
      ))}
    </>
  );
}
