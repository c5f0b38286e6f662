// The rules of the base game, one by one.
import { createDealer, newCourse } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { stellarion } from '../src/index.ts';
import { actions, after, at, chances, deckWord, discardWord, make, read, refusal, word } from './at.ts';

const opening = (stars = 1, players = 1) =>
  stellarion.setup({ stars, expansions: [], track: 'standard' }, players);

describe('preparation', () => {
  it('SETUP-1 makes eight decks of eight cards', () => {
    const decks = word(opening(), 'decks').split('/');
    expect(decks[0]).toBe('(SaSaNaNaTaTaPaPa)');
    expect(decks[3]).toBe('(SdSdNdNdTdTdPdPd)');
    expect(decks[4]).toBe('(SaSaSbSbSgSgSdSd)');
    expect(decks[7]).toBe('(PaPaPbPbPgPgPdPd)');
    expect(decks).toHaveLength(8);
  });

  it('SETUP-2 turns up one card of each deck, by chance', () => {
    let course = newCourse(stellarion, { stars: 1, expansions: [], track: 'standard' }, 1);
    expect(chances(course.state)).toEqual([
      'chance alpha Sa ×2',
      'chance alpha Na ×2',
      'chance alpha Ta ×2',
      'chance alpha Pa ×2',
    ]);
    course = course.settle(createDealer('any'));
    expect(course.events).toHaveLength(8);
    expect(course.state.up).toBe(0b11111111);
    expect(course.state.stage.kind).toBe('turn');
  });

  it('SETUP-3 lays two voyages for each galaxy', () => {
    expect(word(opening(), 'voyages')).toBe('aabbggdd');
  });

  it('SETUP-4 gives the stars that were chosen', () => {
    expect([0, 1, 2, 3, 4].map((stars) => opening(stars).stars)).toEqual([0, 1, 2, 3, 4]);
  });

  it('SETUP-5 takes cards of different decks for the same card: the power is major', () => {
    const position = after(at({ decks: { ship: 'Sa' } }), 'A coordinate alpha ship');
    expect(word(position, 'stage')).toBe('effect:power=ship:major:left=2');
  });
});

describe('the turn', () => {
  it('TURN-1 asks for one action, and lets nobody pass', () => {
    expect(actions(at({})).every((action) => /^(launch|coordinate)/.test(action))).toBe(true);
    const used = after(at({}), 'A coordinate alpha ship');
    expect(refusal(used, 'A coordinate beta nebula')).toBe('TURN-1');
  });

  it('TURN-2 pays from Observatory and Outpost together', () => {
    const position = at({ outpost: 'Sb.beta', decks: { ship: 'Sd', beta: 'Nb' } });
    expect(actions(position)).toContain('coordinate alpha Sb');
    expect(refusal(position, 'A coordinate alpha Na')).toBe('TURN-2');
  });

  it('TURN-3 discards to the deck a card belongs to', () => {
    const position = after(at({ outpost: 'Sb.beta' }), 'A coordinate ship Sb');
    expect(discardWord(position, 'beta')).toBe('Sb');
    expect(discardWord(position, 'ship')).toBe('Sb');
    expect(word(position, 'outpost')).toBe('-');
  });

  it('TURN-4 turns covered decks up at the end of the turn, not before', () => {
    const paid = after(at({}), 'A coordinate alpha ship');
    expect(deckWord(paid, 'alpha')).toBe('(SaNaNaTaTaPaPa)');
    const ended = after(paid, 'A waive');
    expect(chances(ended)).toEqual([
      'chance alpha Sa ×1',
      'chance alpha Na ×2',
      'chance alpha Ta ×2',
      'chance alpha Pa ×2',
    ]);
    const next = after(ended, 'chance alpha Na', 'chance ship Sg');
    expect(deckWord(next, 'alpha')).toBe('^Na(SaNaTaTaPaPa)');
    expect(word(next, 'stage')).toBe('turn');
  });

  it('TURN-5 goes on with a deck less', () => {
    const last = at({ decks: { alpha: '^Sa' }, discards: { alpha: 'SaNaNaTaTaPaPa' } });
    const position = after(last, 'A coordinate alpha ship', 'A waive', 'chance ship Sg');
    expect(deckWord(position, 'alpha')).toBe('-');
    expect(word(position, 'stage')).toBe('turn');
  });
});

