import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckedSnapshot } from '@packages/snapshot/check-snapshot';
import { SNAPSHOT_FORMAT } from '@packages/snapshot/snapshot-format';
import { secretMark } from '../../features/backups/steps/write-backup';
import { readConfig } from '../config/config';
import { placeSecret, planSecret } from './restore-secret';

const SECRET = 'the-secret-of-the-backup-1234567890';
const OTHER = 'some-other-secret-0987654321-abcdef';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairweek-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const configured = (jwtSecret?: string) => readConfig({ DATA_DIR: dataDir, JWT_SECRET: jwtSecret });
const inDataDir = (secret: string) => writeFile(join(dataDir, 'jwt-secret'), secret);

/** A backup that holds the secret, or one of an installation that keeps it elsewhere. */
function backup({ holdsSecret }: { holdsSecret: boolean }): CheckedSnapshot {
  return {
    file: 'one.gz',
    header: {
      format: SNAPSHOT_FORMAT,
      application: 'fairweek',
      release: '0.1.0',
      postgres: '18.4',
      createdAt: '2026-11-22T00:00:00.000Z',
      migrations: [],
      tables: [],
      sequences: [],
      secretMark: secretMark(SECRET),
    },
    trailer: { tables: {}, sha256: '' },
    secret: holdsSecret ? SECRET : undefined,
  };
}

test('a generated secret is written into an empty data folder, for its owner alone', async () => {
  const config = configured();
  await placeSecret(config, await planSecret(config, backup({ holdsSecret: true })));
  const file = join(dataDir, 'jwt-secret');
  expect(await readFile(file, 'utf8')).toBe(SECRET);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test.each([true, false])(
  'the same secret needs nothing (in the backup: %p)',
  async (holdsSecret) => {
    expect(await planSecret(configured(SECRET), backup({ holdsSecret }))).toEqual({});
    await inDataDir(SECRET);
    expect(await planSecret(configured(), backup({ holdsSecret }))).toEqual({});
  },
);

test('another secret of the data folder is not replaced: the restore is refused', async () => {
  await inDataDir(OTHER);
  await expect(planSecret(configured(), backup({ holdsSecret: true }))).rejects.toThrow(
    `${join(dataDir, 'jwt-secret')} holds another secret than the backup, so nothing was restored.`,
  );
  expect(await readFile(join(dataDir, 'jwt-secret'), 'utf8')).toBe(OTHER);
});

test('another JWT_SECRET stays, and the operator reads what that means', async () => {
  const plan = await planSecret(configured(OTHER), backup({ holdsSecret: true }));
  expect(plan.secret).toBeUndefined();
  expect(plan.note).toBe(
    'JWT_SECRET is not the secret of the backup: everyone has to sign in again, and two-step verification works again only after "npm run admin -- remove-second-factor --all".',
  );
});

test('a secret that is kept elsewhere is asked for', async () => {
  const { note } = await planSecret(configured(), backup({ holdsSecret: false }));
  expect(note).toMatch(/^Set JWT_SECRET to the secret of the backup; otherwise everyone/);
});
