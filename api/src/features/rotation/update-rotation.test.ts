import { makeShare } from '../../../test/factories/share.factory';
import { type AdminHouse, logged, openAdminHouse } from '../../../test/support/scenes/admin-house';
import type { Property } from '../properties/property.entity';
import { makeProperty } from '../properties/property.factory';

let it: AdminHouse;
let property: Property;

beforeAll(async () => {
  it = await openAdminHouse();
});

beforeEach(async () => {
  const { manager } = it.testApp.running.app.db;
  property = await makeProperty(manager);
  for (const shareNumber of [1, 5, 9]) {
    await makeShare(manager, { propertyId: property.id, shareNumber });
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
    { shareNumber: 9, reason: 'Share 9 chooses first in 2027, as set by an administrator.' },
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

test.each(['REST', 'GraphQL'])('a share that takes no part is refused by %s', async (way) => {
  const { id: propertyId } = property;
  const { manager } = it.testApp.running.app.db;
  await makeShare(manager, { propertyId, shareNumber: 7, isActive: false });
  for (const firstChoiceShare of [2, 7]) {
    const message = `Lake House has no active share ${firstChoiceShare} that could choose first.`;
    const refusal = { message, field: 'firstChoiceShare', code: 'CONFLICT' };
    if (way === 'REST') {
      const { status, body } = await update({ firstChoiceShare });
      expect([status, body]).toEqual([409, refusal]);
    } else {
      const { errors } = await it.admin.graphql(
        'mutation($input: UpdateRotationInput!) { updateRotation(input: $input) { id } }',
        { input: { propertyId, year: 2027, firstChoiceShare } },
      );
      const { field, code } = errors?.[0]?.extensions ?? {};
      expect({ message: errors?.[0]?.message, field, code }).toEqual(refusal);
    }
  }
});

test('the last share of a property can choose first, and one beyond it is refused', async () => {
  await it.admin.patch(`/api/admin/properties/${property.id}`, { totalShares: 9 });
  expect((await update()).status).toBe(200);
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
