import type { Logger } from 'pino';
import { createAppContext } from '../../../src/app/app-context';
import type { Config } from '../../../src/app/config/config';
import { type Running, start } from '../../../src/app/start';
import { poolOf } from '../../../src/core/database/database';
import { Outage } from '../../../src/core/process/outage';
import { closeSockets } from '../clients/api-client';
import { until } from '../until';
import { Background } from './background';
import { CleanDatabase } from './clean-database';
import { currentFile, noteStart } from './starts';

/** A test’s requirements for an application. */
export interface Wanted {
  config: Config;
  secret: string;
  log: Logger;
}

/** An application for a test. */
export interface Opened {
  running: Running;
  databaseUrl: string;
  /** Of this worker; undefined if the test has a database for itself. */
  database?: CleanDatabase;
  background: Background;
  close(): Promise<void>;
}

/** An application that files take in turn. */
interface Pooled {
  key: string;
  config: Config;
  running: Running;
  database: CleanDatabase;
  background: Background;
  /** The file that has it. */
  file: string | undefined;
}

/** How many applications a worker keeps for files to come. */
const KEPT = 6;
/** Connections that a test has left open end within this time, or their application does. */
const PATIENCE_MS = 2_000;

const databases: CleanDatabase[] = [];
const pooled: Pooled[] = [];

/**
 * The settings that can change while an application runs; others need an application of their own.
 */
function keyOf({ config }: Wanted): string {
  const { databaseUrl, smtpUrl, mailFrom, push, webhooks, ...rest } = config;
  const { retention, backups, timeZone, adminSecondFactor, slowMs, logLevel, limits, ...fixed } =
    rest;
  return JSON.stringify(fixed);
}

/** Gives an application the settings of a test, and nothing that an earlier one has left. */
function renew(
  { running, ...started }: Pooled,
  { config, secret, log }: Wanted,
  databaseUrl: string,
): void {
  const { app } = running;
  const { db, bus, changes, departure, appUrl, state, reserve } = app;
  const parts = { db, bus, changes, log, outage: new Outage(log), state: { ...state } };
  const renewed = createAppContext({ config, databaseUrl, secret }, parts, reserve.db);
  Object.assign(app, renewed, { departure, appUrl });
  Object.assign(started.config.limits, config.limits);
}

/** Whether all database connections are idle and all sockets are closed. */
function isQuiet({ app }: Running): boolean {
  const areIdle = [app.db, app.reserve.db]
    .map(poolOf)
    .every((pool) => pool.totalCount === pool.idleCount && pool.waitingCount === 0);
  return areIdle && app.state.live().sockets === 0;
}

async function becomesQuiet(running: Running): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  return until(() => (isQuiet(running) ? 'quiet' : performance.now() > end && 'busy'), 2).then(
    (state) => state === 'quiet',
  );
}

async function drop(application: Pooled): Promise<void> {
  pooled.splice(pooled.indexOf(application), 1);
  await application.background.stop();
  if (!application.running.app.departure.isLeaving) await application.running.stop();
}

/** Makes an application free for other tests; drops it if it would disturb them. */
async function giveBack(application: Pooled): Promise<void> {
  const { running, background } = application;
  application.file = undefined;
  closeSockets(running.url);
  await background.stop();
  if (running.app.departure.isLeaving || !(await becomesQuiet(running))) await drop(application);
}

/** Takes back what earlier files have not given back. */
async function takeBack(): Promise<void> {
  const file = currentFile();
  const taken = pooled.filter((it) => it.file !== undefined);
  for (const application of taken) {
    if (application.file !== file || application.running.app.departure.isLeaving)
      await giveBack(application);
  }
}

const isFree = (database: CleanDatabase) =>
  pooled.every((it) => it.database !== database || it.file === undefined);

async function remove(database: CleanDatabase): Promise<void> {
  databases.splice(databases.indexOf(database), 1);
  for (const it of pooled.filter((one) => one.database === database)) await drop(it);
  await database.remove();
}

/** Returns a database as new that no test uses. */
async function freeDatabase(): Promise<CleanDatabase> {
  for (const database of databases.filter(isFree)) {
    if (await database.clean()) return database;
    await remove(database);
  }
  const created = await CleanDatabase.create();
  databases.push(created);
  return created;
}

/**
 * Takes an application of this worker on a database as new, or on that of another one; starts it if
 * there is none with such a configuration. Returns undefined if the database is not of this pool.
 */
export async function takeApplication(
  wanted: Wanted,
  databaseUrl?: string,
): Promise<Opened | undefined> {
  await takeBack();
  const database = databaseUrl
    ? databases.find(({ url }) => url === databaseUrl)
    : await freeDatabase();
  if (!database) return undefined;
  const key = keyOf(wanted);
  const isFitting = (it: Pooled) => it.key === key && it.database === database && !it.file;
  const application = pooled.find(isFitting) ?? (await open(wanted, database));
  application.file = currentFile();
  renew(application, wanted, database.url);
  const { running, background } = application;
  const close = () => giveBack(application);
  return { running, databaseUrl: database.url, database, background, close };
}

async function open(wanted: Wanted, database: CleanDatabase): Promise<Pooled> {
  const oldest = pooled.find(({ file }) => file === undefined);
  if (oldest && pooled.length >= KEPT) await drop(oldest);
  const running = await start({ ...wanted, databaseUrl: database.url });
  noteStart('pooled');
  const background = new Background(running.app, database.url);
  const { config } = wanted;
  const application = {
    key: keyOf(wanted),
    config,
    running,
    database,
    background,
    file: undefined,
  };
  pooled.push(application);
  return application;
}
