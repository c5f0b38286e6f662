// The theme, chosen by its look: the same small page in each of them.
import { choose, settings, THEMES } from '../../base/settings/settings.ts';
import styles from '../../base/ui/pages.module.css';
import { settingsWords } from './words/index.ts';

interface Colours {
  readonly ground: string;
  readonly panel: string;
  readonly text: string;
  readonly act: string;
}

const NIGHT: Colours = { ground: '#0a1022', panel: '#121c3c', text: '#f4ecd8', act: '#e2b866' };
const PAPER: Colours = { ground: '#f3ead6', panel: '#fbf5e6', text: '#1b2347', act: '#7a5412' };

export function Themes() {
  const words = settingsWords();
  return (
    <div class={styles.tiles} role="radiogroup" aria-label={words.theme}>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            checked={settings.value.theme === theme}
            onChange={() => choose({ theme })}
          />
          <span>
            <svg class={styles.look} viewBox="0 0 112 60" aria-hidden="true">
              <Page {...(theme === 'paper' ? PAPER : NIGHT)} />
              {theme === 'device' ? (
                <g clip-path="polygon(62% 0, 100% 0, 100% 100%, 38% 100%)">
                  <Page {...PAPER} />
                </g>
              ) : undefined}
            </svg>
            {words.themes[theme]}
          </span>
        </label>
      ))}
    </div>
  );
}

/** A panel with two lines and a button, and a card beside it. */
function Page({ ground, panel, text, act }: Colours) {
  return (
    <>
      <rect width="112" height="60" fill={ground} />
      <rect x="9" y="9" width="62" height="42" rx="4" fill={panel} stroke={act} stroke-opacity=".3" />
      <path
        d="M16 20h26M16 28h44"
        stroke={text}
        stroke-width="3"
        stroke-linecap="round"
        stroke-opacity=".8"
      />
      <rect x="16" y="36" width="24" height="9" rx="3" fill={act} />
      <rect x="79" y="11" width="25" height="38" rx="3" fill="#16235a" />
      <circle cx="91.5" cy="30" r="7" fill="#dbe4f6" />
    </>
  );
}
