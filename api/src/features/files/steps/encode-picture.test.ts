import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photo } from '../../../../test/support/scenes/uploads';
import { encodePicture } from './encode-picture';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fairweek-encode-'));
  await writeFile(join(dir, 'upload'), await photo());
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a full disk is named in the refusal', async () => {
  await symlink('/dev/full', join(dir, 'screen'));
  await expect(encodePicture(dir, { path: join(dir, 'upload') })).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'The disk of Fairweek is full, so the file was not stored.',
  });
});
