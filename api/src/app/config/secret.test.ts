import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOrCreateSecret } from './secret';

describe('loadOrCreateSecret', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairweek-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('creates one secret that only its owner can read, even under concurrency', async () => {
    const dataDir = join(folder, 'new');
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateSecret(dataDir)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect(await readFile(join(dataDir, 'jwt-secret'), 'utf8')).toBe(secrets[0]);
    expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
    expect(await loadOrCreateSecret(dataDir)).toBe(secrets[0]);
  });

  it('refuses a secret that is too short', async () => {
    await writeFile(join(folder, 'jwt-secret'), 'short');
    await expect(loadOrCreateSecret(folder)).rejects.toThrow('too short');
  });
});
