// The games by name. This is the only list of them.
export const GAME_IDS = ['stellar', 'star-explorer', 'stellarion'] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGameId(text: unknown): text is GameId {
  return (GAME_IDS as readonly unknown[]).includes(text);
}
