// Schemas of what the server answers to operators.
import {
  type DeedInfo,
  type FairPlay,
  type FairPlayList,
  OPERATOR_DEEDS,
  type OperatorPage,
  type OperatorPerson,
  REPORT_REASONS,
  type ReportedPerson,
  type ReportInfo,
  SANCTION_KINDS,
  type SanctionedPerson,
  type SanctionInfo,
  type ShareInfo,
  type UsualRange,
} from '@planisphere/protocol';
import { rating, ratingList } from './rating-schemas.ts';
import { choice, duration, guest, integer, listOf, number, objectOf, text, time, yesNo } from './schemas.ts';

const reason = choice(...REPORT_REASONS);
const deed = choice(...OPERATOR_DEEDS);
const kind = choice(...SANCTION_KINDS);

export const sanction = objectOf<SanctionInfo>({ kind, until: time, why: text });

const reported = listOf(
  objectOf<ReportedPerson>({ guest, reasons: listOf(reason), by: integer, last: time }),
);

export const operatorPage = objectOf<OperatorPage>({
  ...{ operator: text, now: time, open: reported, settled: reported },
  figures: objectOf<OperatorPage['figures']>({
    ...{ here: integer, today: integer, games: integer, waiting: integer, reports: integer, nodes: integer },
  }),
  sanctioned: listOf(
    objectOf<SanctionedPerson>({ ...{ kind, until: time, why: text, guest, since: time, operator: text } }),
  ),
  log: listOf(objectOf<DeedInfo>({ ...{ at: time, operator: text, deed, name: text, why: text } })),
});

const share = objectOf<ShareInfo>({ share: number, low: number, high: number });
const usual = objectOf<UsualRange>({ low: number, high: number });

export const fairPlay = objectOf<FairPlay>({
  running: yesNo,
  lists: listOf(
    objectOf<FairPlayList>({
      ...{ list: ratingList, games: integer, decisions: integer, agreement: share, 'time?': duration },
      ...{ left: share, people: integer },
      usual: objectOf<FairPlayList['usual']>({ 'agreement?': usual, 'time?': usual, 'left?': usual }),
      bots: listOf(
        objectOf<FairPlayList['bots'][number]>({ level: text, decisions: integer, agreement: share }),
      ),
    }),
  ),
});

export const operatorPerson = objectOf<OperatorPerson>({
  ...{ guest, locale: text, since: time, seen: time, devices: integer },
  ratings: listOf(objectOf<OperatorPerson['ratings'][number]>({ list: ratingList, rating })),
  reports: listOf(
    objectOf<ReportInfo>({ ...{ reason, words: text, at: time, by: guest, 'table?': text, 'deed?': deed } }),
  ),
  sanctions: listOf(sanction),
  said: listOf(
    objectOf<OperatorPerson['said'][number]>({ at: time, table: text, 'text?': text, 'phrase?': text }),
  ),
});