const ready = { decks: { alpha: 'Sa', nebula: 'Na', stars: 'Ta', planet: 'Pa' } } as const;

describe('launch', () => {
  it('LAUNCH-1 takes one card of each type of one galaxy', () => {
    const position = at(ready);
    expect(actions(position)[0]).toBe('launch alpha alpha nebula stars planet');
    expect(refusal(position, 'A launch beta beta nebula stars planet')).toBe('LAUNCH-1');
  });

  it('LAUNCH-1 may choose among equal cards of two decks and the Outpost', () => {
    const position = at({ decks: { ...ready.decks, ship: 'Sa' }, outpost: 'Pa.alpha' });
    expect(actions(position).filter((action) => action.startsWith('launch'))).toEqual([
      'launch alpha alpha nebula stars planet',
      'launch alpha alpha nebula stars outpost',
      'launch alpha ship nebula stars planet',
      'launch alpha ship nebula stars outpost',
    ]);
  });

  it('LAUNCH-2 puts a voyage of that galaxy into the victory pile', () => {
    const position = after(at(ready), 'A launch alpha alpha nebula stars planet');
    expect(word(position, 'voyages')).toBe('abbggdd');
    expect(word(position, 'piles')).toBe('a');
    expect(discardWord(position, 'nebula')).toBe('Na');
    expect(refusal(at({ ...ready, voyages: 'bbggdd' }), 'A launch alpha alpha nebula stars planet')).toBe(
      'LAUNCH-2',
    );
  });

  it('LAUNCH-3 lets one star stand in for any card', () => {
    const position = at({ ...ready, stars: 2 });
    const launches = actions(position).filter((action) => action.startsWith('launch alpha'));
    expect(launches).toContain('launch alpha star nebula stars planet');
    expect(launches).toContain('launch alpha alpha nebula stars star');
    expect(launches.filter((launch) => (launch.match(/\bstar\b/g) ?? []).length > 1)).toEqual([]);
    expect(refusal(position, 'A launch alpha star star stars planet')).toBe('LAUNCH-3');
  });

  it('LAUNCH-4 takes a used star out of the game', () => {
    const position = after(at({ ...ready, stars: 1 }), 'A launch alpha star nebula stars planet');
    expect(position.stars).toBe(0);
    expect(refusal(at(ready), 'A launch alpha star nebula stars planet')).toBe('LAUNCH-4');
  });
});

describe('coordination', () => {
  it('COORD-1 takes two cards of the same type', () => {
    expect(actions(at({}))).toEqual([
      'coordinate alpha ship',
      'coordinate beta nebula',
      'coordinate gamma stars',
      'coordinate delta planet',
    ]);
    expect(refusal(at({}), 'A coordinate alpha beta')).toBe('COORD-1');
  });

  it('COORD-2 doubles the power of equal cards, also from the Outpost', () => {
    expect(after(at({}), 'A coordinate alpha ship').stage.major).toBe(false);
    expect(after(at({ outpost: 'Sa.ship' }), 'A coordinate alpha Sa').stage.major).toBe(true);
  });

  it('COORD-3 waives the whole effect before its first step only', () => {
    const paid = after(at({ decks: { ship: 'Sa' } }), 'A coordinate alpha ship');
    expect(actions(paid)).toContain('waive');
    const searched = after(paid, 'A search beta Pb');
    expect(actions(searched)).not.toContain('waive');
    expect(refusal(searched, 'A waive')).toBe('COORD-3');
  });

  it('COORD-4 stops after a step', () => {
    const searched = after(at({ decks: { ship: 'Sa' } }), 'A coordinate alpha ship', 'A search beta Pb');
    expect(after(searched, 'A done').stage.kind).toBe('reveal');
    expect(refusal(after(at({}), 'A coordinate alpha ship'), 'A done')).toBe('COORD-4');
  });

  it('COORD-5 gives the power of the type that was paid', () => {
    const ships = after(at({}), 'A coordinate alpha ship');
    expect(refusal(ships, 'A scan beta')).toBe('COORD-5');
    expect(refusal(ships, 'A station beta')).toBe('COORD-5');
    expect(refusal(at({}), 'A search beta Pb')).toBe('COORD-5');
  });

  it('COORD-6 shuffles the face-up card in and forgets the order', () => {
    const known = at({ decks: { beta: '^Nb*PbSb' } });
    const position = after(known, 'A coordinate gamma stars', 'A scan beta');
    expect(deckWord(position, 'beta')).toBe('(SbSbNbNbTbTbPbPb)');
  });
});

