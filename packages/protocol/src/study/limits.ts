// The largest size of everything in a study.

export const STUDY_LIMITS = {
  title: 100,
  about: 1000,
  name: 60,
  comment: 2000,
  position: 4000,
  /** Characters of one event in notation, and how many events follow one decision. */
  event: 400,
  events: 60,
  place: 60,
  chapters: 64,
  /** For one chapter. */
  lines: 600,
  /** For one study, and for one request. */
  operations: 8000,
  batch: 100,
  /** Characters of all operations of a study together. */
  size: 1_500_000,
  /** Studies that one guest can own. */
  owned: 200,
  members: 100,
  /** Characters of a study file. */
  file: 2_000_000,
} as const;
