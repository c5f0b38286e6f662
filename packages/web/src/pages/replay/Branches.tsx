// The branches of this game as a tree: continue one, watch it, name it, and see what it changed.
import type { Seat } from '@planisphere/core';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfRound } from '../../base/words/game-name.ts';
import { openReel, type Reel } from '../../table/record/reel.ts';
import { listTables, takeOut } from '../../table/store.ts';
import { tablesWords } from '../../table/tables-words.ts';
import styles from './branches.module.css';
import { loadRoot, renameBranch, rootOf } from './branching.ts';
import { recordOfTable } from './finding.ts';
import { PlayOn } from './PlayOn.tsx';
import type { ReplayScreen } from './replay-screen.ts';
import { type Comparison, compare, type Twig, treeOf } from './tree.ts';
import { replayWords } from './words/index.ts';

export function Branches({ watched, id }: { watched: ReplayScreen; id: string }) {
  const { player } = watched;
  const root = rootOf(player);
  const twigs = useSignal<readonly Twig[]>([]);
  const original = useSignal<Reel | undefined>(undefined);
  const asking = useSignal(false);
  /**
   * Branches removed on this visit, each with a function that restores it: their rows stay, so that nothing slides
   * under the finger.
   */
  const gone = useSignal<ReadonlyMap<string, () => Promise<void>>>(new Map());
  const words = replayWords().whatIf;
  const { origin } = player.reel.record;
  const read = async () => {
    twigs.value = treeOf(await listTables(), root);
    gone.value = new Map();
  };
  const remove = async (branch: string) => {
    const putBack = await takeOut(branch);
    gone.value = new Map([...gone.value, [branch, putBack]]);
  };
  const restore = async (branch: string, putBack: () => Promise<void>) => {
    await putBack();
    gone.value = new Map([...gone.value].filter(([each]) => each !== branch));
  };
  useEffect(() => {
    void read();
    void originalOf(player.reel, root).then((reel) => {
      original.value = reel;
    });
  }, [player, root]);
  return (
    <div class={styles.branches}>
      {origin === undefined ? undefined : (
        <p class={styles.origin}>
          <Glyph name="ui-branch" />
          <span>{words.leftAt(origin.at)}</span>
          {original.value === undefined ? undefined : <a href={`/replay/r/${root}`}>{words.original}</a>}
        </p>
      )}
      <button
        type="button"
        class={ui.button}
        disabled={player.at.value === player.last}
        onClick={() => (asking.value = true)}
      >
        <Glyph name="ui-branch" />
        {words.fromHere(player.at.value)}
      </button>
      {twigs.value.length === 0 ? <p class={styles.none}>{words.none}</p> : undefined}
      <ul>
        {twigs.value.map((twig) => {
          const branch = twig.table.id;
          const putBack = gone.value.get(branch);
          return putBack === undefined ? (
            <Row
              key={branch}
              twig={twig}
              here={branch === id}
              original={original.value}
              onChange={() => void read()}
              onRemove={() => void remove(branch)}
            />
          ) : (
            <Gone key={branch} twig={twig} onRestore={() => void restore(branch, putBack)} />
          );
        })}
      </ul>
      {asking.value ? <PlayOn watched={watched} id={id} onClose={() => (asking.value = false)} /> : undefined}
    </div>
  );
}

async function originalOf(reel: Reel, root: string): Promise<Reel | undefined> {
  if (reel.record.origin === undefined) return reel;
  const text = await loadRoot(root);
  const opened = text === undefined ? undefined : await openReel(text);
  return opened?.ok ? opened.value : undefined;
}

interface RowProps {
  readonly twig: Twig;
  readonly here: boolean;
  readonly original: Reel | undefined;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function Row({ twig: { table, depth }, here, original, onChange, onRemove }: RowProps) {
  const compared = useSignal<Comparison | undefined>(undefined);
  const words = replayWords().whatIf;
  const over = table.summary.scores !== undefined;
  useEffect(() => {
    if (original !== undefined && over)
      void comparisonOf(original, table).then((found) => {
        compared.value = found;
      });
  }, [original, table, over, compared]);
  const name = table.branch?.name || words.unnamed;
  return (
    <li style={{ '--depth': depth }} aria-current={here ? 'true' : undefined}>
      <input
        class={styles.name}
        aria-label={words.name}
        maxLength={40}
        value={name}
        onChange={(event) => void renameBranch(table, event.currentTarget.value).then(onChange)}
      />
      <small>
        {words.leftAt(table.branch?.at ?? 0)}
        {over ? '' : ` · ${words.goingOn}`}
      </small>
      {compared.value === undefined ? undefined : <Change game={table.game} comparison={compared.value} />}
      <span class={styles.acts}>
        {over ? undefined : (
          <a class={ui.link} href={`/play/${table.game}/${table.id}`}>
            <Glyph name="ui-play" />
            {words.goOn}
          </a>
        )}
        {here ? undefined : (
          <a class={ui.link} href={`/replay/${table.id}`}>
            <Glyph name="ui-eye" />
            {words.watch}
          </a>
        )}
        <button type="button" class={ui.icon} aria-label={words.remove(name)} onClick={onRemove}>
          <Glyph name="ui-trash" />
        </button>
      </span>
    </li>
  );
}

/** In the place of the row: names what was removed, with a button to undo. */
function Gone({ twig: { table, depth }, onRestore }: { twig: Twig; onRestore: () => void }) {
  const words = tablesWords();
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button has gone: the focus goes to the one that undoes it.
  useEffect(() => button.current?.focus(), []);
  const name = table.branch?.name || replayWords().whatIf.unnamed;
  return (
    <li style={{ '--depth': depth }} data-gone>
      <span role="status">{words.removed(name, false)}</span>
      <button type="button" class={ui.link} ref={button} onClick={onRestore}>
        <Glyph name="ui-undo" />
        {words.restore}
      </button>
    </li>
  );
}

interface ChangeProps {
  readonly game: GameId;
  readonly comparison: Comparison;
}

function Change({ game, comparison: { original, branch, gain, turning } }: ChangeProps) {
  const words = replayWords().whatIf;
  const tone = gain > 0 ? styles.better : gain < 0 ? styles.worse : undefined;
  return (
    <p class={styles.change}>
      <b class={tone}>{words.instead(branch.join(' : '), original.join(' : '))}</b>
      {turning === undefined ? undefined : (
        <span>{words.turning(nameOfRound(game, turning.round), turning.gain)}</span>
      )}
    </p>
  );
}

async function comparisonOf(original: Reel, table: Twig['table']): Promise<Comparison | undefined> {
  const text = await recordOfTable(table);
  const reel = text === undefined ? undefined : await openReel(text);
  const seat = table.seats.findIndex(({ bot }) => bot === undefined) as Seat;
  return reel?.ok ? compare(original, reel.value, seat) : undefined;
}
