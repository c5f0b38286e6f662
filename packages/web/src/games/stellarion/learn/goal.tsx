// How to win at Stellarion, in four pictures of the real Observatory.
import { GALAXIES, type Position, stellarion, voyageCount } from '@planisphere/stellarion';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../../../base/settings/settings.ts';
import type { Goal } from '../../../table/learn/course-door.ts';
import { Mark } from '../board/Mark.tsx';
import { Observatory } from '../board/Observatory.tsx';
import { Tickets } from '../board/Tickets.tsx';
import { galaxyMark } from '../marks.ts';
import { voyagePlace } from '../places.ts';
import { stillSession } from '../still-session.ts';
import { boardWords } from '../words/index.ts';
import styles from './goal.module.css';
import { GOAL_FRAMES, GOAL_LINES, GOAL_NOTES } from './goal-frames.ts';

export const goal: Goal = { frames: GOAL_FRAMES, Picture };

function positionAt(frame: number): Position {
  const parsed = stellarion.notation.parse(GOAL_LINES[frame] ?? '');
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

function Picture({ frame }: { readonly frame: number }) {
  const view = useMemo(() => positionAt(frame), [frame]);
  const session = useMemo(() => stillSession(view), [view]);
  useEffect(() => () => session.close(), [session]);
  const { locale } = settings.value;
  const note = GOAL_NOTES[frame];
  return (
    <div class={styles.picture}>
      <Observatory desk={session.desk} />
      <div class={styles.voyages} data-place="goal-voyages">
        <p>
          {voyageCount(view.voyages)} {boardWords().toFly}
        </p>
        <ul>
          {GALAXIES.map((galaxy, index) => (
            <li key={galaxy} data-galaxy={galaxy} data-place={voyagePlace(index)}>
              <Mark name={galaxyMark(index)} />
              <b>{boardWords().galaxies[index as 0]}</b>
              <Tickets view={view} galaxy={index as 0} />
            </li>
          ))}
        </ul>
        {note === undefined ? undefined : (
          <p class={styles.note} data-place="goal-note">
            <Mark name={note.mark} />
            <span>{note[locale]}</span>
          </p>
        )}
      </div>
    </div>
  );
}
