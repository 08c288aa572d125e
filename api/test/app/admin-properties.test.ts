import { Property } from '../../src/features/properties/property.entity';
import { makeProperty } from '../../src/features/properties/property.factory';
import { makeYear } from '../../src/features/weeks/week.factory';
import { makeShare } from '../factories/share.factory';
import { type AdminHouse, logged, openAdminHouse } from '../support/scenes/admin-house';
import { refusalOf } from '../support/scenes/co-owned-home';
import { statementsOf } from '../support/sql/statements';

let it: AdminHouse;

beforeAll(async () => {
  it = await openAdminHouse();
});

afterAll(() => it.testApp.close());

const db = () => it.testApp.running.app.db;

const UPDATE = `mutation ($input: UpdatePropertyInput!) { updateProperty(input: $input) {
  name version } }`;
const update = (input: object) => it.admin.graphql(UPDATE, { input });
const patch = (id: number, body: object) => it.admin.patch(`/api/admin/properties/${id}`, body);

async function held(property: Property, shareNumber: number): Promise<void> {
  const { id: userId } = await it.testApp.person();
  await makeShare(db().manager, { propertyId: property.id, shareNumber, userId });
}

test('a property is added with a line in the log', async () => {
  const { body } = await it.admin.post('/api/properties', { name: 'New', location: 'Here' });
  expect(await logged(it.testApp)).toMatchObject([
    { action: 'property.create', subject: `Property ${body.id}, New`, before: null },
  ]);
});

