// Rules as a library: the Game interface and what every game shares.
export {
  type Bag,
  bagOf,
  bagSize,
  cardsIn,
  drawsFrom,
  emptyBag,
  pouredTogether,
  withCard,
  withoutCard,
} from './bag.ts';
export { commitmentOf, createDealer, type Dealer, drawOutcome } from './dealer.ts';
export {
  type Decoder,
  decodeAnything,
  decodeAs,
  decodeBoolean,
  decodeInteger,
  decodeKind,
  decodeList,
  decodeNumber,
  decodeObject,
  decodeOneOf,
  decodePattern,
  decodeString,
  decodeText,
  type Field,
  isObject,
  mayBeLeftOut,
  optional,
  parseJson,
  required,
  type Shape,
} from './decode.ts';
export { type Decoded, type Fault, fail, failWithin, makeFault, ok } from './fault.ts';
export {
  decodedFrom,
  eventFaultText,
  type Finding,
  findingText,
  type Inspection,
  impossible,
  inspectPosition,
  unusual,
} from './finding.ts';
export type {
  Awaiting,
  Chance,
  Decision,
  Event,
  EventOf,
  Game,
  GameTypes,
  Notation,
  Refusal,
  Result,
  Weighted,
} from './game.ts';
export type { Gesture, GestureResult, PointedAt, PressedKey } from './gesture.ts';
export { hidesFrom, seatsThatKnow } from './knowledge.ts';
export { tellLine } from './line.ts';
export { madeOnce, once } from './made-once.ts';
export { Menu } from './menu.ts';
export { divide, eventsAt, perft } from './perft.ts';
export {
  bottomCards,
  cardsOfHeap,
  contentsOf,
  countInHeap,
  EMPTY_PILE,
  heapSize,
  heapWith,
  heapWithout,
  isEmptyPile,
  isTopKnown,
  kindsOf,
  type Pile,
  pileOf,
  pileSize,
  samePile,
  shuffled,
  shuffledPile,
  shuffledWith,
  shuffledWithout,
  topCard,
  topCards,
  withAtBottom,
  withOnTop,
  withoutTop,
  withTopShown,
} from './pile.ts';
export { type PlayedGame, type Player, type PlayOptions, playGame } from './play.ts';
export { randomAction } from './random.ts';
export {
  decodeRecord,
  type GameRecord,
  makeRecord,
  nameOfRecord,
  parseRecord,
  RECORD_FORMAT,
  type RecordedEnd,
  type RecordedResult,
  type RecordNotes,
  type RecordOrigin,
  recordedResult,
  recordOf,
} from './record.ts';
export { below, createRng, type Rng, unit } from './rng.ts';
export { rngOf } from './rng-of.ts';
export type { GameCard, GameRoom, GameRules, Outline, Progress, TablePlan } from './room.ts';
export {
  findMoment,
  type GamePattern,
  type GameQuery,
  type SearchableGame,
  type SearchedGame,
} from './search.ts';
export { makeSeat, parseSeat, SEATS, type Seat, seatsOf, type Viewer } from './seat.ts';
export {
  ASKED,
  capital,
  counted,
  countedInFrench,
  elide,
  english,
  englishClause,
  englishWhose,
  french,
  frenchClause,
  frenchContracted,
  frenchNot,
  frenchOwn,
  frenchPerson,
  frenchPronoun,
  frenchTo,
  listed,
  type Person,
  personAt,
  plural,
  pluralInFrench,
  uncapital,
  type Who,
  whoIs,
  within,
} from './speech.ts';
export { brokenText, stacked } from './stacked.ts';
export { interval, rounded, type Summary, summaryOf } from './statistics.ts';
export {
  CHANCE_DUE,
  Course,
  type CourseStanding,
  type CourseStep,
  courseFrom,
  type Eyes,
  GAME_OVER,
  NOT_YOUR_TURN,
  newCourse,
} from './table.ts';
export {
  COLON,
  type Frame,
  type GameText,
  type GameVoice,
  LOCALES,
  type Locale,
  localeOf,
  type Paint,
  type RuleText,
  ruleLine,
  ruleReading,
  ruleSource,
  type Supposition,
  type TablePart,
  type TableTopic,
  type Translated,
} from './text.ts';
export { checkedNext, replayRecord, verifyRecord, verifySteps } from './verify.ts';
