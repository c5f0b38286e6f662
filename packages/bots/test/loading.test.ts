import type { Game } from '@planisphere/core';
import { starExplorer } from '@planisphere/star-explorer';
import { stellar } from '@planisphere/stellar';
import { stellarion } from '@planisphere/stellarion';
import { expect, test } from 'vitest';
import { botsOf } from '../src/index.ts';
import { botNamesOf, loadBots } from '../src/minds.ts';

test.each([stellar, starExplorer, stellarion] as unknown as Game[])(
  'the bots of $id come alone as they come with all others',
  async (game) => {
    const names = (await loadBots(game)).map(({ name }) => name);
    expect(names).toEqual(botsOf(game).map(({ name }) => name));
    expect(names).toEqual(botNamesOf(game));
    expect(names).toEqual(['random', 'greedy', 'novice', 'amateur', 'astronomer', 'master']);
  },
);
