import { makeDocument } from '../../../test/factories/document.factory';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { DocumentType } from './document.types';

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

const pathOf = (id: number) => `/api/properties/${id}/documents`;

test('a property without documents has an empty list, for its guests too', async () => {
  for (const who of ['owner', 'guest', 'administrator'] as const) {
    const { status, body } = await home.as[who].get(pathOf(home.property.id));
    expect({ status, body }).toEqual({ status: 200, body: [] });
  }
});

test('GET /api/properties/:id/documents lists the documents, house guide first', async () => {
  const { manager } = home.testApp.running.app.db;
  const propertyId = home.property.id;
  const others = Object.values(DocumentType).reverse();
  for (const documentType of others) {
    await makeDocument(manager, { propertyId, documentType, title: `Our ${documentType}` });
  }
  const { status, body } = await home.as.owner.get(pathOf(propertyId));
  expect(status).toBe(200);
  expect(body.map((it: { documentType: string }) => it.documentType)).toEqual([
    'House guide',
    'Rules',
    'Agreement',
    'Budget',
    'Insurance',
    'Minutes',
    'Other',
  ]);
  expect(body[0]).toEqual({
    id: expect.any(Number),
    propertyId,
    title: 'Our House guide',
    documentType: 'House guide',
    content: '## Wifi\n\nThe network is **Lake House**.',
    accessLevel: 'owners',
    file: null,
    ownersMayEdit: false,
    mayEdit: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    version: 1,
  });
});

test('guests who have nothing to read get an empty list, not a refusal', async () => {
  const { status, body } = await home.as.guest.get(pathOf(home.property.id));
  expect({ status, body }).toEqual({ status: 200, body: [] });
});

test.each([
  ['strangerOwner', 403, 'You do not own shares in this property'],
  ['visitor', 401, 'Please sign in to continue.'],
] as const)('%s gets %i', async (who, expected, message) => {
  const { status, body } = await home.as[who].get(pathOf(home.property.id));
  expect({ status, message: body.message }).toEqual({ status: expected, message });
});

test('REST returns 404 to administrators for a missing property, and 400 for invalid input', async () => {
  expect((await home.as.administrator.get(pathOf(999_999))).status).toBe(404);
  expect((await home.as.owner.get('/api/properties/abc/documents')).status).toBe(400);
});

test('an owner who is also a guest elsewhere reads each as what they are there', async () => {
  const { testApp, elsewhere, people, as } = home;
  const { manager } = testApp.running.app.db;
  await makeDocument(manager, { propertyId: elsewhere.id, title: 'For owners' });
  await makeDocument(manager, {
    propertyId: elsewhere.id,
    title: 'For everyone',
    accessLevel: 'everyone',
  });
  await manager.update('users', people.owner.id, { linkedPropertyId: elsewhere.id });
  const { body } = await as.owner.get(pathOf(elsewhere.id));
  expect(body.map((it: { title: string }) => it.title)).toEqual(['For everyone']);
  expect((await as.owner.get(pathOf(home.property.id))).body).toHaveLength(7);
});
