import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  startEmbeddedDatabase,
} from '../embedded-database';

/** A test's own folder, and the databases started in it. */
export class TestFolder {
  readonly running: EmbeddedDatabase[] = [];

  private constructor(readonly path: string) {}

  static async make(): Promise<TestFolder> {
    const path = await mkdtemp(join(tmpdir(), 'embedded-database-'));
    // As root, the database runs as another user, who needs access.
    await chmod(path, 0o711);
    return new TestFolder(path);
  }

  get dataDir(): string {
    return join(this.path, 'data');
  }

  get cluster(): string {
    return join(this.dataDir, 'postgres', 'cluster');
  }

  async start(options: Partial<EmbeddedDatabaseOptions> = {}): Promise<EmbeddedDatabase> {
    const { dataDir } = this;
    const settings = { fsync: 'off' };
    const usual = { application: 'Example', dataDir, log: () => undefined, settings };
    const database = await startEmbeddedDatabase({ ...usual, ...options });
    this.running.push(database);
    return database;
  }

  async remove(): Promise<void> {
    for (const database of this.running.splice(0)) await database.stop();
    await rm(this.path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** A start in a process of its own, so that it can be killed. */
export interface ChildStart {
  readonly child: ChildProcess;
  readonly url?: string;
  readonly error?: string;
  readonly name?: string;
}

/** Starts a database on the folder in a child process and waits for its answer. */
export async function startInChild(dataDir: string): Promise<ChildStart> {
  const child = spawn(process.execPath, [join(__dirname, 'database-child.cjs'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, ...JSON.parse(line) };
}

/** Ends a child with a signal and waits until it has exited. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
