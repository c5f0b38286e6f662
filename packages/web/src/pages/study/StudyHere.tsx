// The way from a position into a study: a new one, or one that this device has.
import { Pen } from '@planisphere/protocol/study';
import { useSignal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import ui from '../../base/ui/ui.module.css';
import { isOfDevice, type KeptStudy, keepStudy, listStudies, newStudy } from '../../table/study.ts';
import styles from './study.module.css';
import { studyWords } from './words/index.ts';

interface Props {
  readonly game: GameId;
  /** In notation. */
  readonly position: string;
  readonly class?: string | undefined;
}

export function StudyHere({ game, position, class: more = '' }: Props) {
  const offered = useSignal<readonly KeptStudy[] | undefined>(undefined);
  const words = studyWords();
  const ask = async () => {
    const kept = await listStudies().catch((): readonly KeptStudy[] => []);
    offered.value = kept.filter(({ role }) => role !== 'reader');
  };
  const add = async (study: KeptStudy) => {
    const pen = new Pen(crypto.randomUUID().slice(0, 8), { now: Date.now });
    const op = pen.write({ kind: 'chapter', game, position });
    await keepStudy(
      isOfDevice(study.id)
        ? { ...study, entries: [...study.entries, { by: '', op }] }
        : { ...study, waiting: [...study.waiting, op] },
    );
    navigate(`/study/${study.id}#${encodeURIComponent(op.id)}`);
  };
  return (
    <>
      <button type="button" class={`${ui.button} ${ui.quiet} ${more}`} onClick={() => void ask()}>
        <Glyph name="ui-notebook" />
        {words.here}
      </button>
      {offered.value === undefined ? undefined : (
        <Sheet title={words.here} onClose={() => (offered.value = undefined)}>
          <div class={styles.form}>
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
