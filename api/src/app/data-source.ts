import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { AuditEntry } from '../features/audit/audit-entry.entity';
import { PasswordReset, Registration, Session } from '../features/auth/auth.entities';
import { User } from '../features/auth/user.entity';
import { DocumentRevision, PropertyDocument } from '../features/documents/document.entities';
import { Draft, DraftLogRow, DraftPickRow, WishList } from '../features/draft/draft.entities';
import { ImportJob, ImportRow } from '../features/imports/import.entities';
import {
  Conversation,
  ConversationSide,
  Message,
  MessageDigest,
} from '../features/messages/message.entities';
import { Property } from '../features/properties/property.entity';
import { ReportFile, ReportJob } from '../features/reports/report.entities';
import { RotationChange } from '../features/rotation/rotation-change.entity';
import { Share } from '../features/shares/share.entity';
import {
  GuestLinkRow,
  SpecialRequest,
  SpecialRequestEvent,
} from '../features/special-requests/special-request.entities';
import { WeekSwap } from '../features/swaps/week-swap.entity';
import { Booking, CalendarFeed, PropertyYear, Week } from '../features/weeks/week.entities';
import { Mail, StoredAttachment } from '../kit/mail/mail.entity';
import { SnakeCaseNaming } from '../kit/naming-strategy';
import { Accounts1763600000000 } from '../migrations/1763600000000-accounts';
import { Messages1763600100000 } from '../migrations/1763600100000-messages';
import { Homes1763700000000 } from '../migrations/1763700000000-homes';
import { Weeks1763700100000 } from '../migrations/1763700100000-weeks';
import { Audit1763800000000 } from '../migrations/1763800000000-audit';
import { Themes1763800050000 } from '../migrations/1763800050000-themes';
import { AdminLists1763800060000 } from '../migrations/1763800060000-admin-lists';
import { Swaps1763810000000 } from '../migrations/1763810000000-swaps';
import { Imports1763820000000 } from '../migrations/1763820000000-imports';
import { Overview1763830000000 } from '../migrations/1763830000000-overview';
import { FormerGuests1763840000000 } from '../migrations/1763840000000-former-guests';
import { SpecialRequests1763840000000 } from '../migrations/1763840000000-special-requests';
import { WeeksApart1763840010000 } from '../migrations/1763840010000-weeks-apart';
import { TagsVersion1763841000000 } from '../migrations/1763841000000-tags-version';
import { ImportCounts1763842000000 } from '../migrations/1763842000000-import-counts';
import { AdminSpeed1763845000000 } from '../migrations/1763845000000-admin-speed';
import { Mail1763850000000 } from '../migrations/1763850000000-mail';
import { Reports1763860000000 } from '../migrations/1763860000000-reports';
import { Drafts1763870000000 } from '../migrations/1763870000000-drafts';
import { SwapLife1763880000000 } from '../migrations/1763880000000-swap-life';
import { SwapsWithoutWeeks1763885000000 } from '../migrations/1763885000000-swaps-without-weeks';
import { SwapAnswerers1763886000000 } from '../migrations/1763886000000-swap-answerers';
import { SwapsUntold1763887000000 } from '../migrations/1763887000000-swaps-untold';
import { SwapsAskedOnce1763900000000 } from '../migrations/1763900000000-swaps-asked-once';
import { ReportDataOrder1763900100000 } from '../migrations/1763900100000-report-data-order';
import { CancelledRequests1763900200000 } from '../migrations/1763900200000-cancelled-requests';
import { MessageArchive1763900300000 } from '../migrations/1763900300000-message-archive';
import { OneClaim1763920000000 } from '../migrations/1763920000000-one-claim';
import { Registrations1763930000000 } from '../migrations/1763930000000-registrations';
import { KnownPeople1763930010000 } from '../migrations/1763930010000-known-people';
import { explained } from './start-problem';

const ENTITIES = [
  User,
  Session,
  Registration,
  PasswordReset,
  Mail,
  StoredAttachment,
  Conversation,
  ConversationSide,
  Message,
  MessageDigest,
  Property,
  Share,
  RotationChange,
  PropertyDocument,
  DocumentRevision,
  PropertyYear,
  Week,
  Booking,
  CalendarFeed,
  AuditEntry,
  WeekSwap,
  ImportJob,
  ImportRow,
  ReportJob,
  ReportFile,
  SpecialRequest,
  SpecialRequestEvent,
  GuestLinkRow,
  Draft,
  DraftLogRow,
  DraftPickRow,
  WishList,
];
const MIGRATIONS = [
  Accounts1763600000000,
  Messages1763600100000,
  Homes1763700000000,
  Weeks1763700100000,
  Audit1763800000000,
  Themes1763800050000,
  AdminLists1763800060000,
  Swaps1763810000000,
  Imports1763820000000,
  Overview1763830000000,
  FormerGuests1763840000000,
  SpecialRequests1763840000000,
  WeeksApart1763840010000,
  TagsVersion1763841000000,
  ImportCounts1763842000000,
  AdminSpeed1763845000000,
  Mail1763850000000,
  Reports1763860000000,
  Drafts1763870000000,
  SwapLife1763880000000,
  SwapsWithoutWeeks1763885000000,
  SwapAnswerers1763886000000,
  SwapsUntold1763887000000,
  SwapsAskedOnce1763900000000,
  ReportDataOrder1763900100000,
  CancelledRequests1763900200000,
  MessageArchive1763900300000,
  OneClaim1763920000000,
  Registrations1763930000000,
  KnownPeople1763930010000,
];

/** Two processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_012_025;

/** The connection pool of one process, with every entity and migration; the schema is never synchronized. */
export function createDataSource(url: string, poolSize = 20): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
  });
}

/** A data source that is connected; a database that cannot be used is a StartProblem. */
export async function connect(url: string, poolSize?: number): Promise<DataSource> {
  try {
    return await createDataSource(url, poolSize).initialize();
  } catch (error) {
    const { host, pathname } = new URL(url);
    const service = `The database ${pathname.slice(1)} at ${host}`;
    throw explained(error, { service, variable: 'DATABASE_URL' });
  }
}

/** Brings the database up to date; processes that start at the same time wait for one another. */
export async function migrate(db: DataSource, url: string): Promise<void> {
  const lock = new Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await db.runMigrations({ transaction: 'each' });
  } finally {
    await lock.end();
  }
}
