import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { readPostmaster } from '@packages/embedded-postgres/postmaster';
import { CANNOT_START } from '@packages/start-problem/start-problem';
import { hasRedis, startRedis } from '../../test/support/servers/redis';
import { ensureServerIsBuilt, MAIN } from '../../test/support/servers/server-process';
import { createTestDatabase } from '../../test/support/sql/template';
import { NOT_YET } from '../core/process/start-problem';

let dataDir: string;

beforeAll(async () => {
  ensureServerIsBuilt();
  dataDir = await mkdtemp(join(tmpdir(), 'fairweek-main-'));
  // As root the database runs as another user, who needs access.
  await chmod(dataDir, 0o711);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the real program until it ends. */
async function runMain(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'error', ...env },
  });
  const complaint = text(child.stderr);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { code, complaint: await complaint };
}

test('a taken port ends the start with one sentence and leaves nothing running', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const { code, complaint } = await runMain({ DATA_DIR: dataDir, DEMO: 'off', PORT: `${port}` });
  taken.close();
  expect(code).toBe(CANNOT_START);
  expect(complaint.trim()).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );
  // A database that was stopped cleanly removes its lock file.
  expect(await readPostmaster(join(dataDir, 'postgres', 'cluster'))).toBeUndefined();
});

test('likely mistakes are reported in the log and next to the address', async () => {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: await createTestDatabase(),
      DATA_DIR: dataDir,
      PORT: '0',
      APP_URL: 'http://localhost',
      JWT_SECRET: randomBytes(32).toString('hex'),
      // A slow machine is no mistake.
      SLOW_MS: '0',
      SMPT_URL: 'smtp://mail',
    },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith('Warning: SMPT_URL')) break;
  }
  child.kill('SIGTERM');
  await gone;
  const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const warnings = [
    expect.stringMatching(/^SMTP_URL is not set: /),
    'SMPT_URL is not read by Fairweek. Did you mean SMTP_URL?',
  ];
  expect(logged.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual(warnings);
  expect(lines.slice(-3)).toEqual([
    'Fairweek is ready: http://localhost',
    expect.stringMatching(/^Warning: SMTP_URL is not set: /),
    'Warning: SMPT_URL is not read by Fairweek. Did you mean SMTP_URL?',
  ]);
});

test.each<[string, (url: URL) => void, string]>([
  ['does not answer', (url) => Object.assign(url, { port: '1' }), 'nothing answers there'],
  [
    'has no address',
    (url) => Object.assign(url, { hostname: 'nowhere.invalid' }),
    'there is no computer of this name|its name cannot be looked up',
  ],
  [
    'refuses the password',
    (url) => Object.assign(url, { password: 'wrong' }),
    'it does not accept the user name and password',
  ],
  [
    'does not exist',
    (url) => Object.assign(url, { pathname: '/nothing' }),
    'it has no database of this name',
  ],
])('a database that %s ends the start with one sentence', async (_what, spoil, reason) => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  spoil(url);
  const { code, complaint } = await runMain({
    DATABASE_URL: url.href,
    DATA_DIR: dataDir,
    PORT: '0',
  });
  expect([CANNOT_START, NOT_YET]).toContain(code);
  expect(complaint.trim()).toMatch(
    new RegExp(`^The database \\w+ at \\S+ cannot be used: (${reason})\\. Check DATABASE_URL\\.$`),
  );
});

test.each([
  [
    'no computer',
    'nowhere.invalid',
    /^(There is no computer of the name|The name) nowhere\.invalid/,
  ],
  ['no address', '300.1.1.1', /^(There is no computer of the name|The name) 300\.1\.1\.1/],
  ['another computer', '192.0.2.1', /^192\.0\.2\.1 is not an address of this computer\./],
])('a HOST that is %s ends the start with one sentence', async (_what, host, sentence) => {
  const { code, complaint } = await runMain({
    DATABASE_URL: await createTestDatabase(),
    DATA_DIR: dataDir,
    HOST: host,
    PORT: '0',
  });
  expect(code).toBe(CANNOT_START);
  expect(complaint.trim()).toMatch(sentence);
  expect(complaint.trim()).toMatch(/Check HOST: [^\n]+$/);
});

