import { makeDocument } from '../../../test/factories/document.factory';
import { makeFile } from '../../../test/factories/file.factory';
import { CAST, type Home, openHome } from '../../../test/support/scenes/home-cast';
import { sendTo } from '../../../test/support/scenes/talk-home';
import { makeProperty } from '../properties/property.factory';
import { makeRequest } from '../special-requests/special-request.factory';
import { makeYear } from '../weeks/week.factory';

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

const DELETE = 'mutation ($id: ID!, $version: Int) { deleteProperty(id: $id, version: $version) }';

const remove = (id: number, version?: number) =>
  home.as.administrator.graphql(DELETE, { id, version });
const db = () => home.testApp.running.app.db;
const exists = async (id: number) =>
  (await db().query('select from properties where id = $1', [id])).length > 0;

test('an empty property is deleted with what was set up for it, and the log says so', async () => {
  const { id } = await makeProperty(db().manager, { name: 'Gull Cottage', location: 'Port Isaac' });
  await makeYear(db().manager, { propertyId: id, year: 2031, maintenance: [3] });
  const { administrator } = home.as;
  await administrator.graphql(
    'mutation ($input: SaveArrivalInput!) { saveArrival(input: $input) { version } }',
    { input: { propertyId: id, note: 'The key is under the pot.' } },
  );
  await administrator.graphql('mutation ($id: ID!) { createGuestLink(propertyId: $id) { url } }', {
    id,
  });
  await administrator.graphql(
    'mutation ($id: ID!) { createCalendarFeed(propertyId: $id) { url } }',
    { id },
  );
  await db().query(
    'insert into rotation_changes (property_id, year, first_choice_share, changed_by_id) values ($1, 2031, 1, $2)',
    [id, home.people.administrator.id],
  );
  const { app } = home.testApp.running;
  const uploadedById = home.people.administrator.id;
  const upload = { purpose: 'PROPERTY_PICTURE', propertyId: id, uploadedById } as const;
  const { id: fileId } = await makeFile(app, upload);
  await administrator.graphql(
    'mutation ($input: AddPropertyPictureInput!) { addPropertyPicture(input: $input) { id } }',
    { input: { propertyId: id, fileId, caption: 'The gulls' } },
  );
  await makeFile(app, upload);
  await administrator.graphql('mutation ($id: ID!) { joinTalk(propertyId: $id) { hasJoined } }', {
    id,
  });
  const sent = { ...upload, purpose: 'TALK' } as const;
  const fileIds = [(await makeFile(app, sent)).id];
  const { errors } = await sendTo(administrator, id, { content: 'Empty', fileIds });
  expect(errors).toBeUndefined();
  const RECORD = 'query ($id: ID!) { propertyRecord(id: $id) { deletionProblem deletedWith } }';
  const { data } = await administrator.graphql(RECORD, { id });
  expect(data.propertyRecord).toEqual({
    deletionProblem: null,
    deletedWith: [
      'its name, location and settings',
      'the seasons and maintenance weeks of 2031',
      'its pictures',
      'what administrators wrote in its talk',
      'what people need to know to arrive',
      'its guest link',
    ],
  });
  expect((await remove(id)).data).toEqual({ deleteProperty: true });
  expect(await exists(id)).toBe(false);
  const [entry] = await db().query(
    'select action, subject, before from audit_log order by id desc',
  );
  expect(entry).toMatchObject({
    ...{ action: 'property.delete', subject: `Property ${id}, Gull Cottage` },
    before: { name: 'Gull Cottage', location: 'Port Isaac' },
  });
});

test.each([
  [
    'a special request',
    (id: number) =>
      makeRequest(db().manager, { propertyId: id, title: 'A cot', userId: home.people.owner.id }),
  ],
  ['a document', (id: number) => makeDocument(db().manager, { propertyId: id })],
  ['a linked guest', (id: number) => home.testApp.person({ linkedPropertyId: id })],
  [
    'a share that has or had an owner',
    (id: number) =>
      db().query('insert into shares (property_id, share_number) values ($1, 1)', [id]),
  ],
  [
    'a draft',
    (id: number) =>
      db().query(`insert into drafts (property_id, year, rules) values ($1, 2031, '{}')`, [id]),
  ],
])('a property with %s is kept, for that reason', async (reason, use) => {
  const { id } = await makeProperty(db().manager, { name: 'Kept' });
  await use(id);
  const { errors } = await remove(id);
  expect(errors?.[0]).toMatchObject({
    message: `Only an empty property can be deleted; this one has ${reason}. Make it inactive instead.`,
    extensions: { code: 'CONFLICT' },
  });
  expect(await exists(id)).toBe(true);
});

test('what another administrator changed is seen before it is deleted', async () => {
  const { id } = await makeProperty(db().manager, { name: 'Changed' });
  const { errors } = await remove(id, 7);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'version' });
  expect(await exists(id)).toBe(true);
});

test('every table that refers to properties is either emptied or a reason to keep one', async () => {
  const referring: { name: string }[] = await db().query(
    `select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'properties'::regclass order by 1`,
  );
  // To add one, count it in steps/property-uses.ts, delete it in use-cases/delete-property.ts, or
  // let it go with the property: what is kept for exchanges of its shares, notices, deliveries to
  // webhooks.
  expect(referring.map(({ name }) => name)).toEqual([
    ...[
      'bookkeepers',
      'calendar_feeds',
      'drafts',
      'ended_exchanges',
      'exchange_searches',
      'exchanges',
    ],
    ...[
      'files',
      'guest_links',
      'house_chains',
      'ledgers',
      'notices',
      'property_arrivals',
      'property_documents',
      'property_pictures',
      'property_years',
      'resting_weeks',
    ],
    ...['rotation_changes', 'shares', 'special_requests', 'talks', 'users', 'webhook_deliveries'],
    'weeks',
  ]);
});

test('no one but an administrator in an administrator session deletes a property', async () => {
  const { id } = await makeProperty(db().manager, { name: 'Safe' });
  for (const who of CAST.filter((one) => one !== 'administrator')) {
    const { errors } = await home.as[who].graphql(DELETE, { id });
    expect(errors?.[0]?.extensions?.code).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
  }
  expect(await exists(id)).toBe(true);
});
