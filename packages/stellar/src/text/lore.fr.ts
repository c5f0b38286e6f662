// The names and facts of the sixty cards in French. Written for this project;
// one line each, true and checkable.
import type { Lore } from './lore.ts';

export const loreFr: Lore = {
  P1a: {
    name: 'Mercure',
    fact: 'Mercure file autour du Soleil en seulement 88 jours : aucune de nos planètes ne va plus vite.',
  },
  P1b: {
    name: 'Mercure',
    fact: 'Si près du Soleil, Mercure garde pourtant de la glace, au fond de cratères polaires toujours à l’ombre.',
  },
  P2a: {
    name: 'Vénus',
    fact: 'Vénus est la plus chaude de nos planètes : environ 465 °C, de quoi faire fondre du plomb.',
  },
  P2b: {
    name: 'Vénus',
    fact: 'Sur Vénus, le Soleil se lève à l’ouest, car la planète tourne sur elle-même à l’envers.',
  },
  P3a: {
    name: 'Mars',
    fact: 'Sur Mars, le ciel est ocre en plein jour, mais il devient bleu autour du Soleil couchant.',
  },
  P3b: {
    name: 'Mars',
    fact: 'En 2021, le petit hélicoptère Ingenuity a fait le premier vol à moteur sur une autre planète : Mars.',
  },
  P4a: {
    name: 'Jupiter',
    fact: 'Jupiter, la plus grosse de nos planètes, tourne aussi le plus vite : sa journée dure moins de dix heures.',
  },
  P4b: {
    name: 'Jupiter',
    fact: 'Jupiter aussi a des anneaux, si fins et si sombres que personne ne les avait vus avant Voyager 1, en 1979.',
  },
  P5a: {
    name: 'Saturne',
    fact: 'De nos huit planètes, seule Saturne est moins dense que l’eau : un morceau moyen de Saturne flotterait.',
  },
  P5b: {
    name: 'Saturne',
    fact: 'Un courant de vent à six côtés, plus large que deux Terres, tourbillonne autour du pôle nord de Saturne.',
  },
  P6: {
    name: 'Neptune',
    fact: 'Neptune a été trouvée par le calcul : en 1846, elle était bien là où Le Verrier avait dit de regarder.',
  },
  M1a: {
    name: 'Phobos',
    fact: 'Depuis Mars, on voit Phobos se lever à l’ouest et se coucher à l’est, environ deux fois par jour.',
  },
  M1b: {
    name: 'Déimos',
    fact: 'Déimos attire si peu qu’un ballon lancé de là-bas à 30 km/h s’envolerait dans l’espace.',
  },
  M2a: {
    name: 'Io',
    fact: 'Io compte des centaines de volcans ; aucun autre monde du Système solaire n’a autant d’éruptions.',
  },
  M2b: {
    name: 'Europe',
    fact: 'Sous sa glace, Europe cache très probablement un océan salé, avec plus d’eau que toutes les mers de la Terre.',
  },
  M3a: {
    name: 'Ganymède',
    fact: 'Ganymède est la plus grande lune du Système solaire : elle est même plus large que la planète Mercure.',
  },
  M3b: {
    name: 'Callisto',
    fact: 'Un choc très ancien a dessiné sur Callisto des ronds, comme dans l’eau, larges de plus de 3 000 km.',
  },
  M4a: {
    name: 'Encelade',
    fact: 'Encelade crache tant de glace dans l’espace, par son pôle sud, qu’elle alimente un anneau de Saturne.',
  },
  M4b: {
    name: 'Titan',
    fact: 'Il pleut sur Titan, mais les gouttes sont du méthane liquide ; elles remplissent des rivières, des lacs et des mers.',
  },
  M5a: {
    name: 'Titania',
    fact: 'Titania est une reine des fées : la plupart des lunes d’Uranus ont un nom tiré des pièces de Shakespeare.',
  },
  M5b: {
    name: 'Triton',
    fact: 'Triton est la seule grande lune à tourner autour de sa planète à contresens de la rotation de celle-ci.',
  },
  M6: {
    name: 'La Lune',
    fact: 'La Lune s’éloigne de nous de presque 4 cm par an, à peu près à la vitesse où poussent nos ongles.',
  },
  A1a: {
    name: 'Dimorphos',
    fact: 'En 2022, la sonde DART a percuté exprès Dimorphos : son tour de Didymos a raccourci d’une demi-heure.',
  },
  A1b: {
    name: 'Apophis',
    fact: '13 avril 2029 : le jour où Apophis frôle la Terre, plus près que bien des satellites de télévision.',
  },
  A2a: {
    name: 'Bénou',
    fact: 'Des grains de Bénou, rapportés sur Terre en 2023, contiennent des acides aminés, les briques de la vie.',
  },
  A2b: {
    name: 'Ryugu',
    fact: 'En 2019, la sonde Hayabusa2 a tiré un bloc de cuivre sur Ryugu pour creuser un cratère et voir dessous.',
  },
  A3a: {
    name: 'Éros',
    fact: 'En 2001, NEAR Shoemaker est devenu le premier engin spatial à se poser sur un astéroïde : celui-ci.',
  },
  A3b: {
    name: 'Ida',
    fact: 'Ida est le premier astéroïde auquel on a découvert une lune, la petite Dactyle.',
  },
  A4a: {
    name: 'Psyché',
    fact: 'Une sonde nommée Psyche a quitté la Terre en 2023 pour étudier cet astéroïde riche en métal.',
  },
  A4b: {
    name: 'Cléopâtre',
    fact: 'Cet astéroïde ressemble à un os pour chien et a deux lunes, nommées d’après les jumeaux de la reine Cléopâtre.',
  },
  A5a: {
    name: 'Pallas',
    fact: 'La route de Pallas est penchée d’environ 35 degrés, bien plus que celle de n’importe laquelle de nos planètes.',
  },
  A5b: {
    name: 'Vesta',
    fact: 'Certaines météorites trouvées sur Terre sont des éclats arrachés à Vesta il y a très longtemps.',
  },
  A6: {
    name: 'Cérès',
    fact: 'Les taches brillantes de Cérès sont du sel, laissé par de l’eau salée montée de l’intérieur.',
  },
  C1a: {
    name: 'Nuage interstellaire local',
    fact: 'Ce nuage très ténu est si proche que certains de ses atomes traversent notre Système solaire.',
  },
  C1b: {
    name: 'Nuage moléculaire du Taureau',
    fact: 'Au cœur de ce nuage sombre, il fait environ −263 °C, dix degrés au-dessus du plus grand froid possible.',
  },
  C2a: {
    name: 'Nuage de Rho Ophiuchi',
    fact: 'En 2012, on a trouvé un sucre tout simple dans le gaz qui entoure une jeune étoile de ce nuage.',
  },
  C2b: {
    name: 'Sac de Charbon',
    fact: 'Des peuples aborigènes d’Australie y voient la tête d’un émeu géant étendu le long de la Voie lactée.',
  },
  C3a: {
    name: 'Nuage moléculaire d’Orion',
    fact: 'Sa partie la plus brillante, la nébuleuse d’Orion, se voit à l’œil nu dans l’épée d’Orion.',
  },
  C3b: {
    name: 'Tête de Cheval',
    fact: 'Williamina Fleming l’a remarquée la première, sur une photographie sur verre prise en 1888.',
  },
  C4a: {
    name: 'Nébuleuse de la Rosette',
    fact: 'La Rosette couvre plus de ciel que la pleine Lune, mais elle est trop pâle pour se voir à l’œil nu.',
  },
  C4b: {
    name: 'Piliers de la Création',
    fact: 'La lumière met des années à monter du pied au sommet du plus grand de ces piliers de gaz.',
  },
  C5a: {
    name: 'Nébuleuse de la Carène',
    fact: 'En 1843, une de ses étoiles, Êta Carinae, a été un temps la deuxième plus brillante du ciel nocturne.',
  },
  C5b: {
    name: 'Sagittarius B2',
    fact: 'Ce nuage contient du formiate d’éthyle, l’une des substances qui donnent leur goût aux framboises.',
  },
  C6: {
    name: 'Nébuleuse de la Tarentule',
    fact: 'Si elle était aussi proche que la nébuleuse d’Orion, sa lumière ferait des ombres la nuit sur la Terre.',
  },
  H1a: {
    name: 'V404 Cygni',
    fact: 'Après 26 années de calme, ce trou noir s’est réveillé en juin 2015, avec de vifs éclairs de rayons X.',
  },
  H1b: {
    name: 'Gaia BH1',
    fact: 'Il est tout noir : on l’a trouvé en 2022 grâce à une étoile semblable au Soleil qui en fait le tour en six mois.',
  },
  H2a: {
    name: 'Cygnus X-1',
    fact: 'Stephen Hawking avait parié que ce n’était pas un trou noir ; en 1990, il a reconnu avoir perdu.',
  },
  H2b: {
    name: 'Gaia BH3',
    fact: 'Il pèse à peu près autant que 33 Soleils, mais il ne mesure qu’environ 200 km de large.',
  },
  H3a: {
    name: 'GW150914',
    fact: 'Deux trous noirs se sont unis pour le former ; en 2015, leurs ondes dans l’espace ont été les premières captées.',
  },
  H3b: {
    name: 'GW190521',
    fact: 'Les ondes de sa naissance ont voyagé dans l’espace des milliards d’années et nous ont atteints en 2019.',
  },
  H4a: {
    name: 'Sagittarius A*',
    fact: 'L’étoile S2 en fait le tour en 16 ans et file, au plus près, à plus de 7 000 km par seconde.',
  },
  H4b: {
    name: 'M31*',
    fact: 'Le géant de la galaxie d’Andromède pèse plus de 100 millions de Soleils, bien plus que celui de notre galaxie.',
  },
  H5a: {
    name: '3C 273',
    fact: 'Le gaz qui l’entoure brille tant qu’un télescope d’amateur le montre, à plus de deux milliards d’années-lumière.',
  },
  H5b: {
    name: 'M87*',
    fact: 'La toute première image d’un trou noir, montrée en 2019, est la sienne : un rond sombre cerclé de lumière.',
  },
  H6: {
    name: 'TON 618',
    fact: 'Il pèse des dizaines de milliards de Soleils : toute l’orbite de Neptune y tiendrait largement.',
  },
  S1: {
    name: 'Spoutnik 1',
    fact: 'En 1957, cette boule de 58 cm est devenue le premier satellite artificiel et a fait bip-bip trois semaines.',
  },
  S2: {
    name: 'LAGEOS 1',
    fact: 'Il devrait rester en orbite environ huit millions d’années et emporte des cartes de la dérive des continents.',
  },
  S3: {
    name: 'Hubble',
    fact: 'Hubble voyait flou au début ; en 1993, des astronautes sont venus lui poser des « lunettes ».',
  },
  S4: {
    name: 'Station spatiale internationale',
    fact: 'En 2015, des astronautes qui y vivaient ont mangé de la salade qu’ils avaient fait pousser dans l’espace.',
  },
  S5: {
    name: 'Gaia',
    fact: 'De 2014 à 2025, ce satellite a mesuré la position de près de deux milliards d’étoiles.',
  },
};
