import { makeShare } from '../../../test/factories/share.factory';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { makeProperty } from '../properties/property.factory';
import { makeRequest } from '../special-requests/special-request.factory';
import { addDays } from '../weeks/rules';
import type { SearchHit } from './search.types';

let home: Home;
let lakesideId: number;

beforeAll(async () => {
  home = await openHome();
  const { manager } = home.testApp.running.app.db;
  const lakeside = await makeProperty(manager, { name: 'Lakeside House', location: 'Windermere' });
  await makeProperty(manager, { name: 'Fjäll Cabin', location: 'Åre, Jämtland' });
  await makeProperty(manager, { name: 'Timber Hut', location: 'Bergen' });
  lakesideId = lakeside.id;
  const zoe = await home.testApp.person({ firstName: 'Zoë', lastName: 'Marsh' });
  await makeShare(manager, { propertyId: lakesideId, shareNumber: 7, userId: zoe.id });
  await makeRequest(manager, {
    title: 'A cot for the baby',
    propertyId: lakesideId,
    userId: zoe.id,
  });
});

afterAll(() => home.testApp.close());

const SEARCH =
  'query ($text: String!) { adminSearch(text: $text) { kind subjectId title note number startDate } }';

async function search(text: string): Promise<SearchHit[]> {
  const { data, errors } = await home.as.administrator.graphql(SEARCH, { text });
  if (errors) throw new Error(errors[0]?.message);
  return data.adminSearch;
}

const named = async (text: string) =>
  (await search(text)).map(({ kind, title }) => `${kind} ${title}`);

test.each([
  ['lak', ['PROPERTY Lake House', 'PROPERTY Lakeside House']],
  ['la', ['PROPERTY Lake House', 'PROPERTY Lakeside House']],
  ['ho', ['PROPERTY Dune House', 'PROPERTY Lake House', 'PROPERTY Lakeside House']],
  ['ak', []],
  ['%', []],
  ['_a', []],
  ['side', ['PROPERTY Lakeside House']],
  ['are jamtland', ['PROPERTY Fjäll Cabin']],
  ['windremere', ['PROPERTY Lakeside House']],
  ['lakeside house', ['PROPERTY Lakeside House']],
  ['zoe marsh', ['PERSON Zoë Marsh']],
  ['marhs zoe', ['PERSON Zoë Marsh']],
  ['mersh', ['PERSON Zoë Marsh']],
  ['zzz.marsh', []],
  ['zoe.mersh@example.test', []],
  ['maple', []],
  ['cbin', ['PROPERTY Fjäll Cabin']],
  ['laek', ['PROPERTY Lake House', 'PROPERTY Lakeside House']],
  ['camp', []],
  ['berk', []],
  ['baby cot', ['REQUEST A cot for the baby']],
  ['lakeside cot', ['REQUEST A cot for the baby']],
  ['cot marsh windermere', ['REQUEST A cot for the baby']],
  ['cot jamtland', []],
  ['nothing like it', []],
])('%s is found', async (text, found) => {
  expect(await named(text)).toEqual(found);
});

test('a number names a share with its owner, and a week', async () => {
  const hits = await search('lakeside 7');
  const house = { subjectId: String(lakesideId), title: 'Lakeside House', number: 7 };
  expect(hits).toEqual([
    { ...house, kind: 'SHARE', note: 'Zoë Marsh', startDate: null },
    { ...house, kind: 'WEEK', note: '', startDate: expect.stringMatching(/^\d{4}-02-/) },
  ]);
  expect(await search('lakeside share 8')).toMatchObject([{ kind: 'SHARE', note: 'Vacant' }]);
  expect(await search('laekside 8 2027')).toMatchObject([
    { kind: 'WEEK', number: 8, startDate: '2027-02-20' },
  ]);
});

test('a person and a house name that person’s share of it', async () => {
  const share = { kind: 'SHARE', title: 'Lakeside House', note: 'Zoë Marsh', number: 7 };
  const found = [share, { kind: 'PERSON', title: 'Zoë Marsh', number: null }];
  expect(await search('zoe lakeside')).toMatchObject(found);
  expect(await search('windermere MARSH lakeside')).toMatchObject(found);
  expect(await search('zoe fjäll')).toEqual([]);
});

