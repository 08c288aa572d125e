import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../../src/app/doctor/finding';
import { ask } from '../support/clients/ask';
import { runCommand } from '../support/servers/command-process';
import { freePort } from '../support/servers/free-port';
import { openMailServer } from '../support/servers/mail-server';
import { PRODUCTION } from '../support/servers/production';
import { ensureServerIsBuilt, ROOT } from '../support/servers/server-process';
import { createOwnDatabase } from '../support/sql/own-database';
import { createTestDatabase } from '../support/sql/template';

/** A set-up as environment variables, in a copy of the program where it is about that. */
interface SetUp {
  env?: Record<string, string>;
  root?: string;
  end?(): unknown;
}

let folder: string;
let sound: Record<string, string>;
beforeAll(() => ensureServerIsBuilt(), 180_000);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairweek-doctor-'));
  sound = {
    DATABASE_URL: await createTestDatabase(),
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: join(folder, 'backups'),
    PORT: String(await freePort()),
    JWT_SECRET: randomBytes(32).toString('hex'),
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function examine({ env, root }: SetUp): Promise<{ code: number | null; found: Finding[] }> {
  const { code, output } = await runCommand('doctor', ['--json'], { ...sound, ...env }, root);
  return { code, found: JSON.parse(output) };
}

const url = (change: (url: URL) => void) => {
  const changed = new URL(sound.DATABASE_URL ?? '');
  change(changed);
  return { env: { DATABASE_URL: changed.href } };
};

const sql = (text: string) => ask(sound.DATABASE_URL ?? '', text);

/** A file, in which no folder can be made. */
async function aFile(): Promise<string> {
  const file = join(folder, 'file');
  await writeFile(file, '');
  return file;
}

/** The installation without its web interface. */
async function copyWithoutWeb(): Promise<SetUp> {
  const root = join(folder, 'copy');
  await mkdir(join(root, 'api'), { recursive: true });
  await cp(join(ROOT, 'api/dist'), join(root, 'api/dist'), { recursive: true });
  await cp(join(ROOT, 'package.json'), join(root, 'package.json'));
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return { root };
}

const BROKEN: [what: string, check: string, setUp: () => Promise<SetUp>, sentence: RegExp][] = [
  [
    'a database that does not answer',
    'database',
    async () => url((it) => (it.port = '1')),
    /^The database .* at .*:1 cannot be used: nothing answers there\. Check DATABASE_URL\.$/,
  ],
  [
    'a wrong password of the database',
    'database',
    async () => url((it) => (it.password = 'wrong')),
    /cannot be used: it does not accept the user name and password\. Check DATABASE_URL\.$/,
  ],
  [
    'a database that does not exist',
    'database',
    async () => url((it) => (it.pathname = '/nowhere')),
    /^The database nowhere at .* it has no database of this name\. Check DATABASE_URL\.$/,
  ],
  [
    'a read-only database',
    'writes',
    async () => {
      const [row] = await sql('select current_database() as name');
      await sql(`alter database ${row?.name} set default_transaction_read_only = on`);
      return {};
    },
    /is read-only, as a standby is: name the primary in DATABASE_URL/,
  ],
  [
    'a user who may not install extensions',
    'extensions',
    async () => {
      const own = new URL(await createOwnDatabase());
      const name = own.pathname.slice(1);
      await sql(`create role guest_${name} login password 'own'`);
      own.username = `guest_${name}`;
      return { env: { DATABASE_URL: own.href } };
    },
    /^The user guest_.* may not install the extensions .*citext.*: grant create on database/,
  ],
  [
    'data of a newer Fairweek',
    'schema',
    async () => {
      await sql("insert into migrations (timestamp, name) values (9999999999999, 'Next9')");
      return {};
    },
    /newer Fairweek, whose Next9 this one does not know: start the newer one, or restore/,
  ],
  [
    'a Redis that does not answer',
    'events',
    async () => ({ env: { REDIS_URL: 'redis://127.0.0.1:1' } }),
    /^Redis at 127\.0\.0\.1:1 cannot be used: nothing answers there\. Check REDIS_URL\.$/,
  ],
  [
    'a mail server that does not answer',
    'mail',
    async () => ({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } }),
    /^The mail server at 127\.0\.0\.1:1 cannot be used: nothing answers there\. Check SMTP_URL\.$/,
  ],
  [
    'a wrong password of the mail server',
    'mail',
    async () => {
      const server = await openMailServer();
      server.demandPassword('right');
      const { host } = new URL(server.url);
      return { env: { SMTP_URL: `smtp://me:wrong@${host}` }, end: () => server.close() };
    },
    /cannot be used: it does not accept the user name and password\. Check SMTP_URL\.$/,
  ],
  [
    'a weak secret',
    'secret',
    async () => ({ env: { JWT_SECRET: 'abc'.repeat(20) } }),
    /^JWT_SECRET can be guessed: .* "openssl rand -hex 32" makes a better one\.$/,
  ],
  [
    'a weak secret in production',
    'configuration',
    async () => ({ env: { ...PRODUCTION, JWT_SECRET: 'abc'.repeat(20) } }),
    /^JWT_SECRET must be random when NODE_ENV is production; .* "openssl rand -hex 32" makes one\.$/,
  ],
  [
    'an invalid setting beside a misspelt one',
    'configuration',
    async () => ({ env: { PORT: 'x', SMPT_URL: 'smtp://a' } }),
    /^PORT must be a whole number from 0 to 65535/,
  ],
  [
    'an http address in production',
    'configuration',
    async () => ({ env: { ...PRODUCTION, APP_URL: 'http://fairweek.example' } }),
    /^APP_URL must be the https:\/\/ address that people open when NODE_ENV is production/,
  ],
  [
    'an http address of another computer',
    'address',
    async () => ({ env: { APP_URL: 'http://fairweek.example' } }),
    /passwords travel unencrypted\. Put a proxy with a certificate in front/,
  ],
  [
    'a data folder that cannot be written',
    'data folder',
    async () => ({ env: { DATA_DIR: join(await aFile(), 'data'), JWT_SECRET: '' } }),
    /^The data folder .* cannot be used: .* or set DATA_DIR to another folder\.$/,
  ],
  [
    'a backup folder that cannot be written',
    'backup folder',
    async () => ({ env: { BACKUP_DIR: join(await aFile(), 'backups') } }),
    /^BACKUP_DIR .* cannot be written: .* Make it writable for this user, or choose another folder\.$/,
  ],
  [
    'a secret that other users can read',
    'permissions',
    async () => {
      const dataDir = sound.DATA_DIR ?? '';
      await mkdir(dataDir);
      await writeFile(join(dataDir, 'jwt-secret'), randomBytes(48).toString('base64url'));
      await chmod(join(dataDir, 'jwt-secret'), 0o644);
      return { env: { JWT_SECRET: '' } };
    },
    /^Other users can read .*jwt-secret: chmod 600 .*jwt-secret$/,
  ],
  [
    'a port that another program uses',
    'port',
    async () => {
      const other = createServer((socket) => socket.end('hello')).listen(0, '127.0.0.1');
      await new Promise((resolve) => other.once('listening', resolve));
      const { port } = other.address() as AddressInfo;
      return { env: { PORT: String(port) }, end: () => other.close() };
    },
    /^Port \d+ is taken by another program\. Stop it, or choose another port: PORT=\d+ npm start$/,
  ],
  [
    'a web interface that was not built',
    'web',
    copyWithoutWeb,
    /^The web interface has not been built: run "npm run build" or "npm start"\.$/,
  ],
  [
    'a clock that is ahead',
    'clock',
    async () => {
      const preload = join(ROOT, 'api/test/support/servers/fast-clock.cjs');
      return { env: { NODE_OPTIONS: `--require ${preload}` } };
    },
    /^The clock of this computer is 600 s ahead of that of the database: let both set it by NTP\.$/,
  ],
  [
    'backups that are not made',
    'last backup',
    async () => {
      await sql(`insert into backups (file_name, is_scheduled, started_at, finished_at, bytes)
        values ('old', true, now() - interval '3 days', now() - interval '3 days', 1000)`);
      await sql(`insert into backups (file_name, is_scheduled, failed_at, error)
        values ('new', true, now(), 'the disk is full')`);
      return {};
    },
    /and two of the schedule are missing; the last attempt failed: the disk is full$/,
  ],
];

