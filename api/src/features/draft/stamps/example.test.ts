import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyLog } from '../rules';

/** An example that OpenSSL stamped. */
const FOLDER = join(__dirname, '../../../../../docs/draft-log');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

const log = read('stamped-log.json');
const stamps = read('stamps.json');
const roots = read('stamps.pem');

test('stamps of OpenSSL stand beside their log, by an authority that the reader trusts', async () => {
  const verdict = await verifyLog(log, { stamps, roots });
  expect(verdict.isInOrder && verdict.stamps).toMatch(
    /^2 time stamps match the log, .* Their certificates lead to those that you trust\.$/,
  );
  const others = 'not one certificate';
  expect(await verifyLog(log, { stamps, roots: others })).toMatchObject({
    isInOrder: false,
    problem: expect.stringContaining('does not lead to those that you trust'),
  });
});

test('a stamp of one entry is refused beside another', async () => {
  const file = JSON.parse(stamps);
  const moved = JSON.stringify({ ...file, stamps: [{ ...file.stamps[0], seq: 2 }] });
  expect(await verifyLog(log, { stamps: moved })).toMatchObject({ isInOrder: false });
});
