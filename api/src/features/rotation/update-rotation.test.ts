import { makeShare } from '../../../test/factories/share.factory';
import { type AdminHouse, logged, openAdminHouse } from '../../../test/support/scenes/admin-house';
import type { Property } from '../properties/property.entity';
import { makeProperty } from '../properties/property.factory';
import { numbersOf, orderOf, overTwelve, rotationFrom } from './rules';

let it: AdminHouse;
let property: Property;

beforeAll(async () => {
  it = await openAdminHouse();
});

beforeEach(async () => {
  const { manager } = it.testApp.running.app.db;
  property = await makeProperty(manager);
  const { id: userId } = await it.testApp.person();
  for (const shareNumber of [1, 5, 9]) {
    await makeShare(manager, { propertyId: property.id, shareNumber, userId });
  }
});

afterAll(() => it.testApp.close());

const update = (facts: object = {}) =>
  it.admin.post('/api/admin/rotation/update', {
    propertyId: property.id,
    year: 2027,
    firstChoiceShare: 9,
    ...facts,
  });

test('the chosen share is first, the others follow, and the reason is shown and logged', async () => {
  const { status, body } = await update();
  expect([status, body]).toMatchObject([200, { rotationBaseYear: 2019, version: 2 }]);
  const { data } = await it.admin.graphql(
    `{ rotation(propertyId: ${property.id}, year: 2027) { turns { shareNumber reason } } }`,
  );
  expect(data.rotation.turns).toMatchObject([
    { shareNumber: 9, reason: 'Share 9 chooses first, as set by an administrator.' },
    { shareNumber: 1 },
    { shareNumber: 5 },
  ]);
  expect(await logged(it.testApp)).toMatchObject([
    {
      action: 'rotation.update',
      before: { rotationBaseYear: 2024 },
      after: { rotationBaseYear: 2019, year: 2027, firstChoiceShare: 9 },
    },
  ]);
});

