// Studies: operations, the study that they add up to, rights, and the file.
export {
  decodeStudyFile,
  entriesOf,
  type FileChapter,
  type FileComment,
  type FileLine,
  type FileWords,
  makeStudyFile,
  operationsOf,
  STUDY_FORMAT,
  type StudyFile,
} from './file.ts';
export {
  type Chapter,
  type Comment,
  foldStudy,
  type Line,
  type Mark,
  readWords,
  type Study,
  type Version,
  type Words,
} from './fold.ts';
export { STUDY_LIMITS } from './limits.ts';
export {
  cleanWords,
  decodeEntry,
  decodeOperation,
  decodeOperations,
  type Entry,
  lineId,
  lineOf,
  type Operation,
} from './operation.ts';
export { type Change, Pen } from './pen.ts';
export { mayDo, roleOf, STUDY_ACCESS, STUDY_ROLES, type StudyAccess, type StudyRole } from './rights.ts';
