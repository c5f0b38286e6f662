// Who may do what with a study. One table; the server asks it in one place.

/** From the least to the most: each may do what those before it may. */
export const STUDY_ROLES = ['reader', 'editor', 'owner'] as const;
export type StudyRole = (typeof STUDY_ROLES)[number];

/** `private`: its members alone; `link`: also whoever has the link; `public`: everybody, and it is listed. */
export const STUDY_ACCESS = ['private', 'link', 'public'] as const;
export type StudyAccess = (typeof STUDY_ACCESS)[number];

export const STUDY_NEEDS = {
  read: 'reader',
  attend: 'reader',
  /** One’s own words may be changed and taken away; those of others only by the owner. */
  edit: 'editor',
  tidy: 'owner',
  share: 'owner',
  remove: 'owner',
} as const satisfies Readonly<Record<string, StudyRole>>;
export type StudyAct = keyof typeof STUDY_NEEDS;

export function mayDo(role: StudyRole | undefined, act: StudyAct): boolean {
  return role !== undefined && STUDY_ROLES.indexOf(role) >= STUDY_ROLES.indexOf(STUDY_NEEDS[act]);
}

/** What is known of somebody who asks. */
export interface Asker {
  /** As a member; undefined for everybody else. */
  readonly member: StudyRole | undefined;
  /** They have sent the key of the link for reading, or that of the link for writing. */
  readonly holds: 'key' | 'pen' | undefined;
  /** Nobody without an identity writes: words have an author. */
  readonly known: boolean;
}

export function roleOf(access: StudyAccess, { member, holds, known }: Asker): StudyRole | undefined {
  if (member === 'owner' || member === 'editor') return member;
  if (holds === 'pen' && access !== 'private') return known ? 'editor' : 'reader';
  if (member === 'reader' || access === 'public') return 'reader';
  return access === 'link' && holds === 'key' ? 'reader' : undefined;
}
