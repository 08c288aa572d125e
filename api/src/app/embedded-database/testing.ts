import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, type QueryResultRow } from 'pg';

/** A start in a process of its own, so that it can be killed. */
export interface ChildStart {
  readonly child: ChildProcess;
  readonly url?: string;
  readonly error?: string;
  readonly name?: string;
}

/** Starts a database on the folder in a child process and waits for its answer. */
export async function startInChild(dataDir: string): Promise<ChildStart> {
  const child = spawn(process.execPath, [join(__dirname, 'child-for-tests.cjs'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, ...JSON.parse(line) };
}

/** Ends a child with a signal and waits until it is gone. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Asks the database one question over a connection of its own. */
export async function ask<T extends QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
