import { executedMigrations } from '@packages/snapshot/catalog';
import type { DataSource } from 'typeorm';
import { poolOf } from '../../core/database/database';
import type { Config } from '../config/config';
import { migrationNames, newerData } from '../database/data-source';
import { broken, type Check, ok, warning } from './finding';

/** The database to examine, and how this process would use it. */
interface Subject {
  config: Config;
  db: DataSource;
}

/** The oldest release that the schema was tried on. */
const OLDEST_POSTGRES = 150_000;

interface Facts {
  version: string;
  number: number;
  isReadOnly: boolean;
  encoding: string;
  foldsCase: boolean;
  zone: string;
  connections: number;
  used: number;
  mayCreate: boolean;
  user: string;
  name: string;
  now: Date;
}

const FACTS = `select current_setting('server_version') as version,
  current_setting('server_version_num')::int as number,
  pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly",
  current_setting('server_encoding') as encoding, lower('Ä') = 'ä' as "foldsCase",
  current_setting('TimeZone') as zone,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    as connections,
  (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
  has_database_privilege(current_database(), 'CREATE') as "mayCreate",
  current_user as user, current_database() as name, clock_timestamp() as now`;

async function factsOf(db: DataSource): Promise<Facts> {
  const [facts] = await db.query<Facts[]>(FACTS);
  if (!facts) throw new Error('PostgreSQL gave no answer.');
  return facts;
}

async function checkServer({ db }: Subject) {
  const { version, number } = await factsOf(db);
  const sentence = `PostgreSQL ${version} answers`;
  return number >= OLDEST_POSTGRES
    ? ok(`${sentence}.`)
    : warning(
        `${sentence}, which is older than Fairweek was tried with: update it to 15 or later.`,
      );
}

async function checkWrites({ db }: Subject) {
  const { isReadOnly, name } = await factsOf(db);
  return isReadOnly
    ? broken(
        `The database ${name} is read-only, as a standby is: name the primary in DATABASE_URL, or switch default_transaction_read_only off.`,
      )
    : ok('The database takes writes.');
}

const EXTENSIONS = ['citext', 'pg_trgm', 'btree_gist', 'unaccent'];

async function checkExtensions({ db }: Subject) {
  const found = await db.query<{ name: string; isInstalled: boolean }[]>(
    `select name, installed_version is not null as "isInstalled" from pg_available_extensions
      where name = any($1)`,
    [EXTENSIONS],
  );
  const { mayCreate, user, name } = await factsOf(db);
  const absent = EXTENSIONS.filter((it) => !found.some((extension) => extension.name === it));
  if (absent.length > 0) {
    return broken(
      `PostgreSQL lacks the extensions ${absent.join(', ')}: install its contrib package on the server.`,
    );
  }
  const missing = found.filter(({ isInstalled }) => !isInstalled).map((it) => it.name);
  if (missing.length === 0) return ok(`The extensions ${EXTENSIONS.join(', ')} are installed.`);
  return mayCreate
    ? ok(`The extensions ${missing.join(', ')} are installed at the first start.`)
    : broken(
        `The user ${user} may not install the extensions ${missing.join(', ')} in ${name}: grant create on database ${name} to ${user};`,
      );
}

async function checkEncoding({ db }: Subject) {
  const { encoding, foldsCase, name } = await factsOf(db);
  const advice = `create it again with: create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8';`;
  if (encoding !== 'UTF8') return broken(`${name} has the encoding ${encoding}: ${advice}`);
  if (!foldsCase) {
    return warning(
      `The locale of ${name} does not know that Ä and ä are one letter, so searches miss such names: ${advice}`,
    );
  }
  return ok('Encoding and locale know all letters.');
}

async function checkMigrations({ db }: Subject) {
  const known = migrationNames(db);
  const executed = await executedMigrations(poolOf(db));
  const newer = executed.find((name) => !known.includes(name));
  if (newer) return broken(newerData(newer));
  const pending = known.length - executed.length;
  if (executed.length === 0) return ok('The database is empty; the first start prepares it.');
  return pending === 0
    ? ok('The database is up to date.')
    : warning(
        `${pending} migrations wait: make a backup, then start Fairweek or "npm run migrate".`,
      );
}

/** The most connections that one process opens: for requests, jobs, live events and a check. */
function connectionsOf({ role, poolSize, workerPoolSize, redisUrl }: Config): number {
  return poolSize + (role === 'api' ? 0 : workerPoolSize) + (redisUrl ? 0 : 1) + 1;
}

async function checkConnections({ config, db }: Subject) {
  const perProcess = connectionsOf(config);
  const { connections, used } = await factsOf(db);
  const sentence = `${used} of ${connections} connections are in use; one process opens up to ${perProcess}`;
  return connections >= perProcess
    ? ok(`${sentence}.`)
    : warning(`${sentence}: raise max_connections on the server.`);
}

const SLIGHT_MS = 2_000;
const WRONG_MS = 30_000;

async function checkClock({ db }: Subject) {
  const asked = Date.now();
  const { now, zone } = await factsOf(db);
  const answered = Date.now();
  const ahead = (asked + answered) / 2 - now.getTime();
  const seconds = Math.round(Math.abs(ahead) / 1000);
  if (Math.abs(ahead) < SLIGHT_MS + (answered - asked)) {
    return ok(`The clocks of this computer and of the database agree (time zone there: ${zone}).`);
  }
  const sentence = `The clock of this computer is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} that of the database: let both set it by NTP.`;
  return Math.abs(ahead) > WRONG_MS ? broken(sentence) : warning(sentence);
}

/** The database itself, whatever it holds. */
export const DATABASE_CHECKS: readonly Check<Subject>[] = [
  ['database', checkServer],
  ['writes', checkWrites],
  ['extensions', checkExtensions],
  ['encoding', checkEncoding],
  ['schema', checkMigrations],
  ['connections', checkConnections],
  ['clock', checkClock],
];
