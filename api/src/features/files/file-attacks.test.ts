import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type Home, openHome, type Who } from '../../../test/support/scenes/home-cast';
import { tokenClient } from '../../../test/support/scenes/tokens';
import { download, photo, uploadFile } from '../../../test/support/scenes/uploads';
import { until } from '../../../test/support/until';
import type { StagedFile } from '../../core/files/file-store';

let home: Home;
beforeAll(async () => {
  home = await openHome();
});
afterAll(() => home.testApp.close());

const app = () => home.testApp.running.app;
const count = async (): Promise<number> =>
  (await app().db.query('select count(*)::int as files from files'))[0].files;
const staged = async () => readdir(app().files.store.stagingDir).catch(() => []);

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of a few kilobytes that claims to be a picture of this many pixels. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const NO_PICTURE = 'The file is not a picture (JPEG, PNG, WebP, GIF or AVIF).';
const UNREADABLE = 'The picture cannot be read: it is damaged, or of an unusual kind.';

test.each<[string, () => Promise<string | Buffer>, string]>([
  ['an SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', NO_PICTURE],
  ['a page', async () => '<!doctype html><script>alert(1)</script>', NO_PICTURE],
  ['a PDF that is also a page', async () => '%PDF-1.4 <script>alert(1)</script>', NO_PICTURE],
  ['nothing', async () => '', NO_PICTURE],
  ['a GIF that is only a script', async () => 'GIF89a=1;alert(1)//', UNREADABLE],
  ['half a picture', async () => (await photo()).subarray(0, 600), UNREADABLE],
  ['a picture that says it is HEIC', async () => '\0\0\0\x18ftypheic\0\0\0\0', /HEIC/.source],
  ['an SVG in a PNG’s clothes', async () => '\x89PNG\r\n\x1a\n<svg/>', UNREADABLE],
  ['a bomb of 900 million pixels', async () => bomb(30_000), /64 million pixels/.source],
])('%s is refused, and nothing of it is kept', async (_name, content, message) => {
  const before = await count();
  const given = await content();
  const text = typeof given === 'string' ? Buffer.from(given, 'latin1') : given;
  const { status, body } = await uploadFile(home.as.owner, text);
  expect([status, body.message]).toEqual([
    400,
    expect.stringMatching(message.replace(/[()]/g, '.')),
  ]);
  expect([await count(), await staged()]).toEqual([before, []]);
});

test('of a picture with a script behind it, only the picture is kept', async () => {
  const gif = await sharp(await photo())
    .gif()
    .toBuffer();
  const script = '<script>alert(document.cookie)</script>';
  const { status, body } = await uploadFile(
    home.as.owner,
    Buffer.concat([gif, Buffer.from(script)]),
  );
  expect(status).toBe(201);
  const { bytes, headers } = await download(home.as.owner, body.url);
  expect([bytes.includes('alert'), headers.get('content-type')]).toEqual([false, 'image/webp']);
});

test('more than 25 MB are refused by their announced length, and else as they come', async () => {
  const large = randomBytes(25_000_001);
  const { status, body } = await uploadFile(home.as.owner, large);
  expect([status, body.message]).toEqual([413, 'The file is larger than 25 MB.']);
  const response = await fetch(
    `${home.as.owner.url}/api/files?purpose=PROFILE_PICTURE&key=0b6f0a3e-7f0c-4e0e-8f3a-111111111111`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        cookie: home.as.owner.cookieHeader,
      },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit,
  );
  expect([response.status, await staged()]).toEqual([413, []]);
});

test('an upload that is aborted leaves nothing', async () => {
  const { owner } = home.as;
  const before = await count();
  const { hostname, port } = new URL(owner.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    'POST /api/files?purpose=PROFILE_PICTURE&key=0b6f0a3e-7f0c-4e0e-8f3a-222222222222 HTTP/1.1\r\n' +
      `host: ${hostname}:${port}\r\ncookie: ${owner.cookieHeader}\r\n` +
      'content-type: application/octet-stream\r\ncontent-length: 1000000\r\n\r\n',
  );
  socket.write((await photo()).subarray(0, 500));
  await until(async () => (await staged()).length > 0);
  socket.destroy();
  await until(async () => (await staged()).length === 0);
  expect(await count()).toBe(before);
});