test('the second of two administrators sees that it has since changed', async () => {
  const answers = await Promise.all(
    [5, 9].map((it) => update({ firstChoiceShare: it, version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    'Someone else has changed this property. Please reload it and try again.',
  );
});

test.each([
  [{ firstChoiceShare: 0 }, 400, 'firstChoiceShare must be at least 1.'],
  [{ firstChoiceShare: 13 }, 400, 'firstChoiceShare must be at most 12.'],
  [{ year: 1899 }, 400, 'year must be at least 1900.'],
  [{ propertyId: 999_999 }, 404, 'There is no such property.'],
])('%j is refused', async (facts, status, message) => {
  const answer = await update(facts);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

const UPDATE = 'mutation($input: UpdateRotationInput!) { updateRotation(input: $input) { id } }';

test.each([
  ['OVER_TWELVE', 2],
  ['OVER_TWELVE', 7],
  ['MIRROR_PAIRS', 2],
  ['MIRROR_PAIRS', 7],
] as const)(
  'over %s, share %i may be first without taking part',
  async (kind, firstChoiceShare) => {
    const { manager } = it.testApp.running.app.db;
    await makeShare(manager, { propertyId: property.id, shareNumber: 7, isActive: false });
    const { status, body } = await update({ kind, firstChoiceShare });
    expect([status, body.message]).toEqual([200, undefined]);
    const from = { rotation: overTwelve(2024), takingPart: [1, 5, 9] };
    const rotated = rotationFrom(from, { kind, firstChoiceShare, year: 2027 });
    // As the form previews it.
    const order = rotated && numbersOf(orderOf(rotated, [1, 5, 9], 2027));
    expect((await rotation(2027)).order).toEqual(order);
  },
);

test.each(['REST', 'GraphQL'])(
  'over the shares that take part no other is first, by %s',
  async (way) => {
    const { id: propertyId } = property;
    const { manager } = it.testApp.running.app.db;
    await makeShare(manager, { propertyId, shareNumber: 7, isActive: false });
    for (const firstChoiceShare of [2, 7]) {
      const facts = { firstChoiceShare, kind: 'TAKING_PART' };
      const message = `Share ${firstChoiceShare} of Lake House has no owner and takes no part in this rotation.`;
      const refusal = { message, field: 'firstChoiceShare', code: 'CONFLICT' };
      if (way === 'REST') {
        const { status, body } = await update(facts);
        expect([status, body]).toEqual([409, refusal]);
      } else {
        const input = { propertyId, year: 2027, ...facts };
        const { errors } = await it.admin.graphql(UPDATE, { input });
        const { field, code } = errors?.[0]?.extensions ?? {};
        expect({ message: errors?.[0]?.message, field, code }).toEqual(refusal);
      }
    }
  },
);

test('the last share of a property can choose first, and one beyond it is refused', async () => {
  await it.admin.patch(`/api/admin/properties/${property.id}`, { totalShares: 9 });
  expect((await update()).status).toBe(200);
  const vacate = 'update shares set user_id = null where property_id = $1';
  await it.testApp.running.app.db.query(vacate, [property.id]);
  await it.admin.patch(`/api/admin/properties/${property.id}`, { totalShares: 8 });
  const { status, body } = await update();
  expect([status, body]).toEqual([
    409,
    {
      ...{ code: 'CONFLICT', field: 'firstChoiceShare' },
      message: 'Lake House has 8 shares; there is no share 9.',
    },
  ]);
});

const ORDER = `query($propertyId: ID!, $year: Int!) {
  rotation(propertyId: $propertyId, year: $year) {
    kind queue setting { year reason changedByName } turns { shareNumber }
  }
}`;

async function rotation(year: number) {
  const { data } = await it.admin.graphql(ORDER, { propertyId: property.id, year });
  const { turns, ...rest } = data.rotation;
  return { ...rest, order: turns.map(({ shareNumber }: { shareNumber: number }) => shareNumber) };
}

test.each([
  ['TAKING_PART', { 2026: [5, 9, 1], 2027: [9, 1, 5], 2028: [1, 5, 9], 2030: [9, 1, 5] }],
  ['MIRROR_PAIRS', { 2027: [9, 5, 1], 2028: [1, 5, 9], 2029: [1, 9, 5], 2030: [5, 9, 1] }],
  ['OVER_TWELVE', { 2027: [9, 1, 5], 2028: [1, 5, 9], 2029: [1, 5, 9], 2039: [9, 1, 5] }],
])('%s goes on from the first choice', async (kind, orders) => {
  const reason = 'Decided by all at the meeting of May.';
  expect((await update({ kind, reason })).status).toBe(200);
  for (const [year, order] of Object.entries(orders)) {
    expect([year, (await rotation(Number(year))).order]).toEqual([year, order]);
  }
  const { setting } = await rotation(2027);
  expect(setting).toEqual({ year: 2027, reason, changedByName: expect.any(String) });
});

test('without a kind that of the year stays, with its queue', async () => {
  await update({ kind: 'TAKING_PART' });
  const { body } = await update({ year: 2029, firstChoiceShare: 1 });
  expect(body.rotationBaseYear).toBe(2029);
  expect(await rotation(2028)).toMatchObject({ kind: 'TAKING_PART', order: [1, 5, 9] });
  expect(await rotation(2030)).toMatchObject({ kind: 'TAKING_PART', order: [5, 9, 1] });
});

test('the log has the kind where it changes, and the reason', async () => {
  await update({ kind: 'MIRROR_PAIRS', reason: 'As voted.' });
  expect(await logged(it.testApp)).toMatchObject([
    {
      before: { kind: 'OVER_TWELVE' },
      after: { kind: 'MIRROR_PAIRS', reason: 'As voted.', year: 2027, firstChoiceShare: 9 },
    },
  ]);
  await update({ kind: 'MIRROR_PAIRS', year: 2029 });
  const [again] = await logged(it.testApp);
  expect(again).toHaveProperty('after', {
    ...{ rotationBaseYear: 2021, year: 2029, firstChoiceShare: 9 },
  });
});

test('a vacant share keeps its place for a year', async () => {
  await update({ kind: 'TAKING_PART' });
  const { db } = it.testApp.running.app;
  const shareOf = async (number: number) => {
    const [row] = await db.query(
      'select id, user_id, version from shares where property_id = $1 and share_number = $2',
      [property.id, number],
    );
    return row;
  };
  const { id, user_id: userId, version } = await shareOf(5);
  expect((await it.admin.delete(`/api/admin/shares/${id}?version=${version}`)).status).toBe(200);
  expect(await rotation(2027)).toMatchObject({ queue: [1, 5, 9], order: [9, 1] });
  const giving = { propertyId: property.id, shareNumber: 5, userId };
  expect((await it.admin.post('/api/admin/shares', giving)).status).toBe(200);
  expect(await rotation(2027)).toMatchObject({ queue: [1, 5, 9], order: [9, 1, 5] });
  await it.admin.delete(`/api/admin/shares/${id}?version=${(await shareOf(5)).version}`);
  await it.testApp.pass('366 days');
  it.admin = await it.testApp.signIn(it.administrator, { isAdmin: true });
  expect(await rotation(2027)).toMatchObject({ queue: [9, 1], order: [9, 1] });
});

describe('a mirror pair', () => {
  const SECOND = { year: 2028, firstChoiceShare: 5 };

  beforeEach(async () => {
    await update({ kind: 'MIRROR_PAIRS', firstChoiceShare: 9 });
    expect((await rotation(2028)).order).toEqual([1, 5, 9]);
  });

  test.each(['REST', 'GraphQL'])('is broken with a reason alone, by %s', async (way) => {
    const input = { ...SECOND, kind: 'TAKING_PART', firstChoiceShare: 9 };
    const message =
      'This takes from share 1 its first choice of 2028, and share 5 chooses later in 2028 than the pair promises. Please give a reason, which all owners can read.';
    if (way === 'REST') {
      const { status, body } = await update(input);
      expect([status, body]).toEqual([400, { code: 'BAD_USER_INPUT', field: 'reason', message }]);
    } else {
      const { errors } = await it.admin.graphql(UPDATE, {
        input: { propertyId: property.id, ...input, reason: '  ' },
      });
      expect(errors).toHaveLength(1);
    }
    expect((await rotation(2028)).order).toEqual([1, 5, 9]);
  });

  test('that is broken names who loses what to all owners, with the reason', async () => {
    const { status } = await update({ ...SECOND, reason: 'As all agreed in May' });
    expect([status, (await rotation(2028)).order]).toEqual([200, [5, 1, 9]]);
    const [entry] = await logged(it.testApp);
    expect(entry).toMatchObject({
      after: {
        reason: 'As all agreed in May',
        loss: expect.stringContaining('This takes from share 1 its first choice of 2028'),
      },
    });
  });

  test('stays whole where its first year is set, or its order stays', async () => {
    expect((await update({ year: 2029, firstChoiceShare: 5 })).status).toBe(200);
    expect((await update({ year: 2027, firstChoiceShare: 1 })).status).toBe(200);
  });
});
