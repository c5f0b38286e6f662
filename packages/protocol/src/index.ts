// The protocol between server and clients, with its decoders. Runs in browsers and in Node.

export { MESSAGE_NEEDS, type Need } from './authority.ts';
export type { BellAnswer, TournamentNotice, TurnNotice } from './bell.ts';
export { CLOSE_CODES } from './close-codes.ts';
export { makeCode, parseCode, randomCode } from './code.ts';
export { type DailyResult, dailySeed, isDay } from './daily.ts';
export { decodeMessage, decodeWith } from './decode.ts';
export {
  type ClientMessage,
  type Command,
  MESSAGE_TYPES,
  type MessageOf,
  type MessageType,
  messageShapes,
} from './from-client.ts';
export {
  ASK_KINDS,
  type AskInfo,
  type AskKind,
  type Attendant,
  type ClockInfo,
  END_REASONS,
  type EndInfo,
  type EndReason,
  type Scene,
  SEAT_NEWS,
  type SeatInfo,
  type SeatLetter,
  type SeatNews,
  type ServerMessage,
  type Step,
  type TableInfo,
  type ViewerLetter,
} from './from-server.ts';
export { decodeGameSearch, type FoundTable, type FoundTables, type GameSearch } from './game-search.ts';
export { BOT_MARK, cleanText, EMBLEMS, type Emblem, type GuestInfo } from './guest.ts';
export { LIMITS } from './limits.ts';
export {
  type CommandBody,
  CommandRefused,
  Link,
  type LinkEnvironment,
  type LinkOptions,
  type Update,
  type Wire,
  type WireListener,
} from './link.ts';
export {
  type DeedInfo,
  decodeReport,
  decodeSanction,
  type FairPlay,
  type FairPlayList,
  OPERATOR_DEEDS,
  type OperatorDeed,
  type OperatorPage,
  type OperatorPerson,
  REPORT_REASONS,
  type ReportedPerson,
  type ReportInfo,
  type ReportReason,
  type ReportRequest,
  SANCTION_KINDS,
  type SanctionedPerson,
  type SanctionInfo,
  type SanctionKind,
  type SanctionRequest,
  type ShareInfo,
  type UsualRange,
} from './moderation.ts';
export { newsText } from './news.ts';
export { PHRASE_IDS, PHRASES, type Phrase } from './phrases.ts';
export {
  decodeHidden,
  decodeInvite,
  decodeOn,
  type FollowedPerson,
  type InvitationInfo,
  type Profile,
  type ProfileGame,
  type ProfileOpponent,
  type ProfileRating,
  type ProfileSky,
} from './profile.ts';
export {
  LEADER_TIMES,
  type Leaderboard,
  type LeaderInfo,
  type LeaderTime,
  type RatingInfo,
  type RatingListInfo,
  type SeatRating,
  type TableRatings,
} from './ratings.ts';
export { REFUSAL_WORDS } from './refusal-words.ts';
export { REFUSAL_CODES, type RefusalCode } from './refusals.ts';
export {
  decodeBot,
  decodeConfirm,
  decodeDevice,
  decodeGuest,
  decodeMail,
  decodePush,
  decodeQuiet,
  type GuestRequest,
  type QuietRequest,
} from './requests.ts';
export { sanctionText } from './sanction-words.ts';
export {
  type CompanyAnswer,
  decodeMeetingAnswer,
  decodeSeek,
  PACE_NAMES,
  PACES,
  type PaceName,
  paceNameOf,
  type SeekAnswer,
  type SeekRequest,
} from './seeks.ts';
export {
  decodeSettings,
  type Pace,
  type SeatPlan,
  type Settings,
  type TableSettings,
  type TournamentTable,
} from './settings.ts';
export {
  decodeResting,
  decodeTournament,
  type EntryInfo,
  type PairingInfo,
  type StandingRow,
  TOURNAMENT_KINDS,
  type TournamentForm,
  type TournamentInfo,
  type TournamentKind,
  type TournamentPage,
  type TournamentRequest,
  type TournamentState,
} from './tournaments.ts';
export { PROTOCOL_VERSION } from './version.ts';
