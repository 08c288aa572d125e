import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const MAIN = join(REPOSITORY, 'api/dist/app/main.js');
const STOP_PATIENCE_MS = 20_000;

/** The real server with an embedded database and the demo of its own, in a process that can be killed. */
export class Server {
  private child: ChildProcess | undefined;
  private output = '';
  private port = 0;

  private constructor(private readonly dataDir: string) {}

  static async open(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'fairweek-e2e-')));
    // Should this process end without closing: the server then stops, and its database with it.
    process.once('exit', () => server.child?.kill('SIGTERM'));
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

  /** Starts on the data and the port of before. */
  async start(): Promise<void> {
    const { NODE_ENV: _, DATABASE_URL: _database, ...environment } = process.env;
    const child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
      cwd: REPOSITORY,
      env: {
        ...environment,
        // For cheap password hashes; everything else is as people have it.
        NODE_ENV: 'test',
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        DEMO: 'on',
        LOG_LEVEL: 'warn',
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

  /** Ends the process at once, as a crash does; the database stays behind. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops everything and leaves nothing behind. */
  async close(): Promise<void> {
    const timer = setTimeout(() => this.child?.kill('SIGKILL'), STOP_PATIENCE_MS);
    await this.end('SIGTERM');
    clearTimeout(timer);
    // Where the database's user may not enter the data folder, it lives elsewhere and that is noted.
    const place = join(this.dataDir, 'database-place');
    const elsewhere = existsSync(place) ? (await readFile(place, 'utf8')).trim() : undefined;
    await stopOrphan(join(elsewhere ?? join(this.dataDir, 'postgres'), 'cluster'));
    for (const folder of [elsewhere, this.dataDir]) {
      if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  /** What the demo's mailbox holds for somebody, newest first. */
  async mailTo(recipient: string): Promise<{ subject: string; text: string }[]> {
    const response = await fetch(`${this.url}/dev/mail.json`);
    const mails: { recipient: string; subject: string; text: string }[] = await response.json();
    return mails.filter((mail) => mail.recipient === recipient);
  }

  private readyOn(): number {
    return Number(/Fairweek is ready: http:\/\/localhost:(\d+)/.exec(this.output)?.[1] ?? 0);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

/** Stops the PostgreSQL that a killed server has left running. */
async function stopOrphan(cluster: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (const until = Date.now() + STOP_PATIENCE_MS; existsSync(lock) && Date.now() < until; ) {
    await sleep(50);
  }
}
