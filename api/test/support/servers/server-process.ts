import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { until } from '../until';
import { freePort } from './free-port';
import { PRODUCTION } from './production';

/** The folder of the repository, from api/test/support and from the built chaos program. */
export const ROOT = findRoot(__dirname);
/** The built program. */
export const MAIN = join(ROOT, 'api/dist/app/main.js');

/** The real server in its own process, which can be killed and restarted. */
export interface ServerProcess {
  url: string;
  /** Its log and output since its first start, line by line. */
  said: string[];
  /** Whether it is running. */
  isRunning(): boolean;
  /** The id of the running process. */
  readonly pid: number;
  /** Starts it and resolves once it is ready. */
  start(): Promise<void>;
  /** Kills it like a power cut. */
  kill(): Promise<void>;
  /** Sends it SIGTERM and returns its exit code. */
  stop(): Promise<number | null>;
}

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : findRoot(resolve(folder, '..'));
}

/** Builds the server unless it is built. */
export function ensureServerIsBuilt(): void {
  if (existsSync(MAIN)) return;
  execFileSync(process.execPath, ['scripts/build-api.mjs'], { cwd: ROOT });
}

/** Resolves once the server at the address is ready; throws if its process exits before. */
async function untilReady(url: string, child: ChildProcess): Promise<void> {
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    return (await fetch(`${url}/readyz`).catch(() => undefined))?.ok;
  }, 50);
}

interface Options {
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** The command that runs it. */
  command?: string[];
}

/** A server on the given database, or on an embedded one, always on the same port. */
export async function serverProcess(
  databaseUrl: string | undefined,
  { env = {}, command = [process.execPath, MAIN] }: Options = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const said: string[] = [];
  let child: ChildProcess | undefined;
  const isRunning = () =>
    child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || !isRunning()) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  };
  return {
    url,
    get pid() {
      return child?.pid ?? 0;
    },
    said,
    isRunning,
    async start() {
      const [program = '', ...args] = command;
      child = spawn(program, args, {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'test',
          PORT: String(port),
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
          DEMO: 'off',
          JWT_SECRET: PRODUCTION.JWT_SECRET,
          LOG_LEVEL: 'warn',
          // One address sends all requests.
          REQUESTS_PER_MINUTE: '0',
          PASSWORDS_PER_NETWORK: '0',
          ...env,
        },
      });
      if (child.stdout) createInterface(child.stdout).on('line', (line) => said.push(line));
      await untilReady(url, child);
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