describe('ships search', () => {
  const paid = after(at({}), 'A coordinate alpha ship');

  it('SHIP-1 puts any card of a deck on top, the rest shuffled', () => {
    const position = after(paid, 'A search planet Pg');
    expect(deckWord(position, 'planet')).toBe('^Pg(PaPaPbPbPgPdPd)');
    expect(actions(paid)).toContain('search planet Pb');
    expect(actions(paid)).toContain('search alpha Sa');
    const spent = after(at({ discards: { beta: 'PbPb' } }), 'A coordinate alpha ship');
    expect(refusal(spent, 'A search beta Pb')).toBe('SHIP-1');
  });

  it('SHIP-2 searches another deck with the major power', () => {
    const major = after(at({ decks: { ship: 'Sa' } }), 'A coordinate alpha ship', 'A search planet Pg');
    expect(refusal(major, 'A search planet Pa')).toBe('SHIP-2');
    expect(after(major, 'A search alpha Pa').stage.kind).toBe('reveal');
    expect(after(paid, 'A search planet Pg').stage.kind).toBe('reveal');
  });

  it('SHIP-3 finds nothing in an empty deck', () => {
    const position = after(at({ decks: { planet: '-' } }), 'A coordinate alpha ship');
    expect(refusal(position, 'A search planet Pg')).toBe('SHIP-3');
    expect(actions(position).some((action) => action.startsWith('search planet'))).toBe(false);
  });
});

describe('nebulae recover', () => {
  const minor = { decks: { beta: 'Nb', nebula: 'Nd' }, discards: { planet: 'PaPg' } } as const;
  const major = { decks: { beta: 'Nb', nebula: 'Nb' }, discards: { planet: 'PaPg' } } as const;

  it('NEBULA-1 shuffles one card back, and the deck stays covered', () => {
    const position = after(at(minor), 'A coordinate beta nebula', 'A recover planet Pg');
    expect(deckWord(position, 'planet')).toBe('(PaPbPbPgPgPdPd)');
    expect(discardWord(position, 'planet')).toBe('Pa');
    expect(refusal(after(at(minor), 'A coordinate beta nebula'), 'A recover planet Pd')).toBe('NEBULA-1');
  });

  it('NEBULA-2 takes two cards of one discard with the major power', () => {
    const paid = after(at(major), 'A coordinate beta nebula');
    expect(actions(paid)).toContain('recover planet Pa Pg');
    expect(refusal(paid, 'A recover planet Pg Pa')).toBe('DISC-2'); // shuffled in, they have no order
    expect(discardWord(after(paid, 'A recover planet Pa Pg'), 'planet')).toBe('-');
    expect(discardWord(after(paid, 'A recover planet Pa'), 'planet')).toBe('Pg');
    expect(refusal(after(at(minor), 'A coordinate beta nebula'), 'A recover planet Pa Pg')).toBe('NEBULA-2');
  });

  it('NEBULA-3 may choose the nebulae just paid', () => {
    const paid = after(at(minor), 'A coordinate beta nebula');
    expect(actions(paid)).toContain('recover beta Nb');
    expect(actions(paid)).toContain('recover nebula Nd');
  });

  it('NEBULA-4 rebuilds an empty deck', () => {
    const position = after(
      at({ decks: { ...minor.decks, planet: '-' } }),
      'A coordinate beta nebula',
      'A recover planet Pg',
    );
    expect(deckWord(position, 'planet')).toBe('Pg');
    expect(deckWord(after(position, 'chance beta Sb', 'chance nebula Na'), 'planet')).toBe('^Pg');
  });
});

