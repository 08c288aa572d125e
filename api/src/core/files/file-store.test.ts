import { once } from 'node:events';
import { mkdtemp, open, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { copyContents } from './copy-contents';
import type { FileStore } from './file-store';
import { FolderStore } from './folder-store';
import { parseS3Address } from './s3-address';
import { S3Store } from './s3-store';
import { removeAbandonedStages, stage, whileStaging } from './stage-file';

let root: string;
let store: FolderStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fairweek-files-'));
  store = new FolderStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const put = (into: FileStore, text: string) =>
  whileStaging(into, async (dir) => {
    const file = await stage(join(dir, 'it'), Readable.from([Buffer.from(text)]));
    await into.put(file);
    return file.sha256;
  });
const textOf = async (content: Readable | undefined) =>
  content && (await buffer(content)).toString();

async function all(of: FileStore): Promise<object[]> {
  const found: object[] = [];
  for await (const content of of.list()) found.push(content);
  return found;
}

test('a content is stored once, by its hash, and leaves nothing where it was staged', async () => {
  const sha256 = await put(store, 'The lake');
  expect(await put(store, 'The lake')).toBe(sha256);
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(await all(store)).toEqual([{ sha256, bytes: 8 }]);
  expect(await readdir(store.stagingDir)).toEqual([]);
  expect(await textOf(await store.open(sha256))).toBe('The lake');
  expect(await textOf(await store.open(sha256, { first: 4, last: 5 }))).toBe('la');
});

test('a content that the disk has lost is stored again, flushed before it has its name', async () => {
  const sha256 = await put(store, 'The lake');
  await truncate(join(root, sha256.slice(0, 2), sha256.slice(2)), 0);
  const handle = await open(root);
  const sync = jest.spyOn(Object.getPrototypeOf(handle), 'sync');
  await handle.close();
  await put(store, 'The lake');
  // The file and the folder of its name.
  expect(sync).toHaveBeenCalledTimes(2);
  sync.mockRestore();
  expect(await textOf(await store.open(sha256))).toBe('The lake');
});

test('a content that is not there is undefined, and may be removed again', async () => {
  const sha256 = await put(store, 'The lake');
  await store.remove(sha256);
  await store.remove(sha256);
  expect([await store.size(sha256), await store.open(sha256)]).toEqual([undefined, undefined]);
  expect(await all(new FolderStore(join(root, 'nowhere')))).toEqual([]);
});

test('a file with too many bytes is refused while it is written, and leaves nothing', async () => {
  let given = 0;
  const chunks = async function* () {
    for (; given < 100; given += 1) yield Buffer.alloc(1000);
  };
  const staging = whileStaging(store, (dir) => stage(join(dir, 'it'), chunks(), 5000));
  await expect(staging).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The file is larger than 0.005 MB.',
  });
  expect(given).toBeLessThan(50);
  expect(await readdir(store.stagingDir)).toEqual([]);
});

test('what a killed process has staged is removed after an hour, and nothing else', async () => {
  await whileStaging(store, async (dir) => {
    const left = join(store.stagingDir, 'staged-left');
    await writeFile(left, '');
    await truncate(left, 10);
    await utimes(left, 0, 0);
    await removeAbandonedStages(store);
    expect((await readdir(store.stagingDir)).map((name) => join(store.stagingDir, name))).toEqual([
      dir,
    ]);
  });
});

test('an address names a bucket and how to sign in', () => {
  expect(parseS3Address('s3://AKIA:a%2Fb@s3.example.org/lake-house?region=eu-central-1')).toEqual({
    url: 'https://s3.example.org/lake-house',
    key: 'AKIA',
    secret: 'a/b',
    region: 'eu-central-1',
  });
  expect(parseS3Address('s3://k:s@127.0.0.1:9000/lake/?tls=off')).toMatchObject({
    url: 'http://127.0.0.1:9000/lake',
    region: 'us-east-1',
  });
});

test.each([
  ['https://k:s@host/bucket', ['be an address such as']],
  ['s3://host/bucket', ['hold the access key']],
  ['s3://k@host/bucket', ['hold the access key']],
  ['s3://k:s@host', ['name a bucket']],
  ['s3://k:s@host/My_Bucket', ['name a bucket']],
  ['s3://k:s@host/bucket/folder', ['end with the name of the bucket']],
  ['s3://k:s@host/bucket?tls=maybe&regoin=x', ['have tls=on', 'have no other parameters']],
])('%s breaks %j', (text, rules) => {
  const problems = parseS3Address(text);
  expect(problems).toEqual(rules.map((rule) => expect.stringContaining(rule)));
});

test.each([
  ['size', (it: S3Store, sha256: string) => it.size(sha256)],
  ['open', (it: S3Store, sha256: string) => it.open(sha256)],
  ['put', (it: S3Store) => put(it, 'The lake')],
  ['list', (it: S3Store) => all(it)],
])('%s of a service that never answers ends with a sentence', async (_name, use) => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const address = parseS3Address(`s3://k:s@127.0.0.1:${port}/lake?tls=off`);
  if (Array.isArray(address)) throw new Error(address.join());
  await expect(
    use(new S3Store(address, store.stagingDir, 50), 'ab'.repeat(32)),
  ).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message:
      'The storage of files does not answer as it should. Please try again in a few minutes.',
    cause: { message: `the bucket lake at 127.0.0.1:${port}: no answer within 0.05 seconds` },
  });
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('copying goes on where it was stopped, and names what is missing or changed', async () => {
  const target = new FolderStore(join(root, 'target'));
  const [one, two, three] = [await put(store, '1'), await put(store, '2'), await put(store, '3')];
  function* stopped() {
    yield one;
    throw new Error('stopped');
  }
  await expect(copyContents(store, target, stopped())).rejects.toThrow('stopped');
  await writeFile(join(root, three.slice(0, 2), three.slice(2)), 'changed');
  const gone = 'ab'.repeat(32);
  expect(await copyContents(store, target, [one, two, three, gone])).toEqual({
    copied: 1,
    missing: [three, gone],
  });
  expect(await textOf(await target.open(two))).toBe('2');
});

test('a content that was used since is kept, and an older one goes', async () => {
  const [old, used] = [await put(store, 'old'), await put(store, 'used')];
  for (const sha256 of [old, used]) {
    await utimes(join(root, sha256.slice(0, 2), sha256.slice(2)), 0, 0);
  }
  await store.touch(used);
  await store.removeUnusedSince(new Date(1000));
  expect(await all(store)).toEqual([{ sha256: used, bytes: 4 }]);
});
