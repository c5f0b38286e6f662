// The positions beside the rules, as a study: gallery.study.json is written in its format (docs/study-format.md).
import type { StudyFile } from '@planisphere/protocol/study';
import file from './gallery.study.json' with { type: 'json' };

export const gallery = file as StudyFile;
