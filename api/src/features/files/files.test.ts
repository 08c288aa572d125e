import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { download, photo, uploadFile } from '../../../test/support/scenes/uploads';
import { purgeFiles } from './use-cases/purge-files';

let home: Home;
beforeEach(async () => {
  home = await openHome();
});
afterEach(() => home.testApp.close());

const app = () => home.testApp.running.app;
const rows = (sql: string): Promise<{ sha256: string }[]> => app().db.query(sql);
const stored = async () =>
  Promise.all(
    (await rows('select sha256 from file_blobs')).map(({ sha256 }) =>
      app().files.store.size(sha256),
    ),
  );

const SET = 'mutation($id: ID!) { setMyPicture(fileId: $id) { profileImageUrl } }';

test('a picture is turned upright, made small in two sizes, and keeps nothing of its file', async () => {
  const { status, body } = await uploadFile(home.as.owner, await photo(4000, 2000));
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    name: null,
    mediaType: 'image/webp',
    bytes: expect.any(Number),
    width: 640,
    height: 640,
    url: `/api/files/${body.id}`,
    thumbUrl: `/api/files/${body.id}/thumb`,
  });
  const screen = await download(home.as.owner, body.url);
  expect(await sharp(screen.bytes).metadata()).toMatchObject({ format: 'webp', width: 640 });
  for (const { bytes } of [screen, await download(home.as.owner, body.thumbUrl)]) {
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(bytes.includes('Cellphone')).toBe(false);
  }
});

test('the picture of a house keeps its shape, and is at most 1600 pixels wide and high', async () => {
  const query = { purpose: 'PROPERTY_PICTURE', propertyId: home.property.id };
  const { body } = await uploadFile(home.as.administrator, await photo(4000, 2000), query);
  expect(body).toMatchObject({ width: 800, height: 1600 });
  const small = await uploadFile(home.as.administrator, await photo(40, 20), query);
  expect(small.body).toMatchObject({ width: 20, height: 40 });
});

test('a retry with the same key stores nothing twice, also at once', async () => {
  const [key, content] = [randomUUID(), await photo()];
  const tries = await Promise.all([1, 2, 3].map(() => uploadFile(home.as.owner, content, { key })));
  const again = await uploadFile(home.as.owner, content, { key });
  const ids = [...tries, again].filter(({ status }) => status === 201).map(({ body }) => body.id);
  expect(new Set(ids).size).toBe(1);
  expect(again.status).toBe(201);
  expect(await rows('select 1 from files')).toHaveLength(1);
  const others = await uploadFile(home.as.guest, content, { key });
  expect(others.body.id).not.toBe(again.body.id);
  // The same content of two people is stored once.
  expect(await rows('select 1 from file_blobs')).toHaveLength(2);
});

