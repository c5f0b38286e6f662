// A text of the study that every editor may rewrite. It is sent when the writer leaves the field, and names the
// versions that the writer read. A version written at the same time stands below until somebody merges the two.
import { STUDY_LIMITS, type Words } from '@planisphere/protocol/study';
import { settings } from '../../base/settings/settings.ts';
import type { StudyCopy } from './copy.ts';
import styles from './study.module.css';
import { studyWords } from './words/index.ts';

interface Props {
  readonly copy: StudyCopy;
  readonly label: string;
  readonly on: 'title' | 'about' | 'name';
  readonly spot: { readonly chapter: string; readonly line: string };
  readonly words: Words;
}

export function WordsField({ copy, label, on, spot, words }: Props) {
  const lang = settings.value.locale;
  const versions = words[lang];
  const now = versions[0]?.text ?? '';
  const write = (text: string) => {
    if (text.trim() !== now || versions.length > 1)
      copy.do({ kind: 'write', on, ...spot, lang, text, over: versions.map(({ id }) => id) });
  };
  return (
    <label class={styles.field}>
      <span>{label}</span>
      <input
        key={`${lang} ${now}`}
        lang={lang}
        defaultValue={now}
        maxLength={STUDY_LIMITS[on]}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      {versions.slice(1).map(({ id, by, text }) => (
        <small key={id} role="status">
          {studyWords().otherVersion(copy.nameOf(by) || studyWords().somebody, text)}
        </small>
      ))}
    </label>
  );
}