describe('stars scan', () => {
  const minor = after(at({}), 'A coordinate gamma stars');

  it('STARS-1 shows two cards of a shuffled deck, up to two or four times', () => {
    const scanned = after(minor, 'A scan planet');
    expect(chances(scanned)).toContain('chance planet Pa Pa ×2');
    expect(chances(scanned)).toContain('chance planet Pa Pb ×8');
    expect(minor.stage.left).toBe(2);
    expect(after(at({ decks: { stars: 'Tg' } }), 'A coordinate gamma stars').stage.left).toBe(4);
    const twice = after(
      minor,
      ...['planet', 'planet'].flatMap((deck) => [`A scan ${deck}`, `chance ${deck} Pa Pa`]),
    );
    expect(twice.stage.kind).toBe('reveal');
  });

  it('STARS-2 puts one on top and one to the bottom', () => {
    const shown = after(minor, 'A scan planet', 'chance planet Pa Pg');
    expect(actions(shown)).toEqual(['place top Pa bottom Pg', 'place top Pg bottom Pa']);
    expect(deckWord(after(shown, 'A place top Pg bottom Pa'), 'planet')).toBe('^Pg(PaPbPbPgPdPd)Pa');
    expect(refusal(shown, 'A place top Pb bottom Pa')).toBe('STARS-2');
    expect(refusal(shown, 'A place top Pa Pg')).toBe('STARS-2');
    expect(refusal(minor, 'A place top Pa bottom Pg')).toBe('STARS-2');
  });

  it('STARS-2 leaves no choice between two equal cards', () => {
    expect(deckWord(after(minor, 'A scan planet', 'chance planet Pa Pa'), 'planet')).toBe(
      '^Pa(PbPbPgPgPdPd)Pa',
    );
  });

  it('STARS-3 needs two cards', () => {
    const one = at({ decks: { planet: '^Pb' }, discards: { planet: 'PaPaPbPgPgPdPd' } });
    expect(refusal(after(one, 'A coordinate gamma stars'), 'A scan planet')).toBe('STARS-3');
    const two = at({ decks: { planet: '^Pb*' }, discards: { planet: 'PaPbPgPgPdPd' } });
    expect(word(after(two, 'A coordinate gamma stars', 'A scan planet'), 'stage')).toBe(
      'place:power=stars:left=2:begun:deck=planet:one=Pa.planet:two=Pb.planet',
    );
  });

  it('STARS-4 scans the same deck or another one', () => {
    const once = after(minor, 'A scan planet', 'chance planet Pa Pa');
    expect(actions(once)).toContain('scan planet');
    expect(actions(once)).toContain('scan alpha');
  });
});