const EVERYONE: readonly Who[] = [
  ...(['administrator', 'owner', 'inactiveOwner', 'guest', 'strangerOwner'] as const),
  ...(['strangerGuest', 'plainAdministrator', 'firstLogin', 'visitor'] as const),
];

const statuses = async (path: string) =>
  Object.fromEntries(
    await Promise.all(
      EVERYONE.map(async (who) => [who, (await download(home.as[who], path)).status] as const),
    ),
  );

test('a picture of someone is shown to those who know them, in each size', async () => {
  const { body } = await uploadFile(home.as.owner, await photo());
  const pending = { ...Object.fromEntries(EVERYONE.map((who) => [who, 404])), firstLogin: 403 };
  expect(await statuses(body.url)).toEqual({ ...pending, owner: 200, visitor: 401 });
  await home.as.owner.graphql('mutation($id: ID!) { setMyPicture(fileId: $id) { id } }', {
    id: body.id,
  });
  for (const path of [body.url, body.thumbUrl]) {
    expect(await statuses(path)).toEqual({
      ...{ administrator: 200, owner: 200, inactiveOwner: 404, guest: 200, strangerOwner: 404 },
      ...{ strangerGuest: 404, plainAdministrator: 404, firstLogin: 403, visitor: 401 },
    });
  }
});

test('others’ uploads cannot be taken, nor those for something else, nor twice', async () => {
  const mine = await uploadFile(home.as.owner, await photo());
  const house = await uploadFile(home.as.administrator, await photo(), {
    purpose: 'PROPERTY_PICTURE',
    propertyId: home.property.id,
  });
  const set = async (who: Who, id: number) =>
    (await home.as[who].graphql('mutation($id: ID!) { setMyPicture(fileId: $id) { id } }', { id }))
      .errors?.[0]?.extensions;
  const missing = { code: 'NOT_FOUND', field: 'fileId' };
  expect(await set('guest', mine.body.id)).toMatchObject(missing);
  expect(await set('administrator', house.body.id)).toMatchObject(missing);
  expect(await set('owner', 999_999)).toMatchObject(missing);
});

test.each<[Who, number]>([
  ['owner', 403],
  ['guest', 403],
  ['plainAdministrator', 403],
  ['visitor', 401],
])('%s uploads no picture of a house', async (who, expected) => {
  const query = { purpose: 'PROPERTY_PICTURE', propertyId: home.property.id };
  expect((await uploadFile(home.as[who], await photo(), query)).status).toBe(expected);
});

test('names and paths are nowhere in an upload: only what it is for, a key and the property', async () => {
  for (const [query, status] of [
    [{ fileName: '../../etc/passwd' }, 400],
    [{ key: '../../etc/passwd' }, 400],
    [{ purpose: '../files' }, 400],
    [{ propertyId: home.property.id }, 400],
    [{ purpose: 'PROPERTY_PICTURE' }, 400],
    [{ purpose: 'DOCUMENT' }, 400],
    [{ purpose: 'DOCUMENT', propertyId: home.property.id, name: 'a\nb' }, 201],
  ] as const) {
    const answer = await uploadFile(home.as.administrator, await photo(), query);
    expect([query, answer.status]).toEqual([query, status]);
  }
  for (const path of ['/api/files/..%2f..%2fetc', '/api/files/1%00', '/api/files/-1']) {
    expect((await download(home.as.administrator, path)).status).toBe(400);
  }
});

