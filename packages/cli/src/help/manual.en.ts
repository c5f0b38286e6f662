// The help in English.
import type { Manual } from './manual.ts';

const lang = 'LANG  language: en or fr (default: that of the environment, else en)';
const seed = 'TEXT  fixes what is dealt (default: 1)';
const options = 'JSON  options of the game, such as {"first":"A"} (default: {})';
const json = 'prints JSON instead of sentences';

export const en: Manual = {
  title: 'Planisphere: Stellar, Star Explorer and Stellarion in the terminal.',
  usage: 'Usage',
  commands: 'Commands',
  options: 'Options',
  levels: 'Bots, by game:',
  moreHelp: 'planisphere help COMMAND tells more of a command.',
  files: 'Files',
  filesText:
    'Games are kept in play/ of the data folder: DATA_DIR, else XDG_DATA_HOME/planisphere, else ~/.local/share/planisphere (on a Mac ~/Library/Application Support/Planisphere).',
  environment: 'Environment',
  environmentText: [
    'NO_COLOR      no colours at all',
    'FORCE_COLOR   colours also where the output is no terminal',
    'DATA_DIR      another data folder',
    'LANG          language, where --lang does not say it',
  ],
  pages: {
    play: {
      about: 'Plays a game in the terminal, against bots or with people at the same screen.',
      more: [
        'Type what the prompt asks for, or choose with the arrow keys or the mouse. ? lists what can be typed, hint helps, rules opens the rules.',
        'A game is kept after every decision: play --resume goes on with the last one.',
      ],
      options: {
        level:
          'BOT  who sits on the other seats (default: amateur); opens a table for two where the game can be played alone',
        seat: 'A|B|C|D  where you sit (default: A)',
        players: 'N  how many seats (default: the fewest of the game)',
        people: 'N  how many people sit at this screen (default: 1)',
        lang,
        seed: 'TEXT  fixes what is dealt (default: a new deal)',
        options,
        resume: 'goes on with the last game, the last one of GAME, or that of FILE',
      },
    },
    simulate: {
      about: 'Plays games between bots and sums them up.',
      options: {
        bots: 'A,B,…  one bot per seat (default: random on each)',
        games: 'N  how many (default: 100)',
        seed,
        options,
        records: 'FILE  writes a record of every game there, one a line',
        json,
      },
    },
    verify: {
      about: 'Replays records, one a line, and checks every event; exit code 1 if one is wrong.',
      options: { lang },
    },
    replay: {
      about: 'Tells a recorded game in sentences.',
      options: {
        at: 'N  shows the table after N events instead',
        record: 'K  the K-th record of the file (default: 1)',
        as: 'A|B|C|D|table  through whose eyes (default: nothing is hidden)',
        lang,
      },
    },
    analyse: {
      about: 'Says what is best in a position, with values and errors, and what can still come.',
      more: [
        'The position is a line of notation in quotes; replay FILE --at N --as A prints one. What the player to move cannot know is not used.',
        'A position that cannot be is answered with everything that is wrong with it, and exit code 1.',
      ],
      options: {
        seconds: 'N  how long to look (default: 2)',
        lines: 'N  how many lines (default: 4)',
        known:
          'what perfect knowledge would say, where the position shows more than the player to move knows',
        lang,
        json,
      },
    },
    perft: {
      about: 'Counts the lines of events from a position, to compare engines.',
      options: {
        depth: 'N  events (default: 2)',
        position: 'TEXT  from there (default: the empty table)',
        seed: 'TEXT  after the deal of this seed',
        players: 'N  seats (default: the fewest)',
        options,
        divide: 'counts behind each first event',
      },
    },
    bench: {
      about: 'Measures how fast the engines are, beside a peer in the same run.',
      options: {
        game: 'GAME  this game only (default: all)',
        json,
        profile: 'FILE  writes where the time goes',
      },
    },
    arena: {
      about: 'Lets every bot meet every other, each deal from both seats; Ctrl-C reports what was played.',
      options: {
        bots: 'A,B,…  who plays (default: greedy,random)',
        games: 'N  of each pair (default: 100)',
        players: 'N  seats, where the game leaves a choice',
        seed,
        options,
        json,
      },
    },
    strength: {
      about: 'Measures how strong the bots are and writes docs/strength.md.',
      options: {
        only: 'ITEM  repeats one measurement',
        part: 'K/N  every Nth measurement from the Kth on, for one of N machines',
        resume: 'passes over what was measured already with this size and seed',
        size: 'N  deals of each (default: that of the measurement)',
        seed,
        add: 'FILE  takes over what another machine measured, and measures nothing',
        page: 'writes the page anew and measures nothing',
        docs: 'FOLDER  where the page is (default: docs)',
      },
    },
    train: {
      about: 'Trains what a bot knows of a game by self-play.',
      options: {
        minutes: 'N  how long (default: 10)',
        seed: 'N  (default: 1)',
        workers: 'N  threads (default: 2)',
        from: 'FILE  goes on from there',
        keep: 'FILE  keeps what is needed to go on',
        out: 'FILE  the TypeScript file of the weights',
      },
    },
    puzzles: {
      about: 'Finds puzzles in games between bots and prints them.',
      options: { count: 'N  how many (default: 10)', seed, out: 'FILE  writes them there' },
    },
    coach: {
      about: 'Plays games between bots and says what the coach says of every decision.',
      options: {
        games: 'N  how many (default: 1)',
        seed,
        bots: 'A,B,…  one bot per seat (default: all in turn)',
        options,
        nodes: 'N  how hard it looks (default: as after a game)',
        lang,
        json,
        grades: 'says only how many decisions of each bot were good',
      },
    },
    engine: {
      about: 'Answers JSON lines on standard input and output, for programs in any language.',
      more: ['docs/engine-protocol.md says what it understands.'],
      options: {
        bench: 'measures round trips a second instead',
        trips: 'N  how many of each kind (default: 20000)',
      },
    },
    match: {
      about: 'Plays two bots against each other, ours or yours, each deal from both seats, for the ladder.',
      more: [
        'A player is one of our bots, or a command in quotes whose program answers hello, setup and best of the engine protocol, such as "planisphere engine GAME".',
      ],
      options: {
        games: 'N  how many (default: 10)',
        seed,
        options,
        seconds: 'N  for one decision of a program (default: 60)',
        lang,
      },
    },
    ladder: { about: 'Shows how the bots that met in matches here stand.', options: { lang, json } },
    serve: {
      about: 'Runs the table server on http://localhost:8080 until it is told to stop.',
    },
    join: {
      about: 'Plays at a table of a server, or opens one there.',
      options: {
        server: 'URL  (default: http://localhost:8080)',
        name: 'NAME  how the others see you',
        seat: 'A|B|C|D  where you sit (default: the first free seat)',
        key: 'KEY  of a table that needs one',
        open: 'GAME  opens a table',
        players: 'N  seats of the new table (default: 2, or the fewest of the game)',
        level: 'BOT  gives all other seats of the new table to a bot',
        options,
        lang,
      },
    },
    backup: { about: 'Saves what the table server keeps (DATA_DIR or DATABASE_URL), also while it runs.' },
    restore: { about: 'Restores a backup into an empty DATA_DIR or DATABASE_URL, of either kind.' },
    completion: {
      about: 'Prints what a shell needs to complete commands: bash, zsh or fish.',
      more: [
        'bash: planisphere completion bash > ~/.local/share/bash-completion/completions/planisphere',
        'zsh:  planisphere completion zsh > a folder of $fpath, as _planisphere',
        'fish: planisphere completion fish > ~/.config/fish/completions/planisphere.fish',
      ],
    },
  },
};
