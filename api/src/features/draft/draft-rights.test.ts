import {
  DRAFT_YEAR,
  openedDraft,
  PICK,
  READ,
  SAVE_LIST,
} from '../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { verifyLog } from './rules';

let home: Home;
let draft: { id: number };
let share: { id: number };

const WISH =
  'query($shareId: ID!, $year: Int!) { wishList(shareId: $shareId, year: $year) { weeks } }';
const DRAFTS = 'query($propertyId: ID) { drafts(propertyId: $propertyId) { id isMyTurn } }';
const LEDGER = 'query($propertyId: ID!) { fairnessLedger(propertyId: $propertyId) { year peak } }';

/** Week numbers used nowhere else, so that a leak can be found. */
const WISHES = [47, 13, 41];

beforeAll(async () => {
  home = await openHome();
  [share] = await home.testApp.running.app.db.query(
    'select id from shares where property_id = $1 and share_number = 12',
    [home.property.id],
  );
  const input = { shareId: share.id, year: DRAFT_YEAR, weeks: WISHES, isAutopilot: false };
  const { data } = await home.as.owner.graphql(SAVE_LIST, { input });
  expect(data.saveWishList).toEqual({ weeks: WISHES, isAutopilot: false });
  draft = await openedDraft(home);
});

afterAll(() => home.testApp.close());

test.each(['administrator', 'owner', 'inactiveOwner'] as const)(
  '%s reads draft, ledger and log, and finds the draft in the lists',
  async (who) => {
    const client = home.as[who];
    const where = { propertyId: home.property.id, year: DRAFT_YEAR };
    const { data } = await client.graphql(READ, where);
    const ledger = await client.graphql(LEDGER, { propertyId: home.property.id });
    const log = await client.get(`/api/drafts/${draft.id}/log`);
    expect([data.draft.id, ledger.data.fairnessLedger, log.status]).toEqual([draft.id, [], 200]);
    const here = await client.graphql(DRAFTS, { propertyId: home.property.id });
    expect(here.data.drafts).toEqual([{ id: draft.id, isMyTurn: who === 'owner' }]);
    const mine = await client.graphql(DRAFTS);
    expect(mine.data.drafts).toHaveLength(who === 'administrator' ? 0 : 1);
  },
);

test('a user outside the property gets NOT_FOUND, as for a missing draft', async () => {
  for (const draftId of [draft.id, 2_000_000_000]) {
    const input = { draftId, shareId: share.id, week: 28 };
    const { errors } = await home.as.strangerOwner.graphql(PICK, { input });
    expect(errors).toMatchObject([
      { message: 'There is no such draft.', extensions: { code: 'NOT_FOUND' } },
    ]);
  }
});

test('a rehearsal reveals nothing of fewer than three lists of others, and rounded totals of more', async () => {
  const PLAN = 'mutation($input: PlanDraftInput!) { planDraft(input: $input) { id } }';
  const REHEARSE = `query($draftId: ID!) { rehearseDraft(draftId: $draftId) { weeksLeft
    longestSeconds fromWishLists byNeutralRule seats { shareNumber hasWishList } } }`;
  const { db } = home.testApp.running.app;
  await db.query(
    'insert into wish_lists select share_id, $1, user_id, weeks from wish_lists where year = $2',
    [2032, DRAFT_YEAR],
  );
  const input = { propertyId: home.property.id, year: 2032, rounds: 2, windowSeconds: 60 };
  const { data } = await home.as.administrator.graphql(PLAN, { input });
  const rehearse = () => home.as.administrator.graphql(REHEARSE, { draftId: data.planDraft.id });
  expect((await rehearse()).data.rehearseDraft).toMatchObject({
    seats: [
      { shareNumber: 12, hasWishList: true },
      { shareNumber: 1, hasWishList: false },
      { shareNumber: 2, hasWishList: false },
    ],
    fromWishLists: null,
    byNeutralRule: null,
    longestSeconds: 2 * 3 * 2 * 60,
  });
  const write = (share: number) =>
    db.query(
      `insert into wish_lists select id, $1, user_id, array[20 + share_number] from shares
       where property_id = $2 and share_number = $3`,
      [2032, home.property.id, share],
    );
  await write(1);
  const hidden = { fromWishLists: null, byNeutralRule: null };
  expect((await rehearse()).data.rehearseDraft).toMatchObject(hidden);
  // With a list of one's own as the third, its outcome would tell what the other two hold.
  const give = (userId: number | null) =>
    db.query('update shares set user_id = $1 where property_id = $2 and share_number = 2', [
      userId,
      home.property.id,
    ]);
  const [{ owner }] = await db.query(
    'select user_id as owner from shares where property_id = $1 and share_number = 2',
    [home.property.id],
  );
  await give(home.people.administrator.id);
  await write(2);
  expect((await rehearse()).data.rehearseDraft).toMatchObject(hidden);
  await give(owner);
  await db.query('update wish_lists set user_id = $1 where year = 2032 and user_id = $2', [
    owner,
    home.people.administrator.id,
  ]);
  const told = (await rehearse()).data.rehearseDraft;
  expect(told).toMatchObject({ fromWishLists: 5, byNeutralRule: 0 });
  expect(await db.query('select * from property_years where year = 2032')).toEqual([]);
  const [{ count }] = await db.query(
    `select count(*)::int as count from audit_log where action = 'draft.rehearse'`,
  );
  expect(count).toBe(4);
});

