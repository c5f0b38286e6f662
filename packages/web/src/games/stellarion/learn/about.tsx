// What each expansion is and adds, where its course is offered. The same words stand at a new table.
import type { Expansion } from '@planisphere/stellarion';
import type { CourseWords } from '../../../table/learn/course-door.ts';
import { Mark } from '../board/Mark.tsx';
import { EXPANSION_MARKS } from '../marks.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';

export function aboutOf(id: Expansion): CourseWords {
  return {
    Mark: () => <Mark name={EXPANSION_MARKS[id]} />,
    title: { en: en.setup.names[id], fr: fr.setup.names[id] },
    text: { en: en.setup.texts[id], fr: fr.setup.texts[id] },
  };
}
