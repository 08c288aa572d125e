import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port';
import { SECRET } from './house';

const ROOT = resolve(__dirname, '../../..');
/** The built program. */
export const MAIN = join(ROOT, 'api/dist/app/main.js');

/** The real server in a process of its own, which can be killed and started again. */
export interface ServerProcess {
  url: string;
  /** Of the process that runs now. */
  readonly pid: number;
  /** Starts it and resolves once it is ready. */
  start(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Builds the server unless it is built. */
export function ensureServerIsBuilt(): void {
  if (existsSync(MAIN)) return;
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  execFileSync(tsc, ['-p', 'api/tsconfig.build.json'], { cwd: ROOT });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const ready = await fetch(`${url}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await sleep(50);
  }
}

/** A server on the database, always on the same port; `env` is what it has beside. */
export async function serverProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    get pid() {
      return child?.pid ?? 0;
    },
    async start() {
      child = spawn(process.execPath, [MAIN], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'test',
          PORT: String(port),
          DATABASE_URL: databaseUrl,
          DEMO: 'off',
          JWT_SECRET: SECRET,
          LOG_LEVEL: 'error',
          ...env,
        },
      });
      await untilReady(url, child);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
