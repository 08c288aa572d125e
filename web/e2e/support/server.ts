import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, createDatabase, createTestDatabase, passTime, serverProcess } from './api';

/** The database with the demo, seeded once for a run; each server gets a copy of it. */
const DEMO = 'fairweek_demo';

/** The limits that a browser and an operator meet; empty counts as absent. */
const AS_IN_PRODUCTION = { REQUESTS_PER_MINUTE: '', PASSWORDS_PER_NETWORK: '' };

/** Links in emails name this host. */
const byName = (url: string) => url.replace('127.0.0.1', 'localhost');

/** The fields that journeys read. */
interface CapturedMail {
  recipient: string;
  subject: string;
  text: string;
  attachments: { fileName: string; contentType: string; bytes: number }[];
}

/** The real server on its own copy of the demo, in a process that can be killed. */
export interface Server {
  url: string;
  /** Starts on the same data and port as before. */
  start(): Promise<void>;
  /** Kills the process, like a crash. */
  kill(): Promise<void>;
  close(): Promise<void>;
  /** Returns the captured emails to a recipient, newest first. */
  mailTo(recipient: string): Promise<CapturedMail[]>;
  /** Lets time pass for the server's database, such as '16 minutes'. */
  pass(interval: string): Promise<void>;
  /** Changes the server's database. */
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

async function prepare(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairweek-e2e-'));
  return serverProcess(databaseUrl, {
    env: {
      ...AS_IN_PRODUCTION,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'on',
      // The stand-in for browsers' push services is on this machine.
      PUSH_TO_PRIVATE_ADDRESSES: 'on',
      WEBHOOKS_TO_LOCALHOST: 'on',
    },
  });
}

/** Seeds the demo of a run by a first start. */
export async function seedDemo(): Promise<void> {
  const server = await prepare(await createDatabase(DEMO));
  await server.start();
  await server.stop();
}

async function openServer(): Promise<Server> {
  const databaseUrl = await createTestDatabase(DEMO);
  const server = await prepare(databaseUrl);
  await server.start();
  const query = (sql: string, values: unknown[] = []) => ask(databaseUrl, sql, values);
  return {
    url: byName(server.url),
    start: server.start,
    kill: server.kill,
    close: async () => void (await server.stop()),
    async mailTo(recipient) {
      const response = await fetch(`${server.url}/dev/mail.json`);
      const mails: CapturedMail[] = await response.json();
      return mails.filter((mail) => mail.recipient === recipient);
    },
    pass: async (interval) => void (await passTime(query, interval)),
    query,
  };
}

/** The server of a worker: a new one for each file that writes, one for all that only read. */
export class CurrentServer {
  private scope: string | undefined;
  private server: Server | undefined;

  async in(scope: string): Promise<Server> {
    if (this.server && this.scope === scope) return this.server;
    await this.close();
    this.server = await openServer();
    this.scope = scope;
    return this.server;
  }

  async close(): Promise<void> {
    await this.server?.close();
    this.server = undefined;
  }
}
