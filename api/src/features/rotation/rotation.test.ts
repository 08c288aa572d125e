import { makeShare } from '../../../test/factories/share.factory';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { makeProperty } from '../properties/property.factory';
import type { Rotation } from './rotation.types';
import { RotationChange } from './rotation-change.entity';
import { baseYearFor } from './rules';

const ROTATION = `query ($propertyId: ID!, $year: Int!) {
  rotation(propertyId: $propertyId, year: $year) {
    propertyId propertyName year kind baseYear queue isHeld explanation
    setting { year reason changedByName }
    absent { shareNumber ownerName isMine isVacant isInactive }
    years { year shareNumbers isHeld }
    turns { turn position shareNumber ownerName isMine reason }
  }
}`;

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

async function rotation(propertyId: number, year: number): Promise<Rotation> {
  const { data, errors } = await home.as.owner.graphql(ROTATION, { propertyId, year });
  if (errors) throw new Error(errors[0]?.message);
  return data.rotation;
}

/** A property whose shares with these numbers all belong to the owner. */
async function propertyOfOwner(shareNumbers: number[], facts = {}): Promise<number> {
  const { manager } = home.testApp.running.app.db;
  const { id: propertyId } = await makeProperty(manager, facts);
  const userId = home.people.owner.id;
  for (const shareNumber of shareNumbers)
    await makeShare(manager, { propertyId, shareNumber, userId });
  return propertyId;
}

const numbersOf = ({ turns }: Rotation) => turns.map(({ shareNumber }) => shareNumber);

test('the order names the owners and mine, and the shares that take no part', async () => {
  const { property, people } = home;
  const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
    `${firstName} ${lastName}`;
  expect(await rotation(property.id, 2025)).toEqual({
    propertyId: String(property.id),
    propertyName: 'Lake House',
    year: 2025,
    ...{ kind: 'OVER_TWELVE', baseYear: 2024, isHeld: false, setting: null },
    queue: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    explanation: expect.stringContaining('share 12 is first in 10 of 12 years'),
    years: expect.arrayContaining([
      { year: 2025, shareNumbers: [2, 12, 1], isHeld: false },
      { year: 2026, shareNumbers: [12, 1, 2], isHeld: false },
      { year: 2037, shareNumbers: [2, 12, 1], isHeld: false },
    ]),
    absent: [
      {
        ...{ shareNumber: 3, ownerName: fullName(people.inactiveOwner), isMine: false },
        ...{ isVacant: false, isInactive: true },
      },
      {
        ...{ shareNumber: 4, ownerName: null, isMine: false, isVacant: true, isInactive: false },
      },
    ],
    turns: [
      {
        turn: 1,
        position: 1,
        shareNumber: 2,
        ownerName: fullName(people.firstLogin),
        isMine: false,
        reason:
          'Share 2 chooses first: everyone moves up one place each year, and last year’s first goes to the end.',
      },
      {
        turn: 2,
        position: 11,
        shareNumber: 12,
        ownerName: fullName(people.owner),
        isMine: true,
        reason: 'Share 12 moves up from 3rd to 2nd; 9 empty places are skipped.',
      },
      {
        turn: 3,
        position: 12,
        shareNumber: 1,
        ownerName: fullName(people.owner),
        isMine: true,
        reason: expect.stringContaining('Share 1 was first the year before and goes to the end'),
      },
    ],
  });
});

test('one person with several shares has a turn for each', async () => {
  const id = await propertyOfOwner([3, 8, 12]);
  const { turns } = await rotation(id, 2024);
  expect(turns.map(({ shareNumber, isMine }) => [shareNumber, isMine])).toEqual([
    [3, true],
    [8, true],
    [12, true],
  ]);
});

test('a property with inactive shares only has no one to choose', async () => {
  const { manager } = home.testApp.running.app.db;
  const { id: propertyId } = await makeProperty(manager);
  const userId = home.people.owner.id;
  await makeShare(manager, { propertyId, shareNumber: 5, userId, isActive: false });
  expect(await rotation(propertyId, 2026)).toMatchObject({ propertyName: 'Lake House', turns: [] });
});

test('a property without shares has no one to choose', async () => {
  const { id } = await makeProperty(home.testApp.running.app.db.manager);
  const { data } = await home.as.administrator.graphql(ROTATION, { propertyId: id, year: 2026 });
  expect(data.rotation.turns).toEqual([]);
});

test.each([
  [2024, 2024, 1],
  [2027, 2024, 4],
  [1900, 2024, 9],
  [2200, 2024, 9],
  [2020, 2030, 3],
])('in %i, counted from %i, share %i is the first of twelve', async (year, baseYear, first) => {
  const all = Array.from({ length: 12 }, (_, index) => index + 1);
  const id = await propertyOfOwner(all, { rotationBaseYear: baseYear });
  const following = all.map((place) => ((first - 1 + place - 1) % 12) + 1);
  expect(numbersOf(await rotation(id, year))).toEqual(following);
});

test('a first choice that was set by hand is the reason; of several settings the last', async () => {
  const { manager } = home.testApp.running.app.db;
  const id = await propertyOfOwner([1, 5, 9], { rotationBaseYear: baseYearFor(9, 2027) });
  const changedById = home.people.administrator.id;
  const change = { propertyId: id, changedById };
  await manager.insert(RotationChange, { ...change, year: 2031, firstChoiceShare: 1 });
  await manager.insert(RotationChange, { ...change, year: 2027, firstChoiceShare: 9 });
  const { turns } = await rotation(id, 2027);
  expect(turns[0]).toMatchObject({
    shareNumber: 9,
    reason: 'Share 9 chooses first, as set by an administrator.',
  });
});

test.each([1899, 2201, 2_147_483_647])('the year %i is refused', async (year) => {
  const args = { propertyId: home.property.id, year };
  const { errors } = await home.as.owner.graphql(ROTATION, args);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'year' });
});

test('a deleted owner is shown without a name', async () => {
  const { manager } = home.testApp.running.app.db;
  const propertyId = await propertyOfOwner([1]);
  const { id: userId } = await home.testApp.person({ email: null, deletedAt: new Date() });
  await makeShare(manager, { propertyId, shareNumber: 2, userId });
  const { turns } = await rotation(propertyId, 2025);
  expect(turns.find(({ shareNumber }) => shareNumber === 2)?.ownerName).toBe('Former owner');
});
