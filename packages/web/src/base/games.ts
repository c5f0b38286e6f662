// The games a table can be opened for.

export const GAME_IDS = ['stellar', 'star-explorer', 'stellarion'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The same in every language. */
export const GAME_NAMES: Readonly<Record<GameId, string>> = {
  stellar: 'Stellar',
  'star-explorer': 'Star Explorer',
  stellarion: 'Stellarion',
};

export function isGameId(text: string | undefined): text is GameId {
  return (GAME_IDS as readonly (string | undefined)[]).includes(text);
}
