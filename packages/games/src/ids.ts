// The games there are, by name: written here and nowhere else.
export const GAME_IDS = ['stellar', 'star-explorer', 'stellarion'] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGameId(text: unknown): text is GameId {
  return (GAME_IDS as readonly unknown[]).includes(text);
}
