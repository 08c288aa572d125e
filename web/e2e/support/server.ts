import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const MAIN = join(REPOSITORY, 'api/dist/app/main.js');
const CLEAN_UP = join(import.meta.dirname, 'clean-up.mjs');

/** The fields that journeys read. */
interface CapturedMail {
  recipient: string;
  subject: string;
  text: string;
  attachments: { fileName: string; contentType: string; bytes: number }[];
}

/** Variables that may be set on this machine for another Fairweek; empty counts as absent. */
const FOREIGN = [
  'APP_URL',
  'DATABASE_URL',
  'JWT_SECRET',
  'MAIL_FROM',
  'REDIS_URL',
  'SMTP_URL',
  'TRUST_PROXY',
];

/** The real server with its own embedded database and demo, in a process that can be killed. */
export class Server {
  private child: ChildProcess | undefined;
  private output = '';
  private port = 0;

  private constructor(private readonly dataDir: string) {}

  static async open(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'fairweek-e2e-')));
    process.once('exit', server.abandon);
    try {
      await server.start();
    } catch (error) {
      await server.close();
      throw error;
    }
    return server;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts on the same data and port as before. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
      cwd: REPOSITORY,
      env: {
        ...process.env,
        ...Object.fromEntries(FOREIGN.map((name) => [name, ''])),
        // For cheap password hashes; everything else is as in production.
        NODE_ENV: 'test',
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        DEMO: 'on',
        LOG_LEVEL: 'warn',
        // The stand-in for browsers' push services is on this machine.
        PUSH_TO_PRIVATE_ADDRESSES: 'on',
        WEBHOOKS_TO_LOCALHOST: 'on',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.output = '';
    const listen = (chunk: Buffer) => {
      this.output += chunk;
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    while (!this.readyOn()) {
      if (child.exitCode !== null) throw new Error(`The server did not start:\n${this.output}`);
      await sleep(20);
    }
    this.port = this.readyOn();
  }

  /** Kills the process, like a crash; the database is left behind. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Stops everything and leaves nothing behind. */
  async close(): Promise<void> {
    process.off('exit', this.abandon);
    this.child?.kill('SIGTERM');
    const cleaner = this.cleanUp();
    const [exitCode] = await once(cleaner, 'exit');
    if (exitCode !== 0) throw new Error(`${this.dataDir} could not be cleaned up.`);
  }

  /** Returns the captured emails to a recipient, newest first. */
  async mailTo(recipient: string): Promise<CapturedMail[]> {
    const response = await fetch(`${this.url}/dev/mail.json`);
    const mails: CapturedMail[] = await response.json();
    return mails.filter((mail) => mail.recipient === recipient);
  }

  /** Changes the server's database, such as to let time pass. */
  async query(sql: string, values: unknown[] = []): Promise<void> {
    const { Client } = createRequire(join(REPOSITORY, 'api/package.json'))('pg');
    const read = (...path: string[]) => readFile(join(...path), 'utf8');
    const password = (await read(this.dataDir, 'database-password')).trim();
    const usual = join(this.dataDir, 'postgres');
    const home = await read(this.dataDir, 'database-place').catch(() => usual);
    const port = Number((await read(home.trim(), 'cluster/postmaster.pid')).split('\n')[3]);
    const client = new Client({ host: '127.0.0.1', port, user: 'fairweek', password });
    await client.connect();
    await client.query(sql, values).finally(() => client.end());
  }

  private readyOn(): number {
    return Number(/Fairweek is ready: http:\/\/localhost:(\d+)/.exec(this.output)?.[1] ?? 0);
  }

  /** Cleans up if this process ends without closing, as when the tests are interrupted. */
  private readonly abandon = () => {
    this.child?.kill('SIGTERM');
    this.cleanUp().unref();
  };

  private cleanUp(): ChildProcess {
    const pid = String(this.child?.pid ?? 0);
    const options = { detached: true, stdio: 'ignore' } as const;
    return spawn(process.execPath, [CLEAN_UP, pid, this.dataDir], options);
  }
}

/** A server for each file of journeys: what one file leaves behind, no other meets. */
export class ServerOfFile {
  private file: string | undefined;
  private server: Server | undefined;

  async forFile(file: string): Promise<Server> {
    if (this.server && this.file === file) return this.server;
    await this.close();
    this.server = await Server.open();
    this.file = file;
    return this.server;
  }

  async close(): Promise<void> {
    await this.server?.close();
    this.server = undefined;
  }
}
