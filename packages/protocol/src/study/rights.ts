// Who may do what with a study. The server checks this table in one place.

/** From the least to the most: each may do all that those before it may. */
export const STUDY_ROLES = ['reader', 'editor', 'owner'] as const;
export type StudyRole = (typeof STUDY_ROLES)[number];

/** `private`: its members; `link`: also everybody with the link; `public`: everybody, and it is listed. */
export const STUDY_ACCESS = ['private', 'link', 'public'] as const;
export type StudyAccess = (typeof STUDY_ACCESS)[number];

export const STUDY_NEEDS = {
  read: 'reader',
  attend: 'reader',
  /** Editors may change and drop their own words; only the owner those of others. */
  edit: 'editor',
  tidy: 'owner',
  share: 'owner',
  remove: 'owner',
} as const satisfies Readonly<Record<string, StudyRole>>;
export type StudyAct = keyof typeof STUDY_NEEDS;

export function mayDo(role: StudyRole | undefined, act: StudyAct): boolean {
  return role !== undefined && STUDY_ROLES.indexOf(role) >= STUDY_ROLES.indexOf(STUDY_NEEDS[act]);
}

/** What is known of the visitor. */
export interface Asker {
  /** Their role as a member; undefined for others. */
  readonly member: StudyRole | undefined;
  /** They have sent the key of the link for reading, or of the one for writing. */
  readonly holds: 'key' | 'pen' | undefined;
  /** They have an identity. Nobody writes without one, because words have an author. */
  readonly known: boolean;
}

export function roleOf(access: StudyAccess, { member, holds, known }: Asker): StudyRole | undefined {
  if (member === 'owner' || member === 'editor') return member;
  if (holds === 'pen' && access !== 'private') return known ? 'editor' : 'reader';
  if (member === 'reader' || access === 'public') return 'reader';
  return access === 'link' && holds === 'key' ? 'reader' : undefined;
}