test.each([1, 14, 27, 40, 52])('without a year the coming week %i is found', async (week) => {
  const hits = await search(`lakeside week ${week}`);
  expect(hits).toMatchObject([{ kind: 'WEEK', number: week }]);
  const today = new Date().toISOString().slice(0, 10);
  const end = addDays(hits[0]?.startDate ?? '', 7);
  expect(end >= today).toBe(true);
  expect(end <= addDays(today, 380)).toBe(true);
});

test('a week that a year does not have is not found', async () => {
  expect(await search('lakeside week 53 2027')).toEqual([]);
  expect(await search('lakeside week 53 2028')).toMatchObject([{ startDate: '2028-12-30' }]);
});

test.each(['owner', 'guest', 'plainAdministrator', 'firstLogin', 'visitor'] as const)(
  'a search is refused to %s',
  async (who) => {
    const { errors } = await home.as[who].graphql(SEARCH, { text: 'lake' });
    const code = who === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    expect(errors?.[0]?.extensions.code).toBe(code);
  },
);

test('of shares and weeks one more is found than is shown', async () => {
  const { manager } = home.testApp.running.app.db;
  for (const place of ['North', 'East', 'South', 'West', 'Middle']) {
    await makeProperty(manager, { name: `Mill ${place}`, location: 'Thun' });
  }
  const kinds = (await search('mill 7')).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'SHARE')).toHaveLength(4);
  expect(kinds.filter((kind) => kind === 'WEEK')).toHaveLength(4);
});

test('houses with numbers are found before shares, weeks and people of such a number', async () => {
  const { manager } = home.testApp.running.app.db;
  const place = { location: 'Oban' };
  for (const number of ['0-1502', '0-152', '0-157', '0-1520', '0-15', '0-1500']) {
    const { id } = await makeProperty(manager, { ...place, name: `Numbered House ${number}` });
    if (number !== '0-15') continue;
    const owner = await home.testApp.person({ firstName: 'Bea', lastName: 'Numbered15003' });
    await makeShare(manager, { propertyId: id, shareNumber: 4, userId: owner.id });
  }
  await makeProperty(manager, { ...place, name: 'house 1500' });
  const first = async (text: string) => (await search(text))[0];
  expect(await first('house 1500')).toMatchObject({ kind: 'PROPERTY', title: 'house 1500' });
  expect((await named('numbered 1500'))[0]).toBe('PROPERTY Numbered House 0-1500');
  expect(await first('numbered house 15')).toMatchObject({
    ...{ kind: 'PROPERTY', title: 'Numbered House 0-15' },
  });
  const week = { kind: 'WEEK', title: 'Numbered House 0-15', number: 30 };
  expect(await first('week 30 0-15')).toMatchObject(week);
  expect(await first('0-15 week 30')).toMatchObject(week);
  const share = { kind: 'SHARE', title: 'Numbered House 0-15', number: 4 };
  expect(await first('numbered 0-15 share 4')).toMatchObject(share);
});

test('an answer stays below 10 kB with the longest names', async () => {
  const { db } = home.testApp.running.app;
  await db.query(`insert into properties (name, location)
    select 'Long ' || n || repeat(' name', 38), repeat('location ', 22) from generate_series(1, 30) n`);
  await db.query(`insert into users (first_name, last_name, email)
    select 'Long ' || n, repeat('e', 95), repeat('m', 60) || n || '@' || repeat('d', 60) || '.test'
    from generate_series(1, 30) n`);
  const hits = await search('long');
  const counts = ['PROPERTY', 'PERSON'].map(
    (kind) => hits.filter((hit) => hit.kind === kind).length,
  );
  // One more of each than is shown.
  expect(counts).toEqual([7, 7]);
  expect(JSON.stringify(hits).length).toBeLessThan(10_000);
});

test('one who searches faster than a human is slowed down', async () => {
  const { as } = home;
  const all = await Promise.all(
    Array.from({ length: 260 }, () => as.administrator.graphql(SEARCH, { text: 'zzzz' })),
  );
  const codes = all.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes).toContain('TOO_MANY_REQUESTS');
});