test('a hundred uploads at once stop at the limit of the day', async () => {
  const files = app().files;
  Object.assign(app(), { files: { ...files, perDay: 10 } });
  const person = await home.testApp.signIn(await home.testApp.person());
  const tiny = await photo(2, 2);
  const all = await Promise.all(Array.from({ length: 100 }, () => uploadFile(person, tiny)));
  // One that a busy computer has given up does not count: another takes its place.
  while (all.at(-1)?.status !== 429) all.push(await uploadFile(person, tiny));
  Object.assign(app(), { files });
  expect(all.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(all.at(-1)?.body.message).toMatch(
    /^Too many attempts\. Please try again in \d+ minutes\.$/,
  );
});

test('a failure of ours does not count, and a file that is refused does', async () => {
  const files = app().files;
  const store = Object.create(files.store, {
    put: { value: () => Promise.reject(new Error('broken')) },
  });
  const person = await home.testApp.signIn(await home.testApp.person());
  const upload = async (part: object, content: string | Buffer) => {
    Object.assign(app(), { files: { ...files, perDay: 2, ...part } });
    return (await uploadFile(person, content)).status;
  };
  const tiny = await photo(2, 2);
  expect([await upload({ store }, tiny), await upload({ store }, tiny)]).toEqual([500, 500]);
  expect([await upload({}, 'text'), await upload({}, tiny)]).toEqual([400, 201]);
  expect(await upload({}, tiny)).toBe(429);
  Object.assign(app(), { files });
});

test('of two uploads with one key, only that whose contents are in the row finishes it', async () => {
  const files = app().files;
  const waiting: (() => void)[] = [];
  // Each upload stores a screen's size first.
  const put = async (file: StagedFile) => {
    if (file.path.endsWith('screen')) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    await files.store.put(file);
  };
  Object.assign(app(), {
    files: { ...files, store: Object.create(files.store, { put: { value: put } }) },
  });
  const key = randomUUID();
  const first = uploadFile(home.as.owner, await photo(2, 2, '#111'), { key });
  await until(async () => waiting.length === 1);
  const second = uploadFile(home.as.owner, await photo(2, 2, '#eee'), { key });
  await until(async () => waiting.length === 2);
  waiting[0]?.();
  expect((await first).status).toBe(409);
  waiting[1]?.();
  const { status, body } = await second;
  Object.assign(app(), { files });
  expect(status).toBe(201);
  expect((await download(home.as.owner, body.url)).status).toBe(200);
});

test('a picture of a property that does not exist is refused before it is read', async () => {
  const query = { purpose: 'PROPERTY_PICTURE', propertyId: 999_999 };
  const { status, body } = await uploadFile(home.as.administrator, 'text', query);
  expect([status, body.message]).toEqual([404, 'There is no such property.']);
});

test('a house whose files have reached the limit takes no more, also at once', async () => {
  const files = app().files;
  const query = { purpose: 'PROPERTY_PICTURE', propertyId: home.elsewhere.id };
  const one = await uploadFile(home.as.administrator, await photo(80, 80), query);
  Object.assign(app(), { files: { ...files, bytesPerProperty: one.body.bytes * 3 } });
  const all = await Promise.all(
    Array.from({ length: 6 }, async () =>
      uploadFile(home.as.administrator, await photo(80, 80), query),
    ),
  );
  Object.assign(app(), { files });
  expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
  expect(all.find(({ status }) => status === 409)?.body.message).toMatch(
    /^The files of this property have reached the limit of [\d.]+ MB\. Please remove some first\.$/,
  );
});

test('programs see pictures of properties, and none of people', async () => {
  const { administrator } = home.as;
  const reader = await tokenClient(home.testApp, home.people.owner, ['PROPERTIES_READ']);
  const mine = await uploadFile(home.as.owner, await photo());
  const query = { purpose: 'PROPERTY_PICTURE', propertyId: home.property.id };
  const house = await uploadFile(administrator, await photo(), query);
  const add =
    'mutation($input: AddPropertyPictureInput!) { addPropertyPicture(input: $input) { id } }';
  const input = { propertyId: home.property.id, fileId: house.body.id, caption: '' };
  await administrator.graphql(add, { input });
  const get = async (url: string) => (await reader.get(url)).status;
  expect([await get(house.body.url), await get(mine.body.url)]).toEqual([200, 404]);
});
