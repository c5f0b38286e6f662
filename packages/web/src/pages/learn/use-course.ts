// A course with its titles, for components: undefined until it has loaded.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CourseDoor } from '../../table/learn/course-door.ts';
import type { Course } from '../../table/learn/lesson.ts';

export function useCourse(door: CourseDoor): Course | undefined {
  const course = useSignal<Course | undefined>(undefined);
  useEffect(() => {
    void door.course().then((found) => {
      course.value = found;
    });
  }, [door, course]);
  return course.value;
}
