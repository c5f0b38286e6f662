// Every sentence of the settings.
import type { Verbosity } from '../../../base/settings/settings.ts';

export interface SettingsWords {
  readonly title: string;
  readonly saved: string;
  readonly you: string;
  readonly name: string;
  readonly emblem: string;
  readonly emblems: readonly [string, string, string, string];
  readonly look: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'night' | 'paper' | 'device', string>>;
  readonly textSize: string;
  readonly sound: string;
  readonly soundText: string;
  readonly volume: string;
  readonly motion: string;
  readonly travel: string;
  readonly motions: Readonly<Record<'full' | 'brisk' | 'still', string>>;
  readonly motionText: string;
  readonly reading: string;
  readonly patterns: string;
  readonly patternsText: string;
  readonly textMode: string;
  readonly textModeText: string;
  readonly contrast: string;
  readonly contrastText: string;
  readonly help: string;
  readonly confirm: string;
  readonly confirmText: string;
  readonly gains: string;
  readonly gainsText: string;
  readonly estimate: string;
  readonly estimateText: string;
  readonly tips: string;
  readonly tipsText: string;
  readonly speech: string;
  readonly speechText: string;
  readonly verbosities: Readonly<Record<Verbosity, string>>;
  readonly verbosityText: Readonly<Record<Verbosity, string>>;
  readonly keyboard: string;
  readonly changeKeys: string;
  readonly changeHow: string;
  readonly changed: string;
  readonly resetKeys: string;
  readonly keysReset: string;
  readonly keyFor: (what: string, key: string) => string;
  readonly pressKey: (what: string) => string;
  readonly keyIs: (what: string, key: string) => string;
  readonly keyTaken: (key: string, what: string) => string;
  readonly keyReserved: string;
  readonly data: string;
  readonly dataText: string;
  readonly export: string;
  readonly exportText: string;
  readonly erase: string;
  readonly eraseText: string;
  readonly eraseSure: string;
  readonly eraseServer: string;
  readonly eraseServerText: string;
  readonly eraseFailed: (why: string) => string;
  readonly devices: DevicesWords;
  readonly mail: MailWords;
  readonly bots: BotsWords;
}

export interface BotsWords {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly make: string;
  readonly made: string;
  readonly token: string;
  readonly revoke: string;
  readonly revoked: string;
}

export interface MailWords {
  readonly title: string;
  readonly text: string;
  readonly to: (address: string) => string;
  readonly address: string;
  readonly noAddress: string;
  readonly send: string;
  readonly sent: (address: string) => string;
  readonly code: string;
  readonly confirm: string;
  readonly confirmed: string;
  readonly back: string;
  readonly change: string;
  readonly stop: string;
  readonly stopped: string;
}

export interface DevicesWords {
  readonly title: string;
  readonly text: string;
  readonly add: string;
  readonly added: string;
  readonly use: string;
  readonly welcome: (name: string) => string;
  readonly link: string;
  readonly codeText: string;
  readonly typed: string;
  readonly take: string;
  readonly known: string;
  readonly unknown: string;
  readonly thisOne: string;
  readonly seen: (day: string) => string;
  readonly passkey: string;
  readonly made: (day: string) => string;
  readonly remove: string;
  readonly removed: string;
  readonly signOut: string;
  readonly signOutText: string;
  readonly notices: string;
  readonly noticesText: string;
  readonly noNotices: string;
  readonly quiet: string;
  readonly quietText: string;
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly quietZone: (zone: string) => string;
}
