import 'reflect-metadata';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from 'bcrypt';
import type { Logger } from 'pino';
import { type Config, readConfig } from '../../../src/app/config/config';
import { createLog } from '../../../src/app/log';
import { type Running, start } from '../../../src/app/start';
import type { PersistedOperations } from '../../../src/core/graphql/persisted-operations';
import { User } from '../../../src/features/auth/user.entity';
import { newUser } from '../../../src/features/auth/user.factory';
import { ApiClient } from '../clients/api-client';
import { passTime, setDateAhead } from '../clock';
import { Background } from '../pool/background';
import type { CleanDatabase } from '../pool/clean-database';
import { type Opened, takeApplication } from '../pool/pool';
import { noteStart } from '../pool/starts';
import { checkRows } from '../sql/check-rows';
import { receiveOwnSql } from '../sql/own-sql';
import { createTestDatabase } from '../sql/template';
import { PRODUCTION } from './production';

export const PASSWORD = 'a-good-password';
export const SECRET = PRODUCTION.JWT_SECRET;

/** A running Fairweek server on its own empty database, with users to sign in as. */
export interface TestApp {
  running: Running;
  databaseUrl: string;
  /** Of the worker; undefined if the test has a database for itself. */
  database: CleanDatabase | undefined;
  /** Stores a user; the password is PASSWORD by default. */
  person(facts?: Partial<User>): Promise<User>;
  /** A signed-out client. */
  visitor(): ApiClient;
  /** A client signed in as the user. */
  signIn(person: User, options?: { isAdmin?: boolean }): Promise<ApiClient>;
  /** Lets time pass for the database and this process, such as '16 minutes'; timers go on. */
  pass(interval: string): Promise<void>;
  /** Runs the jobs that are due, and those that they queue: no one else does. */
  runJobs(): Promise<void>;
  /** Runs jobs and periodic work from now on, as a process does. */
  runBackground(): Promise<void>;
  close(): Promise<void>;
}

interface TestAppOptions {
  databaseUrl?: string;
  env?: Record<string, string>;
  operations?: PersistedOperations;
  log?: Logger;
  /** Whether it is a whole process for this test alone, with jobs and periodic work. */
  isApart?: boolean;
}

checkRows();

let count = 0;
let passwordHash: Promise<string> | undefined;

/** Whether an application with such a configuration is as new for the next test. */
const isPoolable = ({ role, demo, redisUrl, limits }: Config) =>
  role === 'api' && !demo && !redisUrl && limits.requestsPerMinute === Number.POSITIVE_INFINITY;

async function open(options: TestAppOptions): Promise<Opened> {
  const { databaseUrl, operations, env, isApart = false } = options;
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    // For uploaded files, of the tests of this worker alone.
    DATA_DIR: join(tmpdir(), `data-of-worker-${process.env.JEST_WORKER_ID}`),
    DATABASE_URL: databaseUrl ?? process.env.TEST_DATABASE_URL,
    LOG_LEVEL: 'silent',
    // A test says itself when jobs run.
    ROLE: isApart ? 'all' : 'api',
    // One address sends all requests, and users send more at once and have more pages open than usual.
    REQUESTS_PER_MINUTE: '0',
    REQUESTS_AT_ONCE: '0',
    PASSWORDS_PER_NETWORK: '0',
    SOCKETS_PER_USER: '0',
    ...env,
  });
  const { log = createLog(config.logLevel) } = options;
  const wanted = { config, secret: SECRET, log };
  const isPlain = !isApart && !operations && isPoolable(config);
  const taken = isPlain ? await takeApplication(wanted, databaseUrl) : undefined;
  if (taken) return taken;
  const url = databaseUrl ?? (await createTestDatabase());
  const running = await start({ ...wanted, databaseUrl: url, operations });
  noteStart('apart');
  const background = new Background(running.app, url, config.role !== 'api');
  const close = async () => {
    await background.stop();
    await running.stop();
  };
  return { running, databaseUrl: url, background, close };
}

/**
 * Opens an application of Fairweek on an empty database; with a databaseUrl it is a second one on
 * the same database.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  // Others on its database share its time.
  const isFirst = options.databaseUrl === undefined;
  if (isFirst) setDateAhead(0);
  const { running, databaseUrl, database, background, close } = await open(options);
  receiveOwnSql(running.app);
  passwordHash ??= hash(PASSWORD, running.app.passwordCost);
  const hashed = await passwordHash;
  const visitor = () => new ApiClient(running.url);
  return {
    running,
    databaseUrl,
    database,
    visitor,
    async person(facts = {}) {
      count += 1;
      const name = `Person${count}`;
      return running.app.db.manager.save(
        newUser({
          firstName: name,
          lastName: 'Test',
          email: `${name.toLowerCase()}@example.test`,
          passwordHash: hashed,
          ...facts,
        }),
      );
    },
    async signIn(person, { isAdmin = false } = {}) {
      const client = visitor();
      const body = { email: person.email, password: PASSWORD, isAdmin };
      const { status } = await client.post('/api/auth/login', body);
      if (status !== 200) throw new Error(`${person.email} could not sign in: ${status}`);
      return client;
    },
    async pass(interval) {
      const query = (sql: string, values?: unknown[]) => running.app.db.query(sql, values);
      setDateAhead(await passTime(query, interval));
    },
    runJobs: () => background.runJobs(),
    runBackground: () => background.start(),
    async close() {
      if (isFirst) setDateAhead(0);
      await close();
    },
  };
}