test('browsers keep a file, ask again whether they may, and get parts of it', async () => {
  const { body } = await uploadFile(home.as.owner, await photo());
  const whole = await download(home.as.owner, body.url);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'content-type': 'image/webp',
    'content-length': String(whole.bytes.length),
    'accept-ranges': 'bytes',
  });
  const etag = whole.headers.get('etag') ?? '';
  expect((await download(home.as.owner, body.url, { 'if-none-match': etag })).status).toBe(304);
  expect((await download(home.as.guest, body.url, { 'if-none-match': etag })).status).toBe(404);
  const part = await download(home.as.owner, body.url, { range: 'bytes=4-7' });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 4-7/${whole.bytes.length}`,
  ]);
  expect(part.bytes).toEqual(whole.bytes.subarray(4, 8));
  const beyond = await download(home.as.owner, body.url, { range: 'bytes=999999-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
    416,
    `bytes */${whole.bytes.length}`,
  ]);
  const other = await download(home.as.owner, body.url, { range: 'bytes=4-7', 'if-range': '"x"' });
  expect(other.status).toBe(200);
});

test('a file that nothing takes is purged after a day, one that is taken stays', async () => {
  const { body: taken } = await uploadFile(home.as.owner, await photo(50, 50, '#abc'));
  await home.as.owner.graphql(SET, { id: taken.id });
  const { body: left } = await uploadFile(home.as.owner, await photo(50, 50, '#def'));
  const hashes = await rows('select sha256 from file_blobs');
  await home.testApp.pass('23 hours');
  await purgeFiles(app());
  expect((await download(home.as.owner, left.url)).status).toBe(200);
  await home.testApp.pass('2 hours');
  await purgeFiles(app());
  const owner = await home.testApp.signIn(home.people.owner);
  expect((await download(owner, left.url)).status).toBe(404);
  expect((await download(owner, taken.url)).status).toBe(200);
  const kept = await Promise.all(hashes.map(({ sha256 }) => app().files.store.size(sha256)));
  expect(kept.filter((size) => size !== undefined)).toHaveLength(2);
  expect(await stored()).toEqual([expect.any(Number), expect.any(Number)]);
});

test('a content that cannot be removed holds up no other', async () => {
  await uploadFile(home.as.owner, await photo());
  await app().db.query('delete from files');
  const [stuck] = await rows('select sha256 from file_blobs order by sha256');
  const { files } = app();
  const remove = async (sha256: string) => {
    if (sha256 === stuck?.sha256) throw new Error('stuck');
    await files.store.remove(sha256);
  };
  const store = Object.create(files.store, { remove: { value: remove } });
  await purgeFiles({ ...app(), files: { ...files, store } });
  expect(await rows('select sha256 from file_blobs')).toEqual([stuck]);
});

test('a content that is uploaded again while it is purged is there afterwards', async () => {
  const content = await photo(60, 60, '#123');
  await uploadFile(home.as.owner, content);
  await app().db.query('delete from files');
  const again = Array.from({ length: 5 }, () => uploadFile(home.as.owner, content));
  await Promise.all([purgeFiles(app()), ...again, purgeFiles(app())]);
  expect(await stored()).toEqual([expect.any(Number), expect.any(Number)]);
});

test('a picture of one’s own replaces the former, and goes with the account', async () => {
  const { owner, guest, administrator } = home.as;
  const first = await uploadFile(owner, await photo());
  expect((await owner.graphql(SET, { id: first.body.id })).data.setMyPicture).toEqual({
    profileImageUrl: first.body.thumbUrl,
  });
  // A retry of a request whose answer was lost.
  expect((await owner.graphql(SET, { id: first.body.id })).errors).toBeUndefined();
  const second = await uploadFile(owner, await photo(30, 30));
  await owner.graphql(SET, { id: second.body.id });
  expect((await download(owner, first.body.url)).status).toBe(404);
  expect((await owner.get('/api/auth/user')).body.profileImageUrl).toBe(second.body.thumbUrl);
  const known = await guest.get('/api/users');
  expect(known.body).toContainEqual(
    expect.objectContaining({ profileImageUrl: second.body.thumbUrl }),
  );
  const mine = await owner.get('/api/my-data');
  expect(mine.body.files).toMatchObject([{ purpose: 'PROFILE_PICTURE', width: 640 }]);
  await administrator.delete(`/api/admin/users/${home.people.owner.id}`);
  expect(await rows('select 1 from files')).toEqual([]);
  expect((await download(guest, second.body.url)).status).toBe(404);
});

test('removing the picture deletes its file, and the log says so without its address', async () => {
  const { owner } = home.as;
  const { body } = await uploadFile(owner, await photo());
  await owner.graphql(SET, { id: body.id });
  const { data } = await owner.graphql('mutation { removeMyPicture { profileImageUrl } }');
  expect(data.removeMyPicture).toEqual({ profileImageUrl: null });
  expect(await rows('select 1 from files')).toEqual([]);
  expect(await app().db.query('select action, before, after from audit_log order by id')).toEqual([
    { action: 'user.change-own', before: { hasPicture: false }, after: { hasPicture: true } },
    { action: 'user.change-own', before: { hasPicture: true }, after: { hasPicture: false } },
  ]);
});
