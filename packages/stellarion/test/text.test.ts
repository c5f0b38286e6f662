// The words: complete in both languages, within the width; and the forms that players can type.
import { type Frame, LOCALES } from '@planisphere/core';
import { walk } from '@planisphere/testkit';
import { describe, expect, it } from 'vitest';
import { stellarion } from '../src/index.ts';
import { stellarionText } from '../src/text/index.ts';
import { actions, after, at, refusal } from './at.ts';
import { setups } from './setups.ts';

const frame = (locale: 'en' | 'fr'): Frame => ({
  locale,
  viewer: 0,
  names: ['Ada', 'Bo'],
  paint: (text) => text,
  width: 80,
});

describe('a Launch', () => {
  const launch = (locale: 'en' | 'fr', line: string, position = at({})): string => {
    const event = stellarion.notation.parseEvent(line);
    if (!event.ok) throw new Error(event.fault.message);
    return stellarionText.tell(event.value, position, frame(locale));
  };

  it('names the decks that pay, in their order', () => {
    const line = 'A launch alpha ship alpha stars planet';
    expect(launch('en', line)).toBe(
      'You launch a voyage to Alpha with the Alpha, Ship, Stars and Planet decks.',
    );
    expect(launch('fr', line)).toBe(
      'Vous lancez un voyage vers Alpha avec les paquets Alpha, Vaisseau, Étoiles et Planète.',
    );
  });

  it('names what the Outpost and a shooting star stand in for', () => {
    const line = 'A launch alpha outpost nebula star outpost';
    expect(launch('en', line)).toBe(
      'You launch a voyage to Alpha with the Nebula deck, the ship and planet of the Outpost and a shooting star for the stars.',
    );
    expect(launch('fr', line)).toBe(
      'Vous lancez un voyage vers Alpha avec le paquet Nébuleuse, le vaisseau et la planète de l’Avant-Poste et une étoile filante pour les étoiles.',
    );
  });

  it('speaks of cards with their articles in French', () => {
    expect(launch('fr', 'chance stars Td')).toBe('Le paquet Étoiles montre les étoiles Delta.');
    expect(launch('fr', 'chance nebula Na Ng')).toBe(
      'Le paquet Nébuleuse révèle la nébuleuse Alpha et la nébuleuse Gamma.',
    );
    expect(launch('fr', 'chance theory planet')).toBe(
      'La théorie suivante demande trois planètes visibles ou plus.',
    );
  });
});

describe('the table', () => {
  it.each(LOCALES)('is drawn at every position of a game with everything, in %s', (locale) => {
    const shown = frame(locale);
    walk(setups[31]!, 5, ({ course: { state }, next }) => {
      const lines = stellarionText.table(state, shown);
      expect(lines.every((line) => [...line].length <= 100)).toBe(true);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
      expect(stellarionText.prompt(state, state.turn, shown)).not.toMatch(/undefined/);
      expect(stellarionText.commands(state, state.turn, shown).join()).not.toMatch(/undefined/);
      if (next !== undefined) expect(stellarionText.tell(next, state, shown)).toMatch(/^[^·]+(· .+)?[.!]$/);
      else expect(stellarionText.result(state, shown).length).toBeGreaterThan(1);
    });
  });

  it('shows decks, counts, known cards, discards, Outpost and readiness', () => {
    const position = at({
      decks: { planet: '^PbPa*Pg', nebula: 'Na' },
      discards: { alpha: 'NaPa' },
      outpost: 'Sa.ship',
      stars: 1,
    });
    const table = stellarionText.table(position, frame('en')).join('\n');
    expect(table).toContain('╭ Planet ────── 8 ╮');
    expect(table).toContain('│ ●Pb planet      │');
    expect(table).toContain('│ ↑Pa ↓Pg         │');
    expect(table).toContain('│ ✕ NP            │');
    expect(table).toContain('Outpost  ▲Sa');
    expect(table).toMatch(/Alpha {2}◆◆ +▲≈✶· +ready with a shooting star \(Pa\)/);
    expect(stellarionText.table(position, frame('fr')).join('\n')).toContain('Avant-Poste  ▲Va');
  });

  it('warns one turn before a position comes for the third time', () => {
    const decks = {
      alpha: '^Na',
      beta: '-',
      gamma: '-',
      delta: '-',
      ship: '-',
      nebula: '^NaNa',
      stars: '-',
      planet: '-',
    } as const;
    let position = at({ decks, discards: { alpha: 'SaSaNaTaTaPaPa', nebula: 'NbNbNgNgNdNd' } });
    const turns = [
      'A coordinate alpha nebula',
      'A recover alpha Na Na',
      'A coordinate alpha nebula',
      'A recover nebula Na Na',
    ];
    for (let turn = 0; turn < 4; turn++) position = after(position, turns[turn]!);
    expect(stellarionText.table(position, frame('en')).join('\n')).toContain('come once before');
    expect(position.ending).toBeUndefined();
    for (let turn = 0; turn < 4 && position.ending === undefined; turn++)
      position = after(position, turns[turn]!);
    expect(position.ending).toBe('repeated');
  });
});

