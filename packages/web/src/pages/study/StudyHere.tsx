// The link from a position, a whole game or a tree of lines into a study: a new one, or one of this device.
import { operationsOf, Pen, STUDY_FORMAT } from '@planisphere/protocol/study';
import { useSignal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import ui from '../../base/ui/ui.module.css';
import { isOfDevice, type KeptStudy, keepStudy, listStudies, newStudy } from '../../table/study.ts';
import styles from './study.module.css';
import type { Whole } from './whole.ts';
import { studyWords } from './words/index.ts';

interface Props {
  readonly game: GameId;
  /** In notation. */
  readonly position: string;
  readonly whole?: Whole | undefined;
}

export function StudyHere({ game, position, whole }: Props) {
  const offered = useSignal<readonly KeptStudy[] | undefined>(undefined);
  const extent = useSignal<'position' | 'whole'>('position');
  const words = studyWords();
  const ask = async () => {
    const kept = await listStudies().catch((): readonly KeptStudy[] => []);
    offered.value = kept.filter(({ role }) => role !== 'reader');
  };
  const add = async (study: KeptStudy) => {
    const pen = new Pen(crypto.randomUUID().slice(0, 8), { now: Date.now });
    const isWhole = extent.value === 'whole' && whole !== undefined;
    const chapter = isWhole ? whole.chapter() : { game, position };
    const added = operationsOf({ format: STUDY_FORMAT, chapters: [chapter] }, pen);
    await keepStudy(
      isOfDevice(study.id)
        ? { ...study, entries: [...study.entries, ...added.map((op) => ({ by: '', op }))] }
        : { ...study, waiting: [...study.waiting, ...added] },
    );
    navigate(`/study/${study.id}#${encodeURIComponent(added[0]?.id ?? '')}`);
  };
  return (
    <>
      <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => void ask()}>
        <Glyph name="ui-notebook" />
        {words.here}
      </button>
      {offered.value === undefined ? undefined : (
        <Sheet title={words.here} onClose={() => (offered.value = undefined)}>
          <div class={styles.form}>
            {whole === undefined ? undefined : (
              <Choice
                label={words.extent}
                value={extent.value}
                options={[
                  { value: 'position', text: words.thisPosition },
                  { value: 'whole', text: words.wholes[whole.of] },
                ]}
                onChange={(value) => (extent.value = value)}
              />
            )}
            <button type="button" class={ui.button} onClick={() => void add(newStudy(Date.now()))}>
              <Glyph name="ui-plus" />
              {words.begin}
            </button>
            {offered.value.map((study) => (
              <button
                key={study.id}
                type="button"
                class={`${ui.button} ${ui.quiet}`}
                onClick={() => void add(study)}
              >
                {study.title || words.untitled}
              </button>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
