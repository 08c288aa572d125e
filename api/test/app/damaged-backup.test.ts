import 'reflect-metadata';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { checkSnapshot } from '@packages/snapshot/check-snapshot';
import { backUpTo, createMigrated } from '../support/backup';

let folder: string;
let file: string;
let whole: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairweek-backup-'));
  file = join(folder, 'one.backup.gz');
  await backUpTo(file, await createMigrated());
  whole = await readFile(file);
});
afterAll(() => rm(folder, { recursive: true }));

test('a backup that is whole is accepted', async () => {
  expect((await checkSnapshot(file, 'Fairweek')).trailer.tables.users?.rows).toBe(1);
});

const changed = (change: (text: string) => string) =>
  gzipSync(change(gunzipSync(whole).toString()));

test.each<[string, () => Buffer, string]>([
  ['was cut', () => whole.subarray(0, whole.length / 2), 'is no backup of Fairweek, or damaged'],
  ['lacks its last byte', () => whole.subarray(0, -1), 'is cut off or has been changed'],
  [
    'has another letter in a row',
    () => changed((text) => text.replace('ada@', 'eve@')),
    'is cut off or has been changed',
  ],
  [
    'lacks its last line',
    () => changed((text) => text.slice(0, text.lastIndexOf('-- end'))),
    'is cut off or has been changed',
  ],
  ['is another file', () => Buffer.from('hello'), 'is no backup of Fairweek'],
  ['is another gzip file', () => gzipSync('hello\n'), 'is no backup of Fairweek'],
  [
    'has a newer layout',
    () => changed((text) => text.replace('"format":1', '"format":2')),
    'was written by a newer Fairweek (0.1.0)',
  ],
])('a backup is refused if it %s', async (_what, content, sentence) => {
  await writeFile(file, content());
  await expect(checkSnapshot(file, 'Fairweek')).rejects.toThrow(`${file} ${sentence}`);
});

test('a backup is refused if it has a flipped bit, wherever that is', async () => {
  for (let tenth = 1; tenth < 10; tenth++) {
    const copy = Buffer.from(whole);
    const place = Math.floor((copy.length * tenth) / 10);
    copy[place] = (copy[place] ?? 0) ^ 1;
    await writeFile(file, copy);
    // A file that unpacks all the same no longer has its checksum.
    await expect(checkSnapshot(file, 'Fairweek')).rejects.toThrow(
      / (is no backup of Fairweek, or damaged|is cut off or has been changed)/,
    );
  }
});

test('a backup is refused if it does not exist', async () => {
  await expect(checkSnapshot(`${file}.x`, 'Fairweek')).rejects.toThrow(`${file}.x does not exist.`);
});
