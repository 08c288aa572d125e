import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { DEMO_PASSWORD } from '../../api/src/demo/accounts';

// npm runs the bench in the repository root.
const API = resolve('api/dist/app/main.js');

/** A serving process and its address. */
export interface Served {
  url: string;
  /** Returns its peak memory in MB; 0 if the system does not report it. */
  peakMb(): Promise<number>;
  /** Returns its memory now, in kB; 0 if the system does not report it. */
  memoryKb(): Promise<number>;
  /** Returns the CPU time that it has taken so far, in ms; 0 if the system does not report it. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a program and waits for the line with its address. */
export async function serve(program: string, env: Record<string, string>): Promise<Served> {
  const child: ChildProcess = spawn(process.execPath, ['--enable-source-maps', program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  const memory = async (field: 'VmHWM' | 'VmRSS') => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  };
  const peakMb = async () => Math.round((await memory('VmHWM')) / 1024);
  const memoryKb = () => memory('VmRSS');
  const cpuMs = async () => {
    const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '');
    // User and system time in ticks of 10 ms, counted after the name, which may contain spaces.
    const [user = 0, system = 0] = stat.split(') ').at(-1)?.split(' ').slice(11).map(Number) ?? [];
    return (user + system) * 10;
  };
  if (child.stdout === null) throw new Error('The program has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready: (http:\S+)/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return { url, peakMb, memoryKb, cpuMs, stop };
  }
  throw new Error(`${program} ended before it was ready.`);
}

/** Starts the real Fairweek in its own process, with the demo if the database is empty. */
export function serveFairweek(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Served> {
  return serve(API, {
    ...env,
    // For cheap password hashes; everything else is as in production.
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'on',
    LOG_LEVEL: 'error',
    APP_URL: '',
    JWT_SECRET: '',
    REDIS_URL: '',
    SMTP_URL: '',
    // One machine plays all clients.
    REQUESTS_PER_MINUTE: '0',
    PASSWORDS_PER_NETWORK: '0',
    SOCKETS_PER_USER: '0',
    SUBSCRIPTIONS_PER_USER: '0',
  });
}

/** Signs in the demo's administrator; returns the cookie to send. */
export const signInAsAdministrator = (url: string) =>
  signIn(url, { email: 'admin@fairweek.test', isAdmin: true });

/** Signs in a user of the demo; returns the cookie to send. */
export async function signIn(
  url: string,
  { email, isAdmin = false }: { email: string; isAdmin?: boolean },
): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, isAdmin }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`);
  return cookie.split(';')[0] ?? '';
}
