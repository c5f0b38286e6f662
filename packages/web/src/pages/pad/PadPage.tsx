// The score pad of a game, by its URL: /pad/GAME. It needs no server: the device stores the sheet, and a finished sheet
// goes to the logbook.
import { decodeList, decodeText, makeSeat, SEATS } from '@planisphere/core';
import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { usePageTitle } from '../../base/navigation/title.ts';
import { readStored, readText, store, storeText } from '../../base/storage.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { EditorDesk } from '../../table/editor/desk.ts';
import type { EditorNames } from '../../table/editor/editor.ts';
import { keepPaperGame } from '../../table/pad/kept.ts';
import type { GamePad, PadResult } from '../../table/pad/pad.ts';
import { screenOf } from '../../table/screens.ts';
import { Box } from '../analysis/editor/Box.tsx';
import { InHand } from '../analysis/editor/InHand.tsx';
import { Sections } from '../analysis/editor/Sections.tsx';
import { Games } from '../analysis/Games.tsx';
import { parseAnalysed } from '../analysis/link.ts';
import { analysisWords } from '../analysis/words/index.ts';
import { PadChecks } from './PadChecks.tsx';
import styles from './pad.module.css';
import { padPageWords } from './words.ts';

export function PadPage({ game }: { game: GameId }) {
  const opened = useSignal<{ readonly pad: GamePad; readonly entered: string } | 'missing' | undefined>(
    undefined,
  );
  useEffect(() => {
    void open(game).then((found) => (opened.value = found));
  }, [game, opened]);
  const now = opened.value;
  const words = padPageWords();
  const title = typeof now === 'object' && now.pad.accompanies ? words.companion : words.title;
  usePageTitle(title);
  if (now === undefined) return <Notice title={appWords().loading} quiet />;
  if (now === 'missing') return <Notice title={appWords().missing.title} text={appWords().missing.text} />;
  return (
    <Shell>
      <main id="content" class={styles.page}>
        <header>
          <h1>
            {title} <small>{nameOfGame(game)}</small>
          </h1>
          <p>
            <Glyph name="ui-check" /> {words.offline}. {words.about}
          </p>
          <Games page="pad" now={game} />
          <a class={ui.link} href={`/rules/${game}`}>
            <Glyph name="ui-search" />
            {words.rules}
          </a>
        </header>
        <Pad key={game} game={game} pad={now.pad} first={now.entered} />
      </main>
    </Shell>
  );
}

async function open(game: GameId): Promise<{ readonly pad: GamePad; readonly entered: string } | 'missing'> {
  const [pad, given] = await Promise.all([screenOf(game).pad?.(), parseAnalysed(location.hash)]);
  if (pad === undefined) return 'missing';
  const line = given === undefined || given === 'cut' ? undefined : given.position;
  const entered = (line === undefined ? undefined : pad.from?.(line)) ?? readText(`pad.${game}`) ?? pad.begin;
  return { pad, entered };
}

/** Calls the editor's player A by the name that was entered. */
function namedAfter(names: EditorNames, given: Signal<readonly string[]>): EditorNames {
  const named = (text: string): string =>
    SEATS.reduce(
      (said, seat) =>
        said.replace(
          analysisWords().seat(makeSeat(seat)),
          given.value[seat] || padPageWords().player(seat + 1),
        ),
      text,
    );
  return {
    ...names,
    part: (id) => named(names.part(id)),
    place: (id) => named(names.place(id)),
    choice: (id) => named(names.choice(id)),
  };
}

const decodeNames = decodeList(decodeText(40), 4);

function Pad({ game, pad, first }: { game: GameId; pad: GamePad; first: string }) {
  const words = padPageWords();
  const entered = useSignal(first);
  const names = useSignal<readonly string[]>(readStored('pad-names', decodeNames) ?? []);
  const told = useSignal('');
  const desk = useMemo(() => {
    const { editor } = pad;
    if (editor === undefined) return undefined;
    const called = { ...editor, names: namedAfter(editor.names, names) };
    return new EditorDesk(called, editor.model.read(first) ?? editor.model.empty);
  }, [pad, first, names]);
  useSignalEffect(() => {
    if (desk !== undefined) entered.value = desk.model.write(desk.sketch);
  });
  useSignalEffect(() => storeText(`pad.${game}`, entered.value));
  const players = pad.players(entered.value);
  const called = Array.from({ length: players }, (_, seat) => names.value[seat] || words.player(seat + 1));
  const result = useComputed(() => pad.result(entered.value));
  const keep = ({ scores, winners }: PadResult): void => {
    keepPaperGame({ game, when: Date.now(), names: called, scores, winners });
    told.value = words.saved;
  };
  const begin = (): void => {
    told.value = '';
    if (desk === undefined) entered.value = pad.begin;
    else desk.begin(desk.model.read(pad.begin) ?? desk.model.empty);
  };
  const rename = (seat: number, name: string): void => {
    names.value = Array.from({ length: 4 }, (_, index) =>
      index === seat ? name : (names.value[index] ?? ''),
    );
    store('pad-names', names.value);
  };
  return (
    <div class={styles.pad} data-pieces={desk === undefined ? undefined : ''}>
      <section class={styles.names} aria-label={words.names}>
        {called.map((name, seat) => (
          <label key={`seat ${seat + 1}`}>
            <input
              aria-label={words.nameOf(seat + 1)}
              maxLength={40}
              placeholder={name}
              value={names.value[seat] ?? ''}
              onInput={({ currentTarget }) => rename(seat, currentTarget.value)}
            />
            {result.value === undefined ? undefined : <output>{result.value.scores[seat]}</output>}
          </label>
        ))}
      </section>
      <section class={styles.sheet}>
        <pad.Sheet
          entered={entered.value}
          change={(next) => {
            entered.value = next;
          }}
          names={called}
          keep={keep}
        />
        <PadChecks game={game} pad={pad} line={entered.value} />
        <div class={styles.tools}>
          {result.value === undefined ? undefined : (
            <button
              type="button"
              class={ui.button}
              onClick={() => result.value !== undefined && keep(result.value)}
            >
              <Glyph name="ui-notebook" />
              {words.save}
            </button>
          )}
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={begin}>
            {pad.accompanies ? words.freshGame : words.fresh}
          </button>
          {desk === undefined ? undefined : (
            <button
              type="button"
              class={`${ui.button} ${ui.quiet}`}
              disabled={!desk.history.canUndo.value}
              onClick={() => desk.undo()}
            >
              <Glyph name="ui-undo" />
              {words.undo}
            </button>
          )}
        </div>
        <p role="status">{told.value}</p>
      </section>
      {desk === undefined ? undefined : (
        <section class={styles.entering} aria-label={words.enter}>
          <h2>{words.enter}</h2>
          <Sections desk={desk} />
          <InHand desk={desk} />
          <Box desk={desk} />
        </section>
      )}
    </div>
  );
}
