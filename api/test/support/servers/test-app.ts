import 'reflect-metadata';
import { hash } from 'bcrypt';
import type { Logger } from 'pino';
import { readConfig } from '../../../src/app/config/config';
import { createLog } from '../../../src/app/log';
import { type Running, start } from '../../../src/app/start';
import type { PersistedOperations } from '../../../src/core/graphql/persisted-operations';
import { User } from '../../../src/features/auth/user.entity';
import { newUser } from '../../../src/features/auth/user.factory';
import { ApiClient } from '../clients/api-client';
import { checkRows } from '../sql/check-rows';
import { createTestDatabase } from '../sql/template';
import { PRODUCTION } from './production';

export const PASSWORD = 'a-good-password';
export const SECRET = PRODUCTION.JWT_SECRET;

/** A running Fairweek server on its own empty database, with users to sign in as. */
export interface TestApp {
  running: Running;
  databaseUrl: string;
  /** Stores a user; the password is PASSWORD by default. */
  person(facts?: Partial<User>): Promise<User>;
  /** A signed-out client. */
  visitor(): ApiClient;
  /** A client signed in as the user. */
  signIn(person: User, options?: { isAdmin?: boolean }): Promise<ApiClient>;
  close(): Promise<void>;
}

checkRows();

let count = 0;

/** Starts one process of Fairweek; with a databaseUrl it is a second one on the same database. */
export async function startTestApp(
  options: {
    databaseUrl?: string;
    env?: Record<string, string>;
    operations?: PersistedOperations;
    log?: Logger;
  } = {},
): Promise<TestApp> {
  const databaseUrl = options.databaseUrl ?? (await createTestDatabase());
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    // One address sends all requests, and users send more at once and have more pages open than usual.
    REQUESTS_PER_MINUTE: '0',
    REQUESTS_AT_ONCE: '0',
    PASSWORDS_PER_NETWORK: '0',
    SOCKETS_PER_USER: '0',
    ...options.env,
  });
  const { operations, log = createLog(config.logLevel) } = options;
  const running = await start({ config, databaseUrl, secret: SECRET, log, operations });
  const passwordHash = await hash(PASSWORD, running.app.passwordCost);
  const visitor = () => new ApiClient(running.url);
  return {
    running,
    databaseUrl,
    visitor,
    async person(facts = {}) {
      count += 1;
      const name = `Person${count}`;
      return running.app.db.manager.save(
        newUser({
          firstName: name,
          lastName: 'Test',
          email: `${name.toLowerCase()}@example.test`,
          passwordHash,
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
    close: () => running.stop(),
  };
}