test.each(BROKEN)('the doctor names %s', async (_what, check, setUp, sentence) => {
  const given = await setUp();
  try {
    const { code, found } = await examine(given);
    expect(code).toBe(1);
    const broken = found.filter(({ state }) => state === 'broken');
    expect(broken.find((it) => it.check === check)?.sentence).toMatch(sentence);
    // The web interface may not have been built for this test run.
    expect(broken.filter((it) => it.check !== check && it.check !== 'web')).toEqual([]);
  } finally {
    await given.end?.();
  }
});

test('a sound set-up has nothing broken, and one line per check', async () => {
  const { output } = await runCommand('doctor', [], sound);
  const lines = output.split('\n').filter((line) => !line.includes(' web: '));
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
  const checks = ['configuration', 'database', 'events', 'port', 'disk', 'clock'];
  for (const check of checks) {
    expect(lines.some((line) => line.startsWith(`✓ ${check}: `))).toBe(true);
  }
});

test('where nothing was started yet, the doctor creates nothing', async () => {
  const env = { DATABASE_URL: '', JWT_SECRET: '' };
  const { found } = await examine({ env });
  expect(found).toContainEqual({
    check: 'database',
    state: 'ok',
    sentence: 'The first start creates the embedded database.',
  });
  await expect(chmod(sound.DATA_DIR ?? '', 0o700)).rejects.toThrow('ENOENT');
});
