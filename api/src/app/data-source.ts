import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
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
import { connectionOptions } from '../kit/postgres/connection';
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
import { explained, StartProblem } from './start-problem';

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
const LOCK_PAUSE_MS = 200;

interface PoolOptions {
  poolSize?: number;
  /** How long a statement may take, 0 for as long as it likes. */
  statementMs?: number;
}

/** The connection pool of one process, with every entity and migration; the schema is never synchronized. */
export function createDataSource(
  url: string,
  { poolSize = 20, statementMs }: PoolOptions = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize,
    extra: {
      ...connectionOptions(url),
      ...(statementMs !== undefined && { statement_timeout: statementMs }),
    },
    entities: ENTITIES,
    migrations: MIGRATIONS,
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
  });
}

/** A data source that is connected; a database that cannot be used is a StartProblem. */
export async function connect(url: string, options?: PoolOptions): Promise<DataSource> {
  try {
    return await createDataSource(url, options).initialize();
  } catch (error) {
    const { host, pathname } = new URL(url);
    const service = `The database ${pathname.slice(1)} at ${host}`;
    throw explained(error, { service, variable: 'DATABASE_URL' });
  }
}

/** The migrations that this program knows. */
export function migrationNames({ migrations }: DataSource): string[] {
  return migrations.map((migration) => migration.name ?? migration.constructor.name);
}

/** Waits for the lock by asking again, so that a connection that is lost is noticed. */
async function lock(runner: QueryRunner): Promise<void> {
  const sql = 'select pg_try_advisory_lock($1) as taken';
  while (!(await runner.query(sql, [MIGRATION_LOCK]))[0].taken) await sleep(LOCK_PAUSE_MS);
}

/** Refuses data that a newer Fairweek has migrated: this one would write what that one cannot read. */
async function refuseNewerData(db: DataSource, migrations: MigrationExecutor): Promise<void> {
  const known = new Set(migrationNames(db));
  const unknown = (await migrations.getExecutedMigrations()).find(({ name }) => !known.has(name));
  if (!unknown) return;
  throw new StartProblem(
    `The database was last used by a newer Fairweek, whose ${unknown.name} this one does not know: ` +
      'start the newer one, or restore a backup from before its update.',
  );
}

/** Brings the database up to date; processes that start at the same time wait for one another. */
export async function migrate(db: DataSource): Promise<void> {
  const runner = db.createQueryRunner();
  const migrations = new MigrationExecutor(db, runner);
  migrations.transaction = 'each';
  try {
    await lock(runner);
    await refuseNewerData(db, migrations);
    // A large table may take its time.
    await runner.query('set statement_timeout = 0');
    await migrations.executePendingMigrations();
    await runner.query('reset statement_timeout');
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await runner.release();
  }
}
