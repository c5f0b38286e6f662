// What a person's rated games show, beside what is usual. For operators to read: nothing happens automatically.
import type { FairPlay, FairPlayList, UsualRange } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { levelName } from '../../table/levels.ts';
import { listName } from '../../table/rating/rating-words/index.ts';
import { comparePlay, readPlay } from './api.ts';
import styles from './operator.module.css';
import { operatorWords } from './words/index.ts';

const ASKED_EVERY = 2000;

export function Play({ id }: { readonly id: string }) {
  const found = useSignal<FairPlay | undefined>(undefined);
  const trouble = useSignal('');
  const words = operatorWords();
  const take = (asking: Promise<FairPlay>): Promise<void> =>
    asking.then(
      (play) => {
        found.value = play;
      },
      (error: unknown) => {
        trouble.value = error instanceof Error ? error.message : '';
      },
    );
  const running = found.value?.running === true;
  useEffect(() => void take(readPlay(id)), [id]);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => void take(readPlay(id)), ASKED_EVERY);
    return () => clearInterval(timer);
  }, [running]);
  const lists = found.value?.lists ?? [];
  return (
    <section class={styles.play} aria-labelledby="play">
      <header>
        <h3 id="play">{words.play}</h3>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          aria-disabled={running}
          onClick={() => (running ? undefined : void take(comparePlay(id)))}
        >
          <Glyph name="ui-telescope" />
          {words.compare}
        </button>
      </header>
      <p role="status">
        {running ? words.comparing : lists.length === 0 ? words.nothingCompared : ''}
        {trouble.value}
      </p>
      {lists.map((list) => (
        <List key={`${list.list.game} ${list.list.id}`} shown={list} />
      ))}
    </section>
  );
}

const numbers = (digits: number, style: 'percent' | 'decimal') => (value: number) =>
  new Intl.NumberFormat(settings.value.locale, { style, maximumFractionDigits: digits }).format(value);
const percent = numbers(0, 'percent');
const seconds = (time: number): string => `${numbers(1, 'decimal')(time / 1000)}\u202fs`;

function List({ shown }: { readonly shown: FairPlayList }) {
  const words = operatorWords();
  const { list, games, decisions, agreement, time, left, people, usual, bots } = shown;
  const name = `${isGameId(list.game) ? nameOfGame(list.game) : list.game}, ${listName(list)}`;
  const longest = Math.max(time ?? 0, usual.time?.high ?? 0, 1000) * 1.25;
  const figures = bots
    .map(({ level, agreement: own }) => `${levelName(level)} ${percent(own.share)}`)
    .join(', ');
  return (
    <>
      <p>{words.compared(name, games, decisions)}</p>
      <dl class={styles.figuresOf}>
        {decisions === 0 ? undefined : (
          <Row
            {...{ name: words.same, text: words.sameText, value: agreement.share, most: 1, show: percent }}
            sure={words.between(percent(agreement.low), percent(agreement.high))}
            {...{ usual: usual.agreement, people }}
          />
        )}
        {time === undefined ? undefined : (
          <Row
            {...{ name: words.time, text: words.timeText, value: time, most: longest, show: seconds }}
            {...{ usual: usual.time, people }}
          />
        )}
        <Row
          {...{ name: words.left, text: words.leftText, value: left.share, most: 1, show: percent }}
          sure={words.between(percent(left.low), percent(left.high))}
          {...{ usual: usual.left, people }}
        />
      </dl>
      {usual.agreement === undefined ? <p>{words.tooFew(people)}</p> : undefined}
      {figures === '' ? undefined : <p>{words.bots(figures)}</p>}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly text: string;
  readonly value: number;
  readonly most: number;
  readonly show: (value: number) => string;
  readonly sure?: string;
  readonly usual: UsualRange | undefined;
  readonly people: number;
}

/** One figure, as a bar and in words. */
function Row({ name, text, value, most, show, sure, usual, people }: RowProps) {
  const at = (each: number): string => `${Math.min(100, (100 * each) / most)}%`;
  const far = usual !== undefined && (value < usual.low || value > usual.high);
  return (
    <div>
      <dt>
        <b>{name}</b>
        <small>{text}</small>
        {usual === undefined ? undefined : (
          <small>{operatorWords().usual(show(usual.low), show(usual.high), people)}</small>
        )}
      </dt>
      <dd>
        <span class={styles.scale} aria-hidden="true">
          {usual === undefined ? undefined : (
            <i style={{ left: at(usual.low), width: at(Math.max(usual.high - usual.low, most / 50)) }} />
          )}
          <b data-far={far} style={{ left: at(value) }} />
        </span>
        <strong>{show(value)}</strong>
        <small>{sure}</small>
      </dd>
    </div>
  );
}