describe('a foreign service at the address', () => {
  const NO_SERVICE_OF_OURS = 'HTTP/1.1 400 Bad Request\r\n\r\n';
  let other: Server;
  let port: number;
  let isFirstToSpeak = false;
  beforeAll(async () => {
    // As a web server replies to what it does not understand.
    other = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.resume();
      if (isFirstToSpeak) socket.end(NO_SERVICE_OF_OURS);
      else socket.once('data', () => socket.end(NO_SERVICE_OF_OURS));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    ({ port } = other.address() as AddressInfo);
  });
  afterEach(() => {
    isFirstToSpeak = false;
  });
  afterAll(() => void other.close());

  test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
    [
      'and is no PostgreSQL',
      async () => ({ DATABASE_URL: `postgresql://a:b@127.0.0.1:${port}/house` }),
      /^The database house at \S+ cannot be used: [^\n]+ PostgreSQL\. Check DATABASE_URL\.$/,
    ],
    [
      'and is no Redis',
      async () => ({
        DATABASE_URL: await createTestDatabase(),
        REDIS_URL: `redis://127.0.0.1:${port}`,
      }),
      /^Redis at \S+ cannot be used: what answers there is no Redis\. Check REDIS_URL\.$/,
    ],
    [
      'and is no Redis, which it says unasked',
      async () => {
        isFirstToSpeak = true;
        return {
          DATABASE_URL: await createTestDatabase(),
          REDIS_URL: `redis://127.0.0.1:${port}`,
        };
      },
      /^Redis at \S+ cannot be used: what answers there is no Redis\. Check REDIS_URL\.$/,
    ],
    [
      'but is written with a % that means nothing',
      async () => ({ DATABASE_URL: `postgresql://a:s%Ecret@127.0.0.1:${port}/house` }),
      /^The database house at \S+ cannot be used: its address has a % [^\n]+ Check DATABASE_URL\.$/,
    ],
  ])('%s ends the start with one sentence', async (_what, env, sentence) => {
    const { complaint } = await runMain({ DATA_DIR: dataDir, PORT: '0', ...(await env()) });
    expect(complaint.trim()).toMatch(sentence);
  });
});

test.each([
  ['a file', async () => MAIN, 'it is a file, where a folder belongs'],
  ['where none can be made', async () => '/proc/x', 'it cannot be made there'],
])('a DATA_DIR that is %s ends the start with one sentence', async (_what, folder, reason) => {
  const path = await folder();
  const withDatabase = { DATABASE_URL: await createTestDatabase() };
  for (const env of [{}, withDatabase] as Record<string, string>[]) {
    const { code, complaint } = await runMain({ DATA_DIR: path, PORT: '0', ...env });
    expect(code).toBe(CANNOT_START);
    expect(complaint.trim()).toBe(
      `The data folder ${path} cannot be used: ${reason}. Fix that, or set DATA_DIR to another folder.`,
    );
  }
});

describe('a Redis', () => {
  const complaintAbout = async (redisUrl: string) => {
    const { code, complaint } = await runMain({
      DATABASE_URL: await createTestDatabase(),
      DATA_DIR: dataDir,
      REDIS_URL: redisUrl,
      PORT: '0',
      LOG_LEVEL: 'info',
    });
    expect([CANNOT_START, NOT_YET]).toContain(code);
    return complaint.trim();
  };

  test.each([
    ['does not answer', 'redis://127.0.0.1:1', 'nothing answers there'],
    [
      'has no address',
      'redis://nowhere.invalid',
      'there is no computer of this name|its name cannot be looked up',
    ],
  ])('that %s ends the start with one sentence', async (_what, url, reason) => {
    expect(await complaintAbout(url)).toMatch(
      new RegExp(`^Redis at \\S+ cannot be used: (${reason})\\. Check REDIS_URL\\.$`),
    );
  });

  // Redis is not an npm package: a machine without it cannot refuse the password.
  (hasRedis ? test : test.skip)('that refuses the password ends it the same way', async () => {
    const redis = await startRedis({ password: 'right' });
    for (const password of ['', ':wrong@']) {
      const url = `redis://${password}${new URL(redis.url).host}`;
      expect(await complaintAbout(url)).toMatch(
        /^Redis at \S+ cannot be used: it does not accept the user name and password\. Check REDIS_URL\.$/,
      );
    }
    await redis.stop();
  });
});
