import fc from 'fast-check';
import { type AdminHouse, openAdminHouse } from '../support/scenes/admin-house';
import { type Step, TrueHouse } from '../support/scenes/true-house';

let it: AdminHouse;

beforeAll(async () => {
  it = await openAdminHouse();
});

afterAll(() => it.testApp.close());

/** The weeks of the house that change hands. */
const place = fc.nat(7);
const share = fc.nat(2);

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('claim', 'give', 'move'), place, share }),
  },
  fc.record({ kind: fc.constant('release'), place }),
  fc.record({
    kind: fc.constant('import'),
    places: fc.uniqueArray(place, { minLength: 1, maxLength: 4 }),
    share,
  }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('swap'), place, other: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('takeBack'), nth: fc.nat(1) }) },
  fc.record({ kind: fc.constant('sell'), share, person: fc.nat(3) }),
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('plan'), share, person: fc.nat(3) },
      days: fc.integer({ min: 1, max: 60 }),
    }),
  },
  fc.record({ kind: fc.constant('callOff'), share }),
  fc.record({ kind: fc.constantFrom('fill', 'draft') }),
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pick'), week: fc.integer({ min: 1, max: 6 }) }),
  },
  fc.record({ kind: fc.constant('wait'), days: fc.integer({ min: 1, max: 20 }) }),
);

/** The figures of the ledger that the held weeks have to give. */
function ledgerOf(held: readonly { year: number; share: number }[]) {
  const counts = new Map<string, number>();
  for (const { year, share } of held) {
    const key = `${year} ${share}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => [...key.split(' ').map(Number), count]).sort();
}

// A test each, so that the time limit is one of a few houses.
test.each([1, 2, 3])(
  'after any steps in any order, a week has one holder, a stay its owner, and the ledger adds up (seed %d)',
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { minLength: 8, maxLength: 32 }), async (steps) => {
        const house = await TrueHouse.open(it);
        try {
          for (const step of steps) {
            await house.take(step);
            expect(await house.held()).toEqual(house.truth.held());
          }
          expect((await house.ledger()).sort()).toEqual(ledgerOf(house.truth.held()));
        } finally {
          await house.close();
        }
      }),
      { seed, numRuns: 4, endOnFailure: true },
    );
  },
);
