// The words on each expansion where its course is offered. The set-up of a new table has the same words.
import type { Expansion } from '@planisphere/stellarion';
import type { CourseWords } from '../../../table/learn/course-door.ts';
import { Mark } from '../board/Mark.tsx';
import { EXPANSION_MARKS } from '../marks.ts';
import { setup as en } from '../words/en-setup.ts';
import { setup as fr } from '../words/fr-setup.ts';

export function aboutOf(id: Expansion): CourseWords {
  return {
    Mark: () => <Mark name={EXPANSION_MARKS[id]} />,
    title: { en: en.names[id], fr: fr.names[id] },
    text: { en: en.texts[id], fr: fr.texts[id] },
  };
}
