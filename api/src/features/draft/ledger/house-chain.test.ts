import {
  DRAFT_YEAR,
  openedDraft,
  PLAN,
  passDeadline,
  processDue,
  readDraft,
  steering,
} from '../../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../../test/support/scenes/home-cast';
import { verifyLog } from '../rules';

const DROP = 'mutation($draftId: ID!) { dropDraft(draftId: $draftId) }';
const REHEARSE = 'query($draftId: ID!) { rehearseDraft(draftId: $draftId) { weeksLeft } }';

let home: Home;

beforeEach(async () => {
  home = await openHome();
});

afterEach(() => home.testApp.close());

const app = () => home.testApp.running.app;

const set = (facts: object) =>
  home.as.administrator.post('/api/admin/rotation/update', {
    ...{ propertyId: home.property.id, year: DRAFT_YEAR, firstChoiceShare: 2, ...facts },
  });

async function house() {
  const { body } = await home.as.owner.get(`/api/properties/${home.property.id}/chain`);
  const kinds: string[] = body.entries.map(({ text }: { text: string }) => JSON.parse(text).kind);
  return { kinds, body, verdict: await verifyLog(JSON.stringify(body)) };
}

async function plan(facts: object = {}) {
  const input = { propertyId: home.property.id, year: DRAFT_YEAR, ...facts };
  const { data } = await home.as.administrator.graphql(PLAN, { input });
  return data.planDraft;
}

async function end(draftId: number) {
  while ((await readDraft(home.as.owner, home)).status === 'RUNNING') {
    await passDeadline(home.testApp, draftId);
    await processDue(app());
  }
}

test.each(['OVER_TWELVE', 'TAKING_PART', 'MIRROR_PAIRS'])(
  'what is set, planned, dropped, rehearsed and drafted is in the log of the house: %s',
  async (kind) => {
    await set({ kind, reason: 'As agreed' });
    const first = await plan();
    await home.as.administrator.graphql(REHEARSE, { draftId: first.id });
    await home.as.administrator.graphql(DROP, { draftId: first.id });
    const draft = await plan({ rounds: 1, windowSeconds: 1 });
    await home.as.administrator.graphql(REHEARSE, { draftId: draft.id });
    await home.as.administrator.graphql(steering('openDraft'), { draftId: draft.id });
    expect((await house()).verdict).toMatchObject({ isInOrder: true });
    await end(draft.id);
    const { kinds, verdict } = await house();
    expect(kinds).toEqual([
      ...['BEGUN', 'ROTATION_SET', 'PLANNED', 'REHEARSED', 'DROPPED', 'PLANNED', 'REHEARSED'],
      ...['OPENED', 'ENDED'],
    ]);
    expect(verdict).toMatchObject({
      isInOrder: true,
      evidence: expect.stringMatching(/^In 2031 shares (\d+, )+\d+ chose in this order\.$/),
    });
    const without = await home.as.owner.get(
      `/api/properties/${home.property.id}/chain?drafts=false`,
    );
    expect(without.body.drafts).toEqual([]);
  },
);

test('a house whose drafts are older than its log begins it with how it stands', async () => {
  const { id } = await openedDraft(home, { rounds: 1, windowSeconds: 1 });
  await app().db.query(`alter table house_chain_log disable trigger all`);
  await app().db.query('delete from house_chain_log');
  await app().db.query('delete from house_chains');
  await app().db.query(`alter table house_chain_log enable trigger all`);
  await end(id);
  const ended = await house();
  expect(ended.kinds).toEqual(['BEGUN', 'ENDED']);
  expect(ended.verdict).toMatchObject({ isInOrder: true });
  await set({ year: DRAFT_YEAR + 1, kind: 'TAKING_PART' });
  await plan({ year: DRAFT_YEAR + 1 });
  expect((await house()).verdict).toMatchObject({ isInOrder: true });
});

test('a plan that is renewed with newcomers stays in order', async () => {
  await set({ kind: 'TAKING_PART' });
  const { version } = await plan();
  const { manager } = app().db;
  await manager.query(
    'update shares set user_id = $1 where property_id = $2 and share_number = 4',
    [home.people.inactiveOwner.id, home.property.id],
  );
  const renewed = await plan({ version, rounds: 2 });
  await home.as.administrator.graphql(steering('openDraft'), { draftId: renewed.id });
  const { kinds, verdict } = await house();
  expect(kinds).toEqual(['BEGUN', 'ROTATION_SET', 'PLANNED', 'PLANNED', 'OPENED']);
  expect(verdict).toMatchObject({ isInOrder: true });
});
