// The bots of a game are the same whether they are loaded alone or with all others.
import { GAMES } from '@planisphere/games';
import { expect, test } from 'vitest';
import { botsOf } from '../src/index.ts';
import { botNamesOf, loadBots } from '../src/minds.ts';

test.each(GAMES)('the bots of $game.id come alone as they come with all others', async ({ game }) => {
  const names = (await loadBots(game)).map(({ name }) => name);
  expect(names).toEqual(botsOf(game).map(({ name }) => name));
  expect(names).toEqual(botNamesOf(game));
  expect(names).toEqual(['random', 'greedy', 'novice', 'amateur', 'astronomer', 'master']);
});
