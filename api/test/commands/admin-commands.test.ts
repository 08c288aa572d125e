import 'reflect-metadata';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient } from '../support/clients/api-client';
import { runCommand } from '../support/servers/command-process';
import {
  ensureServerIsBuilt,
  type ServerProcess,
  serverProcess,
} from '../support/servers/server-process';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  ensureServerIsBuilt();
  folder = await mkdtemp(join(tmpdir(), 'fairweek-admin-'));
  // As root the database runs as another user, who needs access.
  await chmod(folder, 0o711);
  server = await serverProcess(undefined, { env: { DATA_DIR: folder } });
  await server.start();
}, 180_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const admin = (...args: string[]) => runCommand('admin', args, { DATA_DIR: folder });

test('an operator manages administrators while Fairweek runs on its embedded database', async () => {
  expect(await admin('list')).toMatchObject({
    code: 0,
    output: 'There is no administrator yet: "npm run admin -- create" makes one.\n',
  });
  const made = await admin('create', '--email', 'ada@example.test', '--first-name', 'Ada');
  expect(made.code).toBe(0);
  const [, password = ''] = /: (\S+)\n$/.exec(made.output) ?? [];
  const client = new ApiClient(server.url);
  const login = { email: 'ada@example.test', password, isAdmin: true };
  expect((await client.post('/api/auth/login', login)).status).toBe(200);
  expect((await admin('list')).output).toBe(
    'ada@example.test  Ada Administrator (sessions: 1, temporary password)\n',
  );

  const newPassword = 'a-good-long-password';
  await client.post('/api/auth/change-password', { newPassword });
  const page = await client.subscribe('subscription { myMessageEvents { kind } }');
  expect(await admin('end-sessions', 'ada@example.test')).toMatchObject({ code: 0 });
  expect(await page.closed).toMatchObject({ code: 4401 });

  const reset = await admin('reset-password', 'ada@example.test');
  expect(reset.output).toMatch(/^Temporary password of ada@example.test, for 7 days; .*: \S+\n$/);
  expect(await admin('demote', 'ada@example.test')).toEqual({
    code: 1,
    output: '',
    complaint:
      'ada@example.test is the last administrator. Make another one first, or add --force.\n',
  });
  expect(await admin('demote', 'ada@example.test', '--force')).toMatchObject({ code: 0 });
  expect(await admin('end-sessions', '--all')).toMatchObject({
    output: 'Everyone is signed out (users: 0).\n',
  });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test.each([
  [['--help'], 0, 'Usage: npm run admin -- <command>'],
  [[], 1, 'Usage: npm run admin -- <command>'],
  [['promote'], 1, 'Unknown command promote.\nUsage: npm run admin -- <command>'],
  [['demote'], 1, 'Please add the email address.'],
  [['list', '--verbose'], 1, "Unknown option '--verbose'"],
  [['create', '--email', 'nonsense'], 1, 'email must be a valid e-mail address.'],
  [['reset-password', 'x@example.test'], 1, 'No user has the address x@example.test.'],
])('admin %j ends with %i and a sentence', async (args, code, sentence) => {
  const end = await admin(...args);
  expect(end.code).toBe(code);
  expect(end.output + end.complaint).toContain(sentence);
});

test('migrate --help explains the command and runs nothing', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'fairweek-empty-'));
  const end = await runCommand('migrate', ['--help'], { DATA_DIR: empty });
  expect(end).toMatchObject({ code: 0, output: expect.stringContaining('Usage: npm run migrate') });
  expect(await readdir(empty)).toEqual([]);
  await rm(empty, { recursive: true });
});

test.each([['list'], ['demote', 'x@example.test'], ['end-sessions', '--all']])(
  'in an empty place, admin %s says that there is no database, and creates none',
  async (...args) => {
    const empty = await mkdtemp(join(tmpdir(), 'fairweek-empty-'));
    expect(await runCommand('admin', args, { DATA_DIR: empty })).toEqual({
      code: 1,
      output: '',
      complaint: `There is no database in ${empty} yet: "npm start" creates it. For another one, set DATA_DIR or DATABASE_URL.\n`,
    });
    expect(await readdir(empty)).toEqual([]);
    await rm(empty, { recursive: true });
  },
);
