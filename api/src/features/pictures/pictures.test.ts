import { makeFile } from '../../../test/factories/file.factory';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { CAST, type Home, openHome } from '../../../test/support/scenes/home-cast';
import { download, photo, uploadFile } from '../../../test/support/scenes/uploads';

let home: Home;
let admin: ApiClient;
beforeEach(async () => {
  home = await openHome();
  admin = home.as.administrator;
});
afterEach(() => home.testApp.close());

const app = () => home.testApp.running.app;
const PARTS = '{ id caption width height url thumbUrl }';
const mutation = (name: string, type: string) =>
  `mutation($input: ${type}!) { ${name}(input: $input) ${PARTS} }`;
const ADD = mutation('addPropertyPicture', 'AddPropertyPictureInput');
const CAPTION = mutation('captionPropertyPicture', 'CaptionPropertyPictureInput');
const ORDER = mutation('orderPropertyPictures', 'OrderPropertyPicturesInput');
const REMOVE = `mutation($id: ID!) { removePropertyPicture(id: $id) ${PARTS} }`;
const LIST = `query($id: ID!) { propertyPictures(propertyId: $id) ${PARTS} }`;

const list = async (as = home.as.owner) =>
  (await as.graphql(LIST, { id: home.property.id })).data.propertyPictures;
const cover = async () =>
  (await home.as.owner.get('/api/properties')).body.find(
    ({ id }: { id: number }) => id === home.property.id,
  ).coverImageUrl;

/** Adds a picture to the house. */
async function added(caption: string): Promise<{ id: string; url: string }> {
  const propertyId = home.property.id;
  const file = { purpose: 'PROPERTY_PICTURE', propertyId } as const;
  const { id: fileId } = await makeFile(app(), {
    ...file,
    uploadedById: home.people.administrator.id,
  });
  const { data } = await admin.graphql(ADD, { input: { propertyId, fileId, caption } });
  return data.addPropertyPicture.at(-1);
}

test('pictures have a caption and an order, and the first one is the cover', async () => {
  expect([await list(), await cover()]).toEqual([[], null]);
  const lake = await added('The lake');
  const terrace = await added('The terrace');
  expect(await list()).toEqual([
    { ...lake, caption: 'The lake', width: 4, height: 3, thumbUrl: `${lake.url}/thumb` },
    { ...terrace, caption: 'The terrace', width: 4, height: 3, thumbUrl: `${terrace.url}/thumb` },
  ]);
  expect(await cover()).toBe(lake.url);
  const ids = [terrace.id, lake.id];
  await admin.graphql(ORDER, { input: { propertyId: home.property.id, ids } });
  expect(await cover()).toBe(terrace.url);
  await admin.graphql(CAPTION, { input: { id: lake.id, caption: ' Our lake ' } });
  await admin.graphql(REMOVE, { id: terrace.id });
  expect(await list(home.as.guest)).toMatchObject([{ id: lake.id, caption: 'Our lake' }]);
  expect(await cover()).toBe(lake.url);
  expect((await download(admin, terrace.url)).status).toBe(404);
  const log = await app().db.query('select action from audit_log order by id');
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    ...['property.add-picture', 'property.add-picture', 'property.order-pictures'],
    ...['property.caption-picture', 'property.remove-picture'],
  ]);
  await admin.graphql(REMOVE, { id: lake.id });
  expect([await list(), await cover()]).toEqual([[], null]);
});

test('what is uploaded for a house is shown to its owners and guests once it is in the gallery', async () => {
  const propertyId = home.property.id;
  const query = { purpose: 'PROPERTY_PICTURE', propertyId };
  const { body } = await uploadFile(admin, await photo(), query);
  const input = { propertyId, fileId: body.id, caption: '' };
  const { data } = await admin.graphql(ADD, { input });
  expect(data.addPropertyPicture).toMatchObject([{ width: 200, height: 400, url: body.url }]);
  // A retry of a request whose answer was lost.
  expect((await admin.graphql(ADD, { input })).data.addPropertyPicture).toHaveLength(1);
  const seen = await Promise.all(
    CAST.map(async (who) => [who, (await download(home.as[who], body.thumbUrl)).status]),
  );
  expect(Object.fromEntries(seen)).toEqual({
    ...{ administrator: 200, owner: 200, inactiveOwner: 200, guest: 200, strangerOwner: 404 },
    ...{ strangerGuest: 404, plainAdministrator: 404, firstLogin: 403, visitor: 401 },
  });
});

test.each(CAST)('%s reads the gallery or is refused', async (who) => {
  const { errors } = await home.as[who].graphql(LIST, { id: home.property.id });
  const isRefused = ['strangerOwner', 'strangerGuest', 'plainAdministrator'].includes(who);
  const code = { firstLogin: 'FORBIDDEN', visitor: 'UNAUTHENTICATED' }[String(who)];
  expect(errors?.[0]?.extensions.code).toBe(isRefused ? 'FORBIDDEN' : code);
});

test('an order that does not name each picture once is refused, and changes nothing', async () => {
  const [one, two] = [await added('1'), await added('2')];
  for (const ids of [[two.id], [two.id, two.id], [two.id, one.id, '999999'], []]) {
    const input = { propertyId: home.property.id, ids };
    const { errors } = await admin.graphql(ORDER, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'ids' });
  }
  expect(await list()).toMatchObject([{ id: one.id }, { id: two.id }]);
});

test('of many added at once, each has its place, and the 31st is refused', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, number) => added(String(number))));
  const positions = await app().db.query('select distinct position from property_pictures');
  expect(positions).toHaveLength(30);
  await expect(added('one more')).rejects.toThrow();
  expect(await list()).toHaveLength(30);
});

test('a file of another house, of another person or that is gone is not taken', async () => {
  const { id: uploadedById } = home.people.administrator;
  const elsewhere = await makeFile(app(), {
    ...{ purpose: 'PROPERTY_PICTURE', uploadedById, propertyId: home.elsewhere.id },
  });
  const theirs = await makeFile(app(), {
    ...{ purpose: 'PROPERTY_PICTURE', uploadedById: home.people.owner.id },
    propertyId: home.property.id,
  });
  for (const fileId of [elsewhere.id, theirs.id, 999_999]) {
    const input = { propertyId: home.property.id, fileId, caption: '' };
    const { errors } = await admin.graphql(ADD, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'fileId' });
  }
});
