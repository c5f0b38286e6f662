// On a phone: the readiness of all four galaxies beside the Outpost. A tap picks the cards of a Launch.
import { GALAXIES } from '@planisphere/stellarion';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { galaxyMark } from '../marks.ts';
import { EVERY_GALAXY } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { Dots } from './Dots.tsx';
import { Mark } from './Mark.tsx';
import styles from './sky.module.css';

export function Ready({ desk }: { desk: Desk }) {
  const scene = desk.session.view.value;
  const ready = scene.stage.kind === 'turn' ? desk.launches.value : [];
  return (
    <section class={styles.ready}>
      <h3 class={ui.caps}>{boardWords().launch}</h3>
      <div>
        {EVERY_GALAXY.map((galaxy) => {
          const launch = ready.find((each) => each.galaxy === galaxy);
          return (
            <span key={galaxy} data-galaxy={GALAXIES[galaxy]} class={launch === undefined ? '' : styles.go}>
              <Mark name={galaxyMark(galaxy)} label={boardWords().galaxies[galaxy]} />
              <Dots position={scene} galaxy={galaxy} small />
            </span>
          );
        })}
      </div>
    </section>
  );
}
