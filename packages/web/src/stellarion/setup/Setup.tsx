// A new Stellarion table: expansions, shooting stars, the sun's track and who sits there, with the bots' measured win rates.
import { EXPANSIONS, type Expansion, type Options } from '@planisphere/stellarion';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { navigate } from '../../app/router.ts';
import { Shell } from '../../app/Shell.tsx';
import { settings } from '../../app/settings.ts';
import scene from '../../art/scenes/stellarion.svg?url';
import { t } from '../../locales/index.ts';
import { nearestLevel, refreshLevels } from '../../table/levels.ts';
import { botSeat, openTable, peopleSeats } from '../../table/opening.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { Switch } from '../../ui/Switch.tsx';
import ui from '../../ui/ui.module.css';
import { Mark } from '../board/Mark.tsx';
import { w } from '../words/index.ts';
import { type Seating, Seats } from './Seats.tsx';
import { Stars } from './Stars.tsx';
import styles from './setup.module.css';
import { Tracks } from './Tracks.tsx';

export interface Chosen {
  readonly expansions: readonly Expansion[];
  readonly stars: number;
  readonly track: Options['track'];
}

const MARKS: Readonly<Record<Expansion, string>> = {
  'black-holes': 'sn-hole',
  theories: 'sn-theory',
  mirrors: 'sn-mirror',
  sun: 'sn-gloomy',
};
const ADDED: Readonly<Record<Expansion, number>> = { 'black-holes': 5, theories: 1, mirrors: 1, sun: 1 };

export function Setup() {
  const chosen = useSignal<Chosen>({ expansions: [], stars: 1, track: 'standard' });
  const seating = useSignal<Seating>(location.search.includes('pass') ? 'pass' : 'alone');
  const partner = useSignal('');
  const level = nearestLevel('stellarion', settings.value.level);
  const players = seating.value === 'alone' ? 1 : 2;
  const voyages = chosen.value.expansions.reduce((sum, each) => sum + ADDED[each], 8);
  useEffect(() => void refreshLevels('stellarion'), []);
  const { setup } = w();
  const open = async () => {
    const { expansions, stars, track } = chosen.value;
    const options = { expansions, stars, track: expansions.includes('sun') ? track : 'standard' };
    navigate(
      await openTable({ game: 'stellarion', seats: seatsFor(seating.value, level, partner.value), options }),
    );
  };
  return (
    <Shell>
      <main class={styles.page} id="content">
        <header class={styles.head}>
          <h1>{setup.title}</h1>
          <a class={ui.link} href="/">
            <Glyph name="ui-back" />
            {t().nav.home}
          </a>
        </header>
        <div class={styles.scene}>
          <img src={scene} alt="" />
          <b>Stellarion</b>
        </div>
        <section class={`${ui.panel} ${styles.game}`}>
          <header class={styles.row}>
            <h2>{setup.expansions}</h2>
            <span class={styles.sum}>{setup.toFly(voyages)}</span>
          </header>
          <div class={styles.expansions}>
            {EXPANSIONS.map((expansion) => (
              <ExpansionCard
                key={expansion}
                expansion={expansion}
                on={chosen.value.expansions.includes(expansion)}
                onChange={(on) => {
                  const expansions = EXPANSIONS.filter((each) =>
                    each === expansion ? on : chosen.value.expansions.includes(each),
                  );
                  chosen.value = { ...chosen.value, expansions };
                }}
              />
            ))}
          </div>
          <div class={styles.two}>
            <Stars chosen={chosen} players={players} />
            <Tracks chosen={chosen} />
          </div>
        </section>
        <Seats seating={seating} partner={partner} />
        <section class={`${ui.panel} ${styles.go}`}>
          <p>{setup.summary(voyages, chosen.value.stars + (players === 2 ? 2 : 0), players)}</p>
          <button type="button" class={`${ui.button} ${ui.big}`} onClick={() => void open()}>
            <Glyph name="ui-telescope" />
            {t().setup.open}
          </button>
        </section>
      </main>
    </Shell>
  );
}

function seatsFor(seating: Seating, level: string, partner: string) {
  if (seating === 'alone') return [{ name: '' }];
  return seating === 'bot' ? [{ name: '' }, botSeat(level)] : peopleSeats([settings.value.name, partner]);
}

interface ExpansionProps {
  readonly expansion: Expansion;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function ExpansionCard({ expansion, on, onChange }: ExpansionProps) {
  const { setup } = w();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label class={`${styles.expansion} ${on ? styles.on : ''}`} data-expansion={expansion}>
      <span class={styles.coin}>
        <Mark name={MARKS[expansion]} />
      </span>
      <span class={styles.text}>
        <b>{setup.names[expansion]}</b>
        <small>{setup.texts[expansion]}</small>
        <em>{setup.more(ADDED[expansion])}</em>
      </span>
      <Switch label={setup.names[expansion]} on={on} onChange={onChange} />
    </label>
  );
}
