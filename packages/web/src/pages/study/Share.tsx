// Who may read and edit the study, its links, its file, and whether the server has all of it.
import { makeStudyFile, readWords, STUDY_ACCESS } from '@planisphere/protocol/study';
import { useSignal } from '@preact/signals';
import { navigate } from '../../base/navigation/router.ts';
import { settings } from '../../base/settings/settings.ts';
import { saveFile, shareText } from '../../base/sharing.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { isOfDevice } from '../../table/study.ts';
import type { StudyCopy } from './copy.ts';
import { People } from './People.tsx';
import type { StudyState } from './StudyPage.tsx';
import styles from './study.module.css';
import { studyWords } from './words/index.ts';

export function Share({ state }: { state: StudyState }) {
  const { copy } = state;
  const told = useSignal('');
  const words = studyWords();
  const { role } = copy.kept.value;
  const isGallery = copy.id.startsWith('gallery-');
  const failed = (error: unknown) => {
    told.value = error instanceof Error ? error.message : '';
  };
  const publish = () =>
    copy.publish('link').then((id) => navigate(`/study/${id}`, { replace: true }), failed);
  return (
    <section class={styles.share} aria-label={words.share}>
      {isGallery ? undefined : <p class={styles.quiet}>{words.keeping[copy.keeping.value]}</p>}
      {isOfDevice(copy.id) ? (
        <>
          <p>{words.publishAbout}</p>
          <button type="button" class={ui.button} onClick={() => void publish()}>
            <Glyph name="ui-globe" />
            {words.publish}
          </button>
        </>
      ) : undefined}
      {isGallery ? undefined : <People state={state} />}
      {role === 'owner' && !isOfDevice(copy.id) ? (
        <Access copy={copy} failed={failed} told={told} />
      ) : undefined}
      <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => exportStudy(copy)}>
        <Glyph name="ui-export" />
        {words.export}
      </button>
      {role === 'owner' ? <Remove copy={copy} failed={failed} /> : undefined}
      <p role="status">{told.value}</p>
    </section>
  );
}

function exportStudy(copy: StudyCopy): void {
  const file = makeStudyFile(copy.study.peek(), (by) => copy.nameOf(by) || undefined);
  saveFile(JSON.stringify(file, undefined, 2), 'planisphere-study.json');
}

interface AccessProps {
  readonly copy: StudyCopy;
  readonly failed: (error: unknown) => void;
  readonly told: { value: string };
}

function Access({ copy, failed, told }: AccessProps) {
  const words = studyWords();
  const { access, key, pen } = copy.kept.value;
  const link = async (with_: string | undefined) => {
    const title = readWords(copy.study.peek().title, settings.value.locale) || words.untitled;
    const url = `${location.origin}/study/${copy.id}${with_ === undefined ? '' : `?key=${with_}`}`;
    const shared = await shareText(words.linkText(title), url);
    told.value = shared === 'copied' ? words.copied : shared === 'failed' ? words.copyFailed : '';
  };
  return (
    <>
      <h3>{words.access}</h3>
      <Choice
        label={words.access}
        value={access}
        options={STUDY_ACCESS.map((value) => ({ value, text: words.accesses[value] }))}
        onChange={(value) => void copy.share(value).catch(failed)}
      />
      {access === 'private' ? undefined : (
        <div class={styles.row}>
          <button
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            onClick={() => void link(access === 'public' ? undefined : key)}
          >
            <Glyph name="ui-link" />
            {words.readLink}
          </button>
          <button
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            data-pen={pen}
            onClick={() => void link(pen)}
          >
            <Glyph name="ui-friends" />
            {words.writeLink}
          </button>
        </div>
      )}
    </>
  );
}

function Remove({ copy, failed }: Omit<AccessProps, 'told'>) {
  const asked = useSignal(false);
  const words = studyWords();
  const press = () => {
    if (asked.value) copy.remove().then(() => navigate('/study', { replace: true }), failed);
    else asked.value = true;
  };
  return (
    <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={press}>
      <Glyph name="ui-trash" />
      {asked.value ? words.removeAsk : words.remove}
    </button>
  );
}
