// The names and facts of the sixty cards in English. Written for this project;
// one line each, true and checkable.
import type { Lore } from './lore.ts';

export const loreEn: Lore = {
  P1a: {
    name: 'Mercury',
    fact: 'Mercury races around the Sun in just 88 days: none of our planets is faster.',
  },
  P1b: {
    name: 'Mercury',
    fact: 'So close to the Sun, Mercury still keeps ice, deep in polar craters where the Sun never shines.',
  },
  P2a: { name: 'Venus', fact: 'Venus is the hottest of our planets: about 465 °C, hot enough to melt lead.' },
  P2b: { name: 'Venus', fact: 'On Venus the Sun rises in the west, because the planet spins backwards.' },
  P3a: {
    name: 'Mars',
    fact: 'On Mars the daytime sky is yellowish brown, but it turns blue around the setting Sun.',
  },
  P3b: {
    name: 'Mars',
    fact: 'In 2021 the little helicopter Ingenuity made the first powered flight on another planet: Mars.',
  },
  P4a: {
    name: 'Jupiter',
    fact: 'Jupiter is our biggest planet, yet it spins the fastest: its day lasts less than ten hours.',
  },
  P4b: {
    name: 'Jupiter',
    fact: 'Jupiter has rings too, so thin and dark that nobody saw them before Voyager 1 in 1979.',
  },
  P5a: {
    name: 'Saturn',
    fact: 'Of our eight planets, only Saturn is less dense than water: an average lump of it would float.',
  },
  P5b: {
    name: 'Saturn',
    fact: 'A six-sided stream of wind, wider than two Earths, whirls around Saturn’s north pole.',
  },
  P6: {
    name: 'Neptune',
    fact: 'Neptune was found by arithmetic: in 1846 it was right where Le Verrier had said to look.',
  },
  M1a: {
    name: 'Phobos',
    fact: 'Seen from Mars, Phobos rises in the west and sets in the east, about twice a day.',
  },
  M1b: {
    name: 'Deimos',
    fact: 'Deimos pulls so weakly that a ball thrown from it at 30 km/h would fly off into space.',
  },
  M2a: {
    name: 'Io',
    fact: 'Io has hundreds of volcanoes; no other world in the solar system erupts so much.',
  },
  M2b: {
    name: 'Europa',
    fact: 'Under its ice, Europa very likely hides a salty ocean with more water than all the seas of Earth.',
  },
  M3a: {
    name: 'Ganymede',
    fact: 'Ganymede is the largest moon in the solar system: it is even wider than the planet Mercury.',
  },
  M3b: {
    name: 'Callisto',
    fact: 'An ancient impact drew rings on Callisto, like ripples on a pond, more than 3,000 km across.',
  },
  M4a: {
    name: 'Enceladus',
    fact: 'Enceladus sprays so much ice into space from its south pole that it feeds a ring around Saturn.',
  },
  M4b: {
    name: 'Titan',
    fact: 'It rains on Titan, but the drops are liquid methane; they fill rivers, lakes and even seas.',
  },
  M5a: {
    name: 'Titania',
    fact: 'Titania bears the name of Shakespeare’s fairy queen; most moons of Uranus are named after his characters.',
  },
  M5b: {
    name: 'Triton',
    fact: 'Triton is the only large moon that circles its planet backwards, against the planet’s spin.',
  },
  M6: {
    name: 'The Moon',
    fact: 'The Moon drifts away from us by nearly 4 cm a year, about as fast as fingernails grow.',
  },
  A1a: {
    name: 'Dimorphos',
    fact: 'In 2022 the DART probe hit Dimorphos on purpose; its trip around Didymos got half an hour shorter.',
  },
  A1b: {
    name: 'Apophis',
    fact: '13 April 2029: the day when Apophis skims past Earth, nearer than many television satellites.',
  },
  A2a: {
    name: 'Bennu',
    fact: 'Grains of Bennu, brought to Earth in 2023, contain amino acids, building blocks of life.',
  },
  A2b: {
    name: 'Ryugu',
    fact: 'In 2019 the probe Hayabusa2 fired a lump of copper at Ryugu to dig a crater and look beneath.',
  },
  A3a: {
    name: 'Eros',
    fact: 'In 2001 NEAR Shoemaker became the first spacecraft to land on an asteroid: this one.',
  },
  A3b: { name: 'Ida', fact: 'Ida was the first asteroid found to have a moon of its own, little Dactyl.' },
  A4a: {
    name: 'Psyche',
    fact: 'A spacecraft called Psyche left Earth in 2023 to study this metal-rich asteroid.',
  },
  A4b: {
    name: 'Kleopatra',
    fact: 'Kleopatra looks like a dog’s bone and has two moons, named after Queen Cleopatra’s twins.',
  },
  A5a: {
    name: 'Pallas',
    fact: 'The path of Pallas is tipped by about 35 degrees, far more than that of any of our planets.',
  },
  A5b: { name: 'Vesta', fact: 'Some of the meteorites found on Earth are chips knocked off Vesta long ago.' },
  A6: {
    name: 'Ceres',
    fact: 'The bright spots on Ceres are salt, left behind by salty water that rose from inside.',
  },
  C1a: {
    name: 'Local Interstellar Cloud',
    fact: 'This very thin cloud is so near that some of its atoms drift right through our solar system.',
  },
  C1b: {
    name: 'Taurus Molecular Cloud',
    fact: 'Deep inside this dark cloud it is about −263 °C, ten degrees above the coldest cold possible.',
  },
  C2a: {
    name: 'Rho Ophiuchi Cloud',
    fact: 'In 2012 astronomers found a simple kind of sugar in the gas around a young star in this cloud.',
  },
  C2b: {
    name: 'Coalsack',
    fact: 'Aboriginal peoples of Australia see in it the head of a giant emu lying along the Milky Way.',
  },
  C3a: {
    name: 'Orion Molecular Cloud',
    fact: 'Its brightest part, the Orion Nebula, can be seen with the naked eye in Orion’s sword.',
  },
  C3b: {
    name: 'Horsehead Nebula',
    fact: 'Williamina Fleming was the first to notice it, on a glass photograph taken in 1888.',
  },
  C4a: {
    name: 'Rosette Nebula',
    fact: 'The Rosette covers more sky than the full Moon, but it is too faint for the naked eye.',
  },
  C4b: {
    name: 'Pillars of Creation',
    fact: 'Light takes years to climb from the foot to the top of the tallest of these pillars of gas.',
  },
  C5a: {
    name: 'Carina Nebula',
    fact: 'In 1843 one of its stars, Eta Carinae, was for a while the second brightest in the night sky.',
  },
  C5b: {
    name: 'Sagittarius B2',
    fact: 'This cloud contains ethyl formate, one of the substances that give raspberries their taste.',
  },
  C6: {
    name: 'Tarantula Nebula',
    fact: 'If it were as near as the Orion Nebula, its light would cast shadows on Earth at night.',
  },
  H1a: {
    name: 'V404 Cygni',
    fact: 'After 26 quiet years this black hole woke up in June 2015, flashing brightly in X-rays.',
  },
  H1b: {
    name: 'Gaia BH1',
    fact: 'It is quite dark: we found it in 2022 thanks to a Sun-like star that circles it in six months.',
  },
  H2a: {
    name: 'Cygnus X-1',
    fact: 'Stephen Hawking once bet that it was not a black hole; in 1990 he admitted that he had lost.',
  },
  H2b: { name: 'Gaia BH3', fact: 'It weighs about as much as 33 Suns, yet it is only about 200 km across.' },
  H3a: {
    name: 'GW150914',
    fact: 'Two black holes joined to make it; in 2015 their ripples in space were the first ever caught.',
  },
  H3b: {
    name: 'GW190521',
    fact: 'The ripples in space from its birth travelled for billions of years and reached us in 2019.',
  },
  H4a: {
    name: 'Sagittarius A*',
    fact: 'The star S2 circles it in 16 years and, at its closest, flies at over 7,000 km per second.',
  },
  H4b: {
    name: 'M31*',
    fact: 'The giant of the Andromeda Galaxy weighs more than 100 million Suns, far more than our galaxy’s own.',
  },
  H5a: {
    name: '3C 273',
    fact: 'The gas around it glows so much that amateur telescopes show it, over two billion light-years away.',
  },
  H5b: {
    name: 'M87*',
    fact: 'The very first picture of a black hole, shown in 2019, was of this one: a dark disc in a ring of light.',
  },
  H6: {
    name: 'TON 618',
    fact: 'It weighs tens of billions of Suns: Neptune’s whole orbit would fit inside with room to spare.',
  },
  S1: {
    name: 'Sputnik 1',
    fact: 'In 1957 this ball 58 cm wide became the first artificial satellite and beeped for three weeks.',
  },
  S2: {
    name: 'LAGEOS 1',
    fact: 'It should stay up for about eight million years, so it carries maps of how the continents drift.',
  },
  S3: {
    name: 'Hubble',
    fact: 'Hubble saw everything blurred at first; in 1993 astronauts came to fit it with “glasses”.',
  },
  S4: {
    name: 'International Space Station',
    fact: 'In 2015 astronauts living aboard ate lettuce that they had grown in space.',
  },
  S5: {
    name: 'Gaia',
    fact: 'From 2014 to 2025 this satellite measured the places of nearly two billion stars.',
  },
};
