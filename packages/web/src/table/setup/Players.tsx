// The panel of seats: the player's own name, the company, and the choices that follow from it.
import { useEffect } from 'preact/hooks';
import { choose, settings } from '../../base/settings/settings.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { levelChoices, levelName, ownLevel } from '../levels.ts';
import { ownMatch } from '../logbook/own-match.ts';
import { LIKE_ME, PERSON, type Plan, playersIn } from './plan.ts';
import styles from './setup.module.css';
import type { Company } from './terms.ts';
import { setupWords } from './words/index.ts';

const GLYPHS: Readonly<Record<Company, string>> = {
  friend: 'ui-link',
  bot: 'ui-bot',
  pass: 'ui-pass',
  alone: 'ui-human',
};

interface Props {
  readonly plan: Plan;
  readonly companies: readonly Company[];
  readonly mostOthers: number;
}

export function Players({ plan, companies, mostOthers }: Props) {
  const words = setupWords();
  const { company, others, match } = plan;
  useEffect(() => {
    void ownMatch(plan.game).then((found) => {
      match.value = found;
    });
  }, [plan.game, match]);
  return (
    <section class={`${ui.panel} ${styles.players}`}>
      <h2>{words.seats}</h2>
      <NameField
        label={company.value === 'pass' ? words.yourName : words.name}
        value={settings.value.name}
        placeholder={company.value === 'pass' ? appWords().player(1) : appWords().you}
        onInput={(name) => choose({ name })}
      />
      <div role="radiogroup" aria-label={words.second} class={styles.ways}>
        {companies.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="company"
              checked={company.value === value}
              onChange={() => (company.value = value)}
            />
            <span>
              <i />
              <Glyph name={GLYPHS[value]} />
              <span>
                <b>{words.companies[value]}</b>
                <small>{words.companyTexts[value]}</small>
              </span>
            </span>
          </label>
        ))}
      </div>
      {mostOthers > 1 && company.value !== 'alone' ? <Others plan={plan} most={mostOthers} /> : undefined}
      {company.value === 'bot' && others.value === 1 ? <Level plan={plan} /> : undefined}
      {company.value === 'pass' && mostOthers === 1 ? <Names plan={plan} /> : undefined}
      {mostOthers > 1 && (company.value === 'pass' || (company.value === 'bot' && others.value > 1)) ? (
        <OtherSeats plan={plan} />
      ) : undefined}
    </section>
  );
}

interface NameProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onInput: (name: string) => void;
}

function NameField({ label, value, placeholder, onInput }: NameProps) {
  return (
    <label class={styles.field}>
      <span>{label}</span>
      <input
        class={ui.field}
        maxLength={20}
        value={value}
        placeholder={placeholder}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

function Others({ plan, most }: { plan: Plan; most: number }) {
  const words = setupWords();
  return (
    <Choice
      label={words.others}
      value={String(plan.others.value)}
      options={Array.from({ length: most }, (_, index) => ({
        value: String(index + 1),
        text: words.withOthers(index + 1),
      }))}
      onChange={(value) => (plan.others.value = Number(value))}
    />
  );
}

function Level({ plan }: { plan: Plan }) {
  const { evenly, match } = plan;
  const like = likeMe(plan);
  return (
    <>
      <Choice
        label={appWords().home.level}
        value={evenly.value ? LIKE_ME : ownLevel()}
        options={[...levelChoices(), ...like]}
        onChange={(level) => {
          evenly.value = level === LIKE_ME;
          if (level !== LIKE_ME) choose({ level });
        }}
      />
      {evenly.value && match.value !== undefined ? (
        <p class={styles.match}>{setupWords().likeMeText(levelName(match.value.bot), match.value.games)}</p>
      ) : undefined}
      <a class={ui.link} href={`/levels/${plan.game}`}>
        {appWords().nav.levels}
      </a>
    </>
  );
}

/** Offered once there are enough games to tell how strong the owner of the device is. */
function likeMe({ match }: Plan): readonly { readonly value: string; readonly text: string }[] {
  return match.value === undefined ? [] : [{ value: LIKE_ME, text: setupWords().likeMe }];
}

/** The seat of each of several others: a person at this screen, or a bot of any level. */
function OtherSeats({ plan }: { plan: Plan }) {
  const words = setupWords();
  const { names, players } = plan;
  const options = [{ value: PERSON, text: words.person }, ...levelChoices(), ...likeMe(plan)];
  return (
    <>
      {playersIn(plan).map((player, index) => (
        <div key={`seat-${index + 2}`} class={styles.seat}>
          <span>{words.seat(index + 2)}</span>
          <Choice
            label={words.seat(index + 2)}
            value={player}
            options={options}
            onChange={(chosen) => (players.value = players.value.with(index, chosen))}
          />
          {player === PERSON ? (
            <NameField
              label={words.nameOf(index + 2)}
              value={names.value[index] ?? ''}
              placeholder={appWords().player(index + 2)}
              onInput={(typed) => (names.value = names.value.with(index, typed))}
            />
          ) : undefined}
        </div>
      ))}
    </>
  );
}

function Names({ plan: { names, others } }: { plan: Plan }) {
  const words = setupWords();
  return (
    <>
      {names.value.slice(0, others.value).map((name, index) => (
        <NameField
          key={`name-${index + 2}`}
          label={others.value === 1 ? words.otherName : appWords().player(index + 2)}
          value={name}
          placeholder={appWords().player(index + 2)}
          onInput={(typed) => (names.value = names.value.with(index, typed))}
        />
      ))}
    </>
  );
}