test("a former owner's list is not used for the next one", async () => {
  const { db } = home.testApp.running.app;
  const move = (userId: number) =>
    db.query('update shares set user_id = $1 where id = $2', [userId, share.id]);
  await move(home.people.strangerOwner.id);
  const { data } = await home.as.strangerOwner.graphql(WISH, {
    shareId: share.id,
    year: DRAFT_YEAR,
  });
  expect(data.wishList.weeks).toEqual([]);
  await move(home.people.owner.id);
});

describe('the exported log', () => {
  const exported = async () => (await home.as.owner.get(`/api/drafts/${draft.id}/log`)).body;

  test('can be verified from the file alone, and fails once a character is changed', async () => {
    const input = { draftId: draft.id, shareId: share.id, week: 28 };
    await home.as.owner.graphql(PICK, { input });
    const log = await exported();
    expect(log.entries).toHaveLength(2);
    expect(await verifyLog(JSON.stringify(log))).toMatchObject({ isInOrder: true });
    const [opening, pick] = log.entries;
    const forged = { ...pick, text: pick.text.replace('"week":28', '"week":29') };
    expect(forged.text).not.toBe(pick.text);
    const forgery = JSON.stringify({ ...log, entries: [opening, forged] });
    expect(await verifyLog(forgery)).toMatchObject({
      problem: 'Entry 2 is not what was written: its fingerprint does not match.',
    });
  });

  test('cannot be changed in the database, by whomever', async () => {
    const { db } = home.testApp.running.app;
    for (const text of [
      `update draft_log set text = ''`,
      'delete from draft_log',
      'truncate draft_log',
    ]) {
      await expect(db.query(text)).rejects.toThrow('append-only');
    }
  });
});

test('only owners and administrators are notified of what happens', async () => {
  const SUBSCRIBE = 'subscription { myDraftEvents { draftId seq entries { kind share } } }';
  const listeners = await Promise.all(
    (['owner', 'administrator', 'inactiveOwner', 'strangerOwner', 'guest'] as const).map((who) =>
      home.as[who].subscribe(SUBSCRIBE),
    ),
  );
  const pause =
    'mutation($draftId: ID!) { pauseDraft(draftId: $draftId, reason: "A storm") { seq } }';
  const { data } = await home.as.administrator.graphql(pause, { draftId: draft.id });
  const [owner, administrator, inactive, ...others] = listeners;
  for (const listener of [owner, administrator, inactive]) {
    const [event] = (await listener?.received(1)) ?? [];
    expect(event?.data.myDraftEvents).toEqual({
      draftId: draft.id,
      seq: data.pauseDraft.seq,
      entries: [{ kind: 'PAUSED', share: null }],
    });
  }
  for (const listener of others) expect(listener.events).toEqual([]);
  for (const listener of listeners) listener.stop();
});
