// All routes: the app serves them, and the authority test tries each.
import { bellRoutes } from './bell.ts';
import { botRoutes } from './bots.ts';
import { dailyRoutes } from './daily.ts';
import { deviceRoutes } from './devices.ts';
import { findingRoutes } from './finding.ts';
import { guestRoutes } from './guests.ts';
import { historyRoutes } from './history.ts';
import { invitationRoutes } from './invitations.ts';
import { noticeRoutes } from './notices.ts';
import { describingRoutes } from './openapi.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { ratingRoutes } from './ratings.ts';
import type { Route } from './route.ts';
import { seekRoutes } from './seeks.ts';
import { studyRoutes } from './studies.ts';
import { tableRoutes } from './tables.ts';
import { tournamentRoutes } from './tournaments.ts';

export const ROUTES: readonly Route[] = [
  ...bellRoutes,
  ...botRoutes,
  ...dailyRoutes,
  ...deviceRoutes,
  ...findingRoutes,
  ...guestRoutes,
  ...historyRoutes,
  ...noticeRoutes,
  ...passkeyRoutes,
  ...peopleRoutes,
  ...invitationRoutes,
  ...ratingRoutes,
  ...seekRoutes,
  ...studyRoutes,
  ...tableRoutes,
  ...tournamentRoutes,
  ...describingRoutes(() => ROUTES),
];