describe('what is typed', () => {
  const turn = at({ decks: { alpha: 'Sa', nebula: 'Na', stars: 'Ta', planet: 'Pa' }, stars: 1 });
  const ships = after(at({}), 'A coordinate alpha ship');
  const two = { decks: { beta: 'Nb', nebula: 'Nb' }, discards: { planet: 'PaPg' } } as const;
  const nebulae = after(at(two), 'A coordinate beta nebula');
  const radar = after(
    at({ ...two, table: 'solo+theories', theories: 'S:NTP:N' }),
    'A coordinate beta nebula',
  );
  const place = after(at({}), 'A coordinate gamma stars', 'A scan planet', 'chance planet Pa Pg');

  it.each([
    [turn, 'l a', 'launch alpha alpha nebula stars planet'],
    [turn, 'lancer alpha', 'launch alpha alpha nebula stars planet'],
    [turn, 'launch alpha alpha nebula stars star', 'launch alpha alpha nebula stars star'],
    [turn, 'alpha', 'launch alpha alpha nebula stars planet'],
    [turn, 'C Ship Alpha', 'coordinate alpha ship'],
    [turn, 'alpha + vaisseau', 'coordinate alpha ship'],
    [turn, 'coordonner nébuleuse β', 'coordinate beta nebula'],
    [ships, 'alpha pa', 'search alpha Pa'],
    [ships, 's gamma va', 'search gamma Sa'],
    [ships, 'chercher étoiles Ed', 'search stars Td'],
    [ships, 'RENONCER', 'waive'],
    [ships, 'constructor', 'search constructor'],
    [nebulae, 'planet pg pa', 'recover planet Pa Pg'],
    [radar, 'planet pg pa', 'recover planet Pg Pa'],
    [place, 'pg', 'place top Pg bottom Pa'],
    [place, 'placer Pa', 'place top Pa bottom Pg'],
  ])('%# %s', (position, typed, meant) => {
    expect(stellarionText.expand(typed, position, 0)).toBe(meant);
  });

  it('can say every legal action in its own words', () => {
    walk(setups[31]!, 8, ({ course: { state, awaiting } }) => {
      if (awaiting.kind !== 'seats') return;
      const seat = awaiting.seats[0] as 0 | 1;
      for (const action of actions(state, seat)) {
        const text = `${'AB'[seat]} ${stellarionText.expand(action, state, seat)}`;
        expect(refusal(state, text)).toBeUndefined();
        expect(text.slice(2)).toBe(action);
      }
    });
  });

  it('asks about cards and decks', () => {
    expect(stellarionText.about('Sa', 'en')?.[0]).toContain('Alpha ship');
    expect(stellarionText.about('vg', 'fr')?.[0]).toContain('vaisseau Gamma');
    expect(stellarionText.about('nebula', 'en')).toHaveLength(3);
    expect(stellarionText.about('bh', 'fr')?.[0]).toContain('Trou noir');
    expect(stellarionText.about('teapot', 'en')).toBeUndefined();
  });
});

describe('the game', () => {
  it('hides nothing and leaves nothing to imagine', () => {
    const position = at({});
    expect(stellarion.view(position, 'table')).toBe(position);
    expect(stellarion.imagine(position, { next: () => 0 })).toBe(position);
  });
});

describe('a won game', () => {
  const headline = (locale: 'en' | 'fr', viewer: Frame['viewer']): string | undefined => {
    const won = { ...at({ table: 'duo' }), ending: 'won' } as const;
    return stellarionText.result(won, { ...frame(locale), viewer })[0];
  };

  it('addresses the player who reads, and names the others', () => {
    expect(headline('en', 1)).toBe('All voyages are on their way. You and Ada have won!');
    expect(headline('fr', 0)).toBe('Tous les voyages sont partis. Vous et Bo avez gagné !');
  });

  it('names all players to whoever watches', () => {
    expect(headline('en', 'table')).toBe('All voyages are on their way. Ada and Bo have won!');
    expect(headline('fr', 'table')).toBe('Tous les voyages sont partis. Ada et Bo ont gagné !');
  });
});