describe('changing a property', () => {
  test('changes the given fields and logs old and new values', async () => {
    const { id } = await makeProperty(db().manager);
    const { status, body } = await patch(id, { name: ' Dune ', totalShares: 6, isActive: false });
    expect([status, body]).toMatchObject([
      200,
      { name: 'Dune', location: 'Lake Lucerne', totalShares: 6, isActive: false, version: 2 },
    ]);
    expect(await logged(it.testApp)).toMatchObject([
      {
        action: 'property.update',
        subject: `Property ${id}, Dune`,
        before: { name: 'Lake House', totalShares: 12, isActive: true },
        after: { name: 'Dune', totalShares: 6, isActive: false },
      },
    ]);
  });

  test('shows the second of two administrators that it has since changed', async () => {
    const { id } = await makeProperty(db().manager);
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => update({ id, version: 1, name })),
    );
    expect(answers.map(refusalOf).sort()).toEqual([
      'CONFLICT: Someone else has changed this property. Please reload it and try again.',
      'not refused',
    ]);
    expect(await db().manager.findOneBy(Property, { id })).toMatchObject({ version: 2 });
  });

  test("removes no owner's share", async () => {
    const property = await makeProperty(db().manager);
    await held(property, 9);
    const { status, body } = await patch(property.id, { totalShares: 8 });
    expect([status, body.message]).toEqual([
      409,
      'Share 9 is assigned; total shares cannot be less than 9.',
    ]);
    expect((await patch(property.id, { totalShares: 9 })).status).toBe(200);
  });

  test('to fewer shares removes vacant ones above from the rotation, until they are assigned again', async () => {
    const { id } = await makeProperty(db().manager);
    const { id: ownerId } = await it.testApp.person();
    await makeShare(db().manager, { propertyId: id, shareNumber: 2, userId: ownerId });
    await makeShare(db().manager, { propertyId: id, shareNumber: 9 });
    const turns = async () => {
      const text = `{ rotation(propertyId: ${id}, year: 2024) { turns { shareNumber } } }`;
      const { data } = await it.admin.graphql(text);
      return data.rotation.turns.map(({ shareNumber }: { shareNumber: number }) => shareNumber);
    };
    await patch(id, { totalShares: 8 });
    expect(await turns()).toEqual([2]);
    await patch(id, { totalShares: 12 });
    const { id: userId } = await it.testApp.person();
    await it.admin.post('/api/admin/shares', { userId, propertyId: id, shareNumber: 9 });
    expect(await turns()).toEqual([2, 9]);
  });

  test('of two at once, either the share is assigned or the total is lowered', async () => {
    const { id: userId } = await it.testApp.person();
    for (let round = 0; round < 5; round += 1) {
      const { id } = await makeProperty(db().manager);
      const answers = await Promise.all([
        patch(id, { totalShares: 11 }),
        it.admin.post('/api/admin/shares', { userId, propertyId: id, shareNumber: 12 }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  test('moves the changeover day only of years without stored weeks', async () => {
    const { id: propertyId } = await makeProperty(db().manager);
    await makeYear(db().manager, { propertyId, year: 2040 });
    await patch(propertyId, { changeoverWeekday: 1 });
    const first = async (year: number) => {
      const { data } = await it.admin.graphql(
        `{ calendar(propertyId: ${propertyId}, year: ${year}) { weeks { startDate } } }`,
      );
      return data.calendar.weeks[0].startDate;
    };
    expect([await first(2040), await first(2041)]).toEqual(['2040-01-07', '2041-01-07']);
    expect(new Date('2041-01-07').getUTCDay()).toBe(1);
  });

  test.each([
    [{ totalShares: 0 }, 'totalShares must be at least 1.'],
    [{ totalShares: 13 }, 'totalShares must be at most 12.'],
    [{ weeksPerShare: 0 }, 'weeksPerShare must be at least 1.'],
    [{ weeksPerShare: 53 }, 'weeksPerShare must be at most 52.'],
    [{ weeksPerShare: 5 }, '12 shares of 5 weeks are 60 weeks; a year has 52 or 53.'],
    [{ changeoverWeekday: 8 }, 'changeoverWeekday must be at most 7.'],
    [{ claimLimitDays: -1 }, 'claimLimitDays must be at least 0.'],
    [{ claimLimitDays: 366 }, 'claimLimitDays must be at most 365.'],
    [{ name: ' ' }, 'name must not be empty.'],
    [{ rotationBaseYear: 2020 }, 'rotationBaseYear is not a known field.'],
  ])('to %j is refused', async (body, message) => {
    const answer = await patch(1, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test('that does not exist is refused', async () => {
    expect((await patch(999_999, { name: 'X' })).status).toBe(404);
  });
});

describe('the list of all properties', () => {
  const LIST = `query ($search: String, $sort: PropertySort, $descending: Boolean) {
    adminProperties(search: $search, sort: $sort, descending: $descending) {
      total items { allocatedShares property { name totalShares } } } }`;

  beforeAll(async () => {
    const one = await makeProperty(db().manager, { name: 'Zebra Farm', totalShares: 2 });
    await makeProperty(db().manager, { name: 'Zebu Farm', totalShares: 5 });
    await held(one, 1);
    await makeShare(db().manager, { propertyId: one.id, shareNumber: 2 });
  });

  test.each([
    { sort: 'TOTAL_SHARES', descending: true },
    { sort: 'ALLOCATED', descending: false },
  ])('counts the assigned shares, is searched and sorted: %j', async (order) => {
    const { data } = await it.admin.graphql(LIST, { search: 'zeb', ...order });
    expect(data.adminProperties).toEqual({
      total: 2,
      items: [
        { allocatedShares: 0, property: { name: 'Zebu Farm', totalShares: 5 } },
        { allocatedShares: 1, property: { name: 'Zebra Farm', totalShares: 2 } },
      ],
    });
  });

  describe('is filtered', () => {
    const FILTERED = `query ($search: String, $isActive: Boolean, $shares: ShareAllocation,
      $draft: PropertyDraft, $sort: PropertySort) { adminProperties(sort: $sort, search: $search, isActive: $isActive,
      shares: $shares, draft: $draft) { total items { property { name } } } }`;

    beforeAll(async () => {
      const make = (name: string, isActive = true) =>
        makeProperty(db().manager, { name: `Heron ${name}`, totalShares: 1, isActive });
      for (const status of ['PLANNED', 'RUNNING', 'PAUSED', 'ENDED']) {
        const property = await make(status);
        if (status === 'PLANNED') await held(property, 1);
        await db().query(
          `insert into drafts (property_id, year, rules, status, deadline, left_ms)
            values ($1, 2040, '{}', $2, case $2 when 'RUNNING' then now() end,
              case $2 when 'PAUSED' then 1 end)`,
          [property.id, status],
        );
      }
      await make('CLOSED', false);
    });

    test.each([
      [{}, 'CLOSED ENDED PAUSED PLANNED RUNNING'],
      [{ isActive: true }, 'ENDED PAUSED PLANNED RUNNING'],
      [{ isActive: false }, 'CLOSED'],
      [{ shares: 'ALL_ASSIGNED' }, 'PLANNED'],
      [{ shares: 'SOME_UNASSIGNED' }, 'CLOSED ENDED PAUSED RUNNING'],
      [{ draft: 'NONE' }, 'CLOSED ENDED'],
      [{ draft: 'PLANNED' }, 'PLANNED'],
      [{ draft: 'OPEN' }, 'PAUSED RUNNING'],
      [{ isActive: true, shares: 'SOME_UNASSIGNED', draft: 'NONE' }, 'ENDED'],
      [{ isActive: false, draft: 'OPEN' }, ''],
      [
        { isActive: true, shares: 'ALL_ASSIGNED', draft: 'PLANNED', sort: 'WEEKS_PER_SHARE' },
        'PLANNED',
      ],
    ])('by %j: %s, and the total counts those alone', async (filters, names) => {
      const sent = await statementsOf(async () => {
        const { data } = await it.admin.graphql(FILTERED, { search: 'heron', ...filters });
        const { items, total } = data.adminProperties;
        const found = items.map((item: { property: Property }) => item.property.name);
        expect(found).toEqual(names.split(' ').flatMap((name) => (name ? `Heron ${name}` : [])));
        expect(total).toBe(found.length);
      });
      expect(sent.filter((name) => name.startsWith('admin-properties'))).toHaveLength(1);
    });
  });

  test.each(['NAME', 'LOCATION', 'TOTAL_SHARES', 'ALLOCATED', 'WEEKS_PER_SHARE', 'STATUS'])(
    'by %s is one statement',
    async (sort) => {
      const sent = await statementsOf(async () => {
        expect((await it.admin.graphql(LIST, { sort })).errors).toBeUndefined();
      });
      expect(sent).toEqual([`admin-properties-${sort}-listed-up`]);
    },
  );
});
