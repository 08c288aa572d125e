import type { Wordings } from '../core/audiences/activity';
import type { AuditArea } from '../core/audiences/audit-area';
import type { Deliveries, HappeningKind } from '../core/audiences/happening';
import type { NoticeSources } from '../core/audiences/notice';
import type { WaitingSources } from '../core/audiences/waiting';
import { CORE_WAYS } from '../core/audiences/ways';
import type { Feature } from '../core/feature';
import type { FileKinds } from '../core/files/file-kind';
import type { Scopes } from '../core/http/scope';
import type { AccessGuard } from '../core/privacy/access-guard';
import type { PersonalData } from '../core/privacy/personal-data';
import type { Policies, RequestContext } from '../core/request-context';
import { activityFeature } from '../features/activity/activity.feature';
import { auditFeature } from '../features/audit/audit.feature';
import { authFeature } from '../features/auth/auth.feature';
import { backupsFeature } from '../features/backups/backups.feature';
import { chainFeature } from '../features/chain/chain.feature';
import { checkOutsFeature } from '../features/check-outs/check-outs.feature';
import { costsFeature } from '../features/costs/costs.feature';
import { documentsFeature } from '../features/documents/documents.feature';
import { draftFeature } from '../features/draft/draft.feature';
import { exchangesFeature } from '../features/exchanges/exchanges.feature';
import { filesFeature } from '../features/files/files.feature';
import { houseLogFeature } from '../features/house-log/house-log.feature';
import { importsFeature } from '../features/imports/imports.feature';
import { invitationsFeature } from '../features/invitations/invitations.feature';
import { mailFeature } from '../features/mail/mail.feature';
import { messagesFeature } from '../features/messages/messages.feature';
import { noticesFeature } from '../features/notices/notices.feature';
import { peopleFeature } from '../features/people/people.feature';
import { picturesFeature } from '../features/pictures/pictures.feature';
import { propertiesFeature } from '../features/properties/properties.feature';
import { pushFeature } from '../features/push/push.feature';
import { recordsFeature } from '../features/records/records.feature';
import { reportsFeature } from '../features/reports/reports.feature';
import { rotationFeature } from '../features/rotation/rotation.feature';
import { searchFeature } from '../features/search/search.feature';
import { securityFeature } from '../features/security/security.feature';
import { sharesFeature } from '../features/shares/shares.feature';
import { specialRequestsFeature } from '../features/special-requests/special-requests.feature';
import { staysFeature } from '../features/stays/stays.feature';
import { swapsFeature } from '../features/swaps/swaps.feature';
import { systemFeature } from '../features/system/system.feature';
import { talkFeature } from '../features/talk/talk.feature';
import { webhooksFeature } from '../features/webhooks/webhooks.feature';
import { weeksFeature } from '../features/weeks/weeks.feature';

/** All features; each follows those that it uses. */
export const FEATURES: readonly Feature[] = [
  auditFeature,
  securityFeature,
  backupsFeature,
  propertiesFeature,
  authFeature,
  filesFeature,
  pushFeature,
  webhooksFeature,
  sharesFeature,
  picturesFeature,
  invitationsFeature,
  peopleFeature,
  documentsFeature,
  chainFeature,
  rotationFeature,
  weeksFeature,
  mailFeature,
  talkFeature,
  messagesFeature,
  importsFeature,
  swapsFeature,
  exchangesFeature,
  specialRequestsFeature,
  checkOutsFeature,
  costsFeature,
  draftFeature,
  houseLogFeature,
  noticesFeature,
  staysFeature,
  activityFeature,
  reportsFeature,
  searchFeature,
  recordsFeature,
  systemFeature,
];

/** Each feature’s personal data; features that others depend on come first. */
export const PERSONAL_DATA: readonly PersonalData[] = FEATURES.flatMap(
  ({ personalData = [] }) => personalData,
).reverse();

/** When administrators may not give access to an account. */
export const ACCESS_GUARDS: readonly AccessGuard[] = FEATURES.flatMap(
  ({ accessGuard = [] }) => accessGuard,
);

/** The audit areas of all features. */
export const AUDIT_AREAS: Readonly<Record<string, AuditArea>> = Object.fromEntries(
  FEATURES.flatMap(({ auditAreas = {} }) => Object.entries(auditAreas)),
);

/** Returns what can happen in a feature. */
export const happeningsOf = ({ happenings = {} }: Feature): HappeningKind[] =>
  Object.values(happenings).filter((it) => typeof it === 'object');

/** All ways of delivery. */
export const WAYS: Deliveries = Object.assign(
  { ...CORE_WAYS },
  ...FEATURES.map(({ ways }) => ways ?? {}),
);

/** The wording of activities, by kind. */
export const WORDINGS: Wordings = Object.assign(
  {},
  ...FEATURES.map(({ wordings }) => wordings ?? {}),
);

/** The sources of notifications, by kind. */
export const NOTICES: NoticeSources = Object.assign(
  {},
  ...FEATURES.map(({ notices }) => notices ?? {}),
);

/** The queries that an administrator who views as another user may read. */
export const VIEWABLE: ReadonlySet<string> = new Set(
  FEATURES.flatMap(({ viewable = [] }) => viewable),
);

/** The scope that an access token needs for each query, mutation and subscription. */
export const SCOPES: Scopes = Object.assign(
  { appInfo: 'ANY' },
  ...FEATURES.map(({ scopes }) => scopes ?? {}),
);

/** The policy of each operation, route (by id) or scope. */
export const POLICIES: Policies = Object.assign(
  {},
  ...FEATURES.map(({ policies }) => policies ?? {}),
);

/** The purposes of uploaded files, by name. */
export const FILE_KINDS: FileKinds<RequestContext> = Object.assign(
  {},
  ...FEATURES.map(({ fileKinds }) => fileKinds ?? {}),
);

/** Counts of pending work for administrators, by kind. */
export const WAITING: WaitingSources = Object.assign(
  {},
  ...FEATURES.map(({ waiting }) => waiting ?? {}),
);
