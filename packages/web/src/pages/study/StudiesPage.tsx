// All studies: the player's own on this device and on the server, public ones, and the positions of the rulebooks. New
// studies begin here, empty or from a file.
import { makeFault, parseJson } from '@planisphere/core';
import {
  decodeStudyFile,
  entriesOf,
  foldStudy,
  Pen,
  readWords,
  STUDY_LIMITS,
} from '@planisphere/protocol/study';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import pages from '../../base/ui/pages.module.css';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { call, isKnown } from '../../table/online/api.ts';
import { screenOf } from '../../table/screens.ts';
import { type KeptStudy, keepStudy, listStudies, newStudy } from '../../table/study.ts';
import styles from './study.module.css';
import { studyWords } from './words/index.ts';

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly updated: number;
}

export function StudiesPage() {
  const words = studyWords();
  const mine = useSignal<readonly Listed[]>([]);
  const everybodys = useSignal<readonly Listed[]>([]);
  const wrong = useSignal('');
  const { locale } = settings.value;
  useEffect(() => {
    void ownStudies(locale).then((found) => (mine.value = found));
    void serverStudies('/api/studies', locale).then((found) => (everybodys.value = found));
  }, [locale, mine, everybodys]);
  const begin = async () => {
    const study = newStudy(Date.now());
    await keepStudy(study);
    navigate(`/study/${study.id}`);
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const study = await studyOf(file);
    if (typeof study === 'string') wrong.value = words.wrongFile(study);
    else navigate(`/study/${study.id}`);
  };
  return (
    <Shell>
      <main class={`${pages.page} ${styles.studies}`} id="content">
        <h1>{words.studies}</h1>
        <p>{words.about}</p>
        <div class={styles.row}>
          <button type="button" class={`${ui.button} ${ui.primary}`} onClick={() => void begin()}>
            <Glyph name="ui-plus" />
            {words.begin}
          </button>
          <label class={`${ui.button} ${ui.quiet} ${styles.file}`}>
            <Glyph name="ui-download" />
            {words.open}
            <input
              type="file"
              accept="application/json,.json"
              onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
            />
          </label>
        </div>
        <p role="alert">{wrong.value}</p>
        <List title={words.mine} studies={mine.value} none={words.none} />
        <section class={ui.panel}>
          <h2>{words.gallery}</h2>
          <ul class={styles.list}>
            {GAME_IDS.filter((game) => screenOf(game).gallery !== undefined).map((game) => (
              <li key={game}>
                <a href={`/study/gallery-${game}`}>{nameOfGame(game)}</a>
              </li>
            ))}
          </ul>
        </section>
        <List title={words.public} studies={everybodys.value} none={words.nonePublic} />
      </main>
    </Shell>
  );
}

function List({ title, studies, none }: { title: string; studies: readonly Listed[]; none: string }) {
  return (
    <section class={ui.panel}>
      <h2>{title}</h2>
      {studies.length === 0 ? <p class={styles.quiet}>{none}</p> : undefined}
      <ul class={styles.list}>
        {studies.map(({ id, title: name, updated }) => (
          <li key={id}>
            <a href={`/study/${id}`}>
              <b>{name || studyWords().untitled}</b>
              <small>
                {new Date(updated).toLocaleDateString(settings.value.locale, {
                  day: 'numeric',
                  month: 'short',
                })}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Titled = { readonly en?: string; readonly fr?: string };

async function serverStudies(path: string, locale: 'en' | 'fr'): Promise<readonly Listed[]> {
  interface Answer {
    readonly studies: readonly { readonly id: string; readonly title: Titled; readonly updated: number }[];
  }
  const { studies } = await call<Answer>('GET', path).catch((): Answer => ({ studies: [] }));
  return studies.map(({ id, title, updated }) => ({
    id,
    title: title[locale] ?? title.en ?? title.fr ?? '',
    updated,
  }));
}

async function ownStudies(locale: 'en' | 'fr'): Promise<readonly Listed[]> {
  const kept = await listStudies().catch((): readonly KeptStudy[] => []);
  const local = kept.map(({ id, title, updatedAt }) => ({ id, title, updated: updatedAt }));
  const served = isKnown() ? await serverStudies('/api/me/studies', locale) : [];
  const known = new Map([...served, ...local].map((each) => [each.id, each]));
  return [...known.values()].toSorted((a, b) => b.updated - a.updated);
}

/** A new study of this device from the file, or what is wrong with the file. */
async function studyOf(file: File): Promise<KeptStudy | string> {
  if (file.size > STUDY_LIMITS.file) return `${file.size} > ${STUDY_LIMITS.file}`;
  const json = parseJson(await file.text());
  const decoded = json.ok ? decodeStudyFile(json.value) : json;
  if (!decoded.ok) return makeFault(decoded.fault);
  const entries = entriesOf(decoded.value, new Pen(crypto.randomUUID().slice(0, 8), { now: Date.now }));
  const title = readWords(foldStudy(entries).title, settings.value.locale);
  const study = { ...newStudy(Date.now()), entries, title };
  await keepStudy(study);
  return study;
}