describe('planets station', () => {
  const minor = after(at({}), 'A coordinate delta planet');

  it('PLANET-1 puts a card that shows into the Outpost', () => {
    const position = after(minor, 'A station alpha');
    expect(word(position, 'outpost')).toBe('Sa.alpha');
    expect(deckWord(position, 'alpha')).toBe('(SaNaNaTaTaPaPa)');
    expect(refusal(minor, 'A station delta')).toBe('PLANET-1');
  });

  it('PLANET-2 puts two cards there with the major power, without a reveal between them', () => {
    const major = after(at({ decks: { planet: 'Pd' } }), 'A coordinate delta planet');
    expect(actions(major)).toContain('station alpha stars');
    const position = after(major, 'A station alpha stars');
    expect(word(position, 'outpost')).toBe('Sa.alpha,Ta.stars');
    expect(refusal(minor, 'A station alpha stars')).toBe('PLANET-2');
  });

  it('OUTPOST-1 keeps to one galaxy', () => {
    const position = after(at({ outpost: 'Pa.alpha' }), 'A coordinate delta planet');
    expect(refusal(position, 'A station beta')).toBe('OUTPOST-1');
    expect(actions(position)).toEqual(['station alpha', 'station stars', 'waive']);
  });

  it('OUTPOST-2 holds no card twice', () => {
    const position = after(at({ outpost: 'Sa.ship' }), 'A coordinate delta planet');
    expect(refusal(position, 'A station alpha')).toBe('OUTPOST-2');
  });

  it('OUTPOST-3 gives its cards back by paying, one or more at a time', () => {
    const position = after(at({ outpost: 'Sa.ship,Pa.alpha' }), 'A coordinate alpha Sa');
    expect(word(position, 'outpost')).toBe('Pa.alpha');
    expect(discardWord(position, 'ship')).toBe('Sa');
  });
});

describe('the end', () => {
  it('END-1 is won with the last voyage, at once', () => {
    const position = after(at({ ...ready, voyages: 'a' }), 'A launch alpha alpha nebula stars planet');
    expect(word(position, 'stage')).toBe('over:won');
    const awaiting = stellarion.awaiting(position);
    expect(awaiting).toMatchObject({ kind: 'over', result: { winners: [0], scores: [8] } });
  });

  it('END-2 is lost when nothing is possible at the start of a turn', () => {
    const empty = { alpha: '-', beta: '-', gamma: '-', ship: '-', nebula: '-', stars: '-' } as const;
    const decks = { ...empty, delta: '^PdSd', planet: '^PbPa' };
    const discards = { delta: 'SdNdNdTdTdPd', planet: 'PaPbPgPgPdPd' };
    const position = after(at({ decks, discards }), 'A coordinate delta planet', 'A waive');
    expect(word(position, 'stage')).toBe('over:stuck');
    expect(stellarion.awaiting(position)).toMatchObject({ kind: 'over', result: { winners: [] } });
  });

  it('END-3 is lost when a position begins a turn for the third time', () => {
    // Three equal nebulae in two decks feed the major power for ever.
    const gone = 'SaSaSbSbSgSgSdSd';
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
    const discards = { alpha: 'SaSaNaTaTaPaPa', ship: gone, nebula: 'NbNbNgNgNdNd' };
    let position = at({ decks, discards });
    const turns = [
      'A coordinate alpha nebula',
      'A recover alpha Na Na',
      'A coordinate alpha nebula',
      'A recover nebula Na Na',
    ];
    const lines: string[] = [];
    for (let turn = 0; position.ending === undefined && turn < 40; turn++) {
      position = after(position, turns[turn % 4]!);
      lines.push(word(position, 'stage'));
    }
    expect(position.ending).toBe('repeated');
    expect(lines.length).toBeLessThan(14);
  });

  it('KNOW-1 keeps what was seen of the order until the deck is shuffled', () => {
    const bottom = after(
      at({}),
      'A coordinate gamma stars',
      'A scan planet',
      'chance planet Pa Pg',
      'A place top Pg bottom Pa',
      'A done',
    );
    expect(deckWord(bottom, 'planet')).toBe('^Pg(PaPbPbPgPdPd)Pa');
    const known = read(make(at({ decks: { planet: '^PbPa*' } })));
    expect(
      chances(after(known, 'A coordinate delta planet', 'A waive')).every((each) =>
        each.startsWith('chance delta'),
      ),
    ).toBe(true);
  });
});
