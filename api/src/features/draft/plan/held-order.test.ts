import { makeShare } from '../../../../test/factories/share.factory';
import { DRAFT_YEAR, openedDraft, PLAN, READ } from '../../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../../test/support/scenes/home-cast';
import { verifyLog } from '../rules';

let home: Home;

beforeEach(async () => {
  home = await openHome();
  const { manager } = home.testApp.running.app.db;
  const { property, people } = home;
  for (const shareNumber of [5, 8, 9]) {
    await makeShare(manager, { propertyId: property.id, shareNumber, userId: people.owner.id });
  }
});

afterEach(() => home.testApp.close());

const KINDS = ['OVER_TWELVE', 'TAKING_PART', 'MIRROR_PAIRS'] as const;

const set = (facts: object) =>
  home.as.administrator.post('/api/admin/rotation/update', {
    ...{ propertyId: home.property.id, reason: 'A new agreement' },
    ...facts,
  });

type Numbered = { shareNumber: number };
const numbersOf = (items: Numbered[]) => items.map(({ shareNumber }) => shareNumber);

/** The order as the page of the rotation shows it. */
async function shown(year = DRAFT_YEAR): Promise<number[]> {
  const { data } = await home.as.owner.graphql(
    `{ rotation(propertyId: ${home.property.id}, year: ${year}) { turns { shareNumber } } }`,
  );
  return numbersOf(data.rotation.turns);
}

/** The order as the page of the draft shows it. */
async function drafted(year = DRAFT_YEAR): Promise<number[]> {
  const input = { propertyId: home.property.id, year };
  const { data } = await home.as.owner.graphql(READ, input);
  return numbersOf(data.draft.seats);
}

const plan = (year: number) =>
  home.as.administrator.graphql(PLAN, { input: { propertyId: home.property.id, year } });

test.each(KINDS)(
  '%s: plan, page, opened draft and log agree, whatever is set later',
  async (kind) => {
    await set({ kind, year: DRAFT_YEAR - 3, firstChoiceShare: 5 });
    await plan(DRAFT_YEAR);
    const foreseen = await shown();
    expect(foreseen).toHaveLength(6);
    expect(await drafted()).toEqual(foreseen);
    const { id } = await openedDraft(home, { version: 1 });
    const after: object[] = [
      { kind: 'MIRROR_PAIRS', year: DRAFT_YEAR, firstChoiceShare: 9 },
      { kind: 'TAKING_PART', year: DRAFT_YEAR - 1, firstChoiceShare: 12 },
      { kind: 'OVER_TWELVE', year: DRAFT_YEAR + 1, firstChoiceShare: 2 },
    ];
    for (const facts of after) {
      expect((await set(facts)).status).toBe(200);
      expect(await shown()).toEqual(foreseen);
      expect(await drafted()).toEqual(foreseen);
    }
    expect((await shown(DRAFT_YEAR + 1)).at(0)).toBe(2);
    const { body } = await home.as.owner.get(`/api/drafts/${id}/log`);
    expect(await verifyLog(JSON.stringify(body))).toMatchObject({ isInOrder: true });
    const [opening] = body.entries;
    expect(JSON.parse(opening.text).facts.shares).toEqual(foreseen);
  },
);

test('who joins after the plan chooses last, and moves up in the years after', async () => {
  await set({ kind: 'TAKING_PART', year: DRAFT_YEAR, firstChoiceShare: 5 });
  await plan(DRAFT_YEAR);
  expect(await drafted()).toEqual([5, 8, 9, 12, 1, 2]);
  const userId = home.people.strangerOwner.id;
  const giving = { propertyId: home.property.id, shareNumber: 4, userId };
  expect((await home.as.administrator.post('/api/admin/shares', giving)).status).toBe(200);
  expect([await drafted(), await shown()]).toEqual([
    [5, 8, 9, 12, 1, 2, 4],
    [5, 8, 9, 12, 1, 2, 4],
  ]);
  await openedDraft(home, { version: 1 });
  expect([await drafted(), await shown()]).toEqual([
    [5, 8, 9, 12, 1, 2, 4],
    [5, 8, 9, 12, 1, 2, 4],
  ]);
  expect(await shown(DRAFT_YEAR + 1)).toEqual([8, 9, 12, 1, 2, 4, 5]);
});

test('changing a plan leaves who takes part as it was', async () => {
  await set({ kind: 'TAKING_PART', year: DRAFT_YEAR, firstChoiceShare: 5 });
  await plan(DRAFT_YEAR);
  const { db } = home.testApp.running.app;
  await db.query(
    `update shares set user_id = null, vacated_at = now()
      where property_id = $1 and share_number = 8`,
    [home.property.id],
  );
  const { testApp, people, as } = home;
  await testApp.pass('2 years');
  as.owner = await testApp.signIn(people.owner);
  as.administrator = await testApp.signIn(people.administrator, { isAdmin: true });
  expect(await drafted()).toEqual([5, 9, 12, 1, 2]);
  const input = { propertyId: home.property.id, year: DRAFT_YEAR, rounds: 2, version: 1 };
  const { errors } = await home.as.administrator.graphql(PLAN, { input });
  expect(errors).toBeUndefined();
  const [{ queue }] = await db.query('select rotation_queue as queue from drafts');
  expect(queue).toContain(8);
  expect(await shown(DRAFT_YEAR + 1)).toEqual([9, 12, 1, 2, 5]);
});
