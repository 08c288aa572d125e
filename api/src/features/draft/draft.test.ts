import { passTime } from '../../../test/support/clock';
import { mailsTo } from '../../../test/support/mailbox';
import {
  DRAFT_YEAR,
  openedDraft,
  PICK,
  PLAN,
  passDeadline,
  processDue,
  readDraft,
  steering,
} from '../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { until } from '../../../test/support/until';
import { processDueDrafts } from './room/use-cases/process-due-drafts';

let home: Home;
/** Ids of the shares by number. */
let shareIds: Map<number, number>;

beforeEach(async () => {
  home = await openHome();
  await home.testApp.runBackground();
  const rows = await home.testApp.running.app.db.query(
    'select id, share_number as number from shares where property_id = $1',
    [home.property.id],
  );
  shareIds = new Map(rows.map(({ id, number }: { id: number; number: number }) => [number, id]));
});

afterEach(() => home.testApp.close());

const app = () => home.testApp.running.app;
const query = (text: string, values: unknown[] = []) => app().db.query(text, values);

async function pick(draftId: number, share: number, week: number, as = home.as.owner) {
  return as.graphql(PICK, { input: { draftId, shareId: shareIds.get(share), week } });
}

test('a draft goes from plan to bookings: order, picks, catch-up, end', async () => {
  const draft = await openedDraft(home, { rounds: 1 });
  // The rotation of 2031 starts with share 8: 12, then 1 and 2; 3 is inactive, 4 vacant.
  expect(draft.seats.map((seat: { shareNumber: number }) => seat.shareNumber)).toEqual([12, 1, 2]);
  expect(draft.log).toMatchObject([{ seq: 1, kind: 'OPENED' }]);
  const first = await pick(draft.id, 12, 28);
  expect(first.data.pickWeek.log.at(-1)).toMatchObject({ share: 12, week: 28, by: 'OWNER' });

  const early = await pick(draft.id, 12, 29);
  expect(early.errors?.[0]?.message).toBe('It is the turn of share 1.');
  const taken = await pick(draft.id, 1, 28);
  expect(taken.errors?.[0]?.message).toBe('Week 28 has just been taken by share 12.');
  await pick(draft.id, 1, 29);

  await passDeadline(home.testApp, draft.id);
  await processDue(app());
  const late = await readDraft(home.as.owner, home);
  expect(late.log.at(-1)).toMatchObject({ kind: 'MISSED', share: 2 });
  await passDeadline(home.testApp, draft.id);
  await processDue(app());
  const ended = await readDraft(home.as.owner, home);
  expect(ended.status).toBe('ENDED');
  expect(ended.log.slice(-2)).toMatchObject([
    { kind: 'PICKED', share: 2, by: 'NEUTRAL_RULE' },
    { kind: 'ENDED' },
  ]);
  const bookings = await query(
    `select s.share_number as share, b.week, b.is_open_to_swap as "isOpenToSwap"
     from bookings b join shares s on s.id = b.share_id
     where b.property_id = $1 and b.year = $2 order by share`,
    [home.property.id, DRAFT_YEAR],
  );
  expect(bookings).toMatchObject([
    { share: 1, week: 29, isOpenToSwap: false },
    // No one chose it.
    { share: 2, week: ended.log.at(-2).week, isOpenToSwap: true },
    { share: 12, week: 28, isOpenToSwap: false },
  ]);
  const [last] = await query('select text from draft_log where draft_id = $1 and seq = $2', [
    draft.id,
    ended.seq,
  ]);
  const [year] = await query(
    `select is_drafting, is_open_for_claims, drafted_at from property_years
     where property_id = $1 and year = $2`,
    [home.property.id, DRAFT_YEAR],
  );
  expect(year).toEqual({
    is_drafting: false,
    is_open_for_claims: true,
    drafted_at: new Date(JSON.parse(last.text).at),
  });
  const mails = await mailsTo(home.testApp, home.people.owner.email ?? '');
  expect(mails.at(-1)).toMatchObject({
    text: expect.stringContaining('week 28'),
    thread: expect.stringMatching(/^draft-\d+$/),
  });
});

test('an ended draft shows who chose, also after its shares have changed hands', async () => {
  const read = () => readDraft(home.as.owner, home);
  const names = async () =>
    (await read()).seats.map(({ ownerName }: { ownerName: string }) => ownerName);
  const sell = (share: number) =>
    query('update shares set user_id = $2 where id = $1', [
      shareIds.get(share),
      home.people.guest.id,
    ]);
  const draft = await openedDraft(home, { rounds: 1 });
  const before = await names();
  await sell(2);
  const chose = await names();
  expect(chose).not.toEqual(before);
  while ((await read()).status !== 'ENDED') {
    await passDeadline(home.testApp, draft.id);
    await processDue(app());
  }
  await passTime(query, '1 day');
  await query('update shares set user_id = null where id = any($1)', [
    [shareIds.get(2), shareIds.get(12)],
  ]);
  expect(await names()).toEqual(chose);
});

test('a pick that is sent twice counts once', async () => {
  const draft = await openedDraft(home);
  const answers = await Promise.all([pick(draft.id, 12, 28), pick(draft.id, 12, 28)]);
  for (const { data } of answers) expect(data.pickWeek.seq).toBe(2);
});

test('two processes and many ticks at a deadline make exactly one move', async () => {
  const draft = await openedDraft(home);
  await passDeadline(home.testApp, draft.id);
  await Promise.all(Array.from({ length: 8 }, () => processDueDrafts(app())));
  await processDue(app());
  const { log } = await readDraft(home.as.owner, home);
  expect(log.slice(1)).toMatchObject([{ kind: 'MISSED', share: 12 }]);
});

test('the clock of the running server alone processes a deadline', async () => {
  const draft = await openedDraft(home, { windowSeconds: 1 });
  await until(async () => (await readDraft(home.as.owner, home)).seq > 2);
  expect((await readDraft(home.as.owner, home)).log[1]).toMatchObject({ kind: 'MISSED' });
  expect(draft.rules.windowSeconds).toBe(1);
});

test('the autopilot picks immediately, and the wish list at the deadline', async () => {
  const SAVE = `mutation($input: WishListInput!) { saveWishList(input: $input) { weeks lastYear } }`;
  const save = (share: number, isAutopilot: boolean, weeks: number[]) => {
    const input = { shareId: shareIds.get(share), year: DRAFT_YEAR, weeks, isAutopilot };
    return home.as.owner.graphql(SAVE, { input });
  };
  await save(12, true, [30, 31]);
  await save(1, false, [30, 32]);
  const draft = await openedDraft(home, { rounds: 1 });
  expect(draft.log[1]).toMatchObject({ share: 12, week: 30, by: 'WISH_LIST' });
  await passDeadline(home.testApp, draft.id);
  await processDue(app());
  const { log } = await readDraft(home.as.owner, home);
  expect(log[2]).toMatchObject({ share: 1, week: 32, by: 'WISH_LIST' });
  const firsts = await query(
    'select week, is_first_choice as first from draft_picks order by week',
  );
  expect(firsts).toEqual([
    { week: 30, first: true },
    { week: 32, first: false },
  ]);
});

test('an undone pick is publicly undone, and its week is free again', async () => {
  const draft = await openedDraft(home);
  await pick(draft.id, 12, 28);
  const UNDO = `mutation($draftId: ID!, $reason: String!) {
    undoPick(draftId: $draftId, reason: $reason) { log { kind reason share } } }`;
  const variables = { draftId: draft.id, reason: 'Wrong button' };
  const { data } = await home.as.administrator.graphql(UNDO, variables);
  expect(data.undoPick.log.at(-1)).toMatchObject({ kind: 'UNDONE', reason: 'Wrong button' });
  expect(await query('select * from draft_picks')).toEqual([]);
  expect((await pick(draft.id, 12, 29)).errors).toBeUndefined();
  const again = await home.as.administrator.graphql(UNDO, variables);
  expect(again.errors).toBeUndefined();
  const nothing = await home.as.administrator.graphql(UNDO, variables);
  expect(nothing.errors?.[0]?.message).toBe('There is no pick to undo.');
});

test('a pause keeps what is left of the turn', async () => {
  const draft = await openedDraft(home);
  const paused = await home.as.administrator.graphql(steering('pauseDraft'), { draftId: draft.id });
  const { leftMs, deadline, status } = paused.data.pauseDraft;
  expect([status, deadline]).toEqual(['PAUSED', null]);
  expect(leftMs).toBeGreaterThan(47 * 3600_000);
  expect((await pick(draft.id, 12, 28)).errors?.[0]?.message).toMatch('paused');
  const going = await home.as.administrator.graphql(steering('resumeDraft'), { draftId: draft.id });
  const left = Date.parse(going.data.resumeDraft.deadline) - Date.now();
  expect(Math.abs(left - leftMs)).toBeLessThan(5_000);
  expect((await pick(draft.id, 12, 28)).errors).toBeUndefined();
});

test('a share that changes hands is chosen for by its new owner', async () => {
  const draft = await openedDraft(home);
  await query('update shares set user_id = $1 where id = $2', [
    home.people.strangerOwner.id,
    shareIds.get(12),
  ]);
  expect((await pick(draft.id, 12, 28)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await pick(draft.id, 12, 28, home.as.strangerOwner)).errors).toBeUndefined();
});

test('a share that loses its owner is skipped', async () => {
  const draft = await openedDraft(home);
  await query('update shares set user_id = null where id = $1', [shareIds.get(12)]);
  await passDeadline(home.testApp, draft.id);
  await processDue(app());
  const { log } = await readDraft(home.as.owner, home);
  expect(log[1]).toMatchObject({ kind: 'PASSED', share: 12, reason: 'VACANT' });
});

test('a plan opens automatically at its time, and reports why it cannot', async () => {
  const input = { propertyId: home.property.id, year: DRAFT_YEAR };
  const opensAt = new Date(Date.now() - 1000).toISOString();
  await query('update shares set is_active = false where property_id = $1', [home.property.id]);
  await home.as.administrator.graphql(PLAN, { input: { ...input, opensAt } });
  await processDue(app());
  const stuck = await readDraft(home.as.owner, home);
  expect(stuck.problem).toBe('No active share has an owner.');
  await query('update shares set is_active = true where property_id = $1', [home.property.id]);
  const plan = async (change: object) => {
    const { version } = await readDraft(home.as.owner, home);
    const sent = { input: { ...input, ...change, version } };
    expect((await home.as.administrator.graphql(PLAN, sent)).errors).toBeUndefined();
    return (await readDraft(home.as.owner, home)).problem;
  };
  // Other rules alone do not solve it.
  expect(await plan({ rounds: 2 })).toBe('No active share has an owner.');
  expect(await plan({ opensAt })).toBeNull();
  await processDue(app());
  expect((await readDraft(home.as.owner, home)).status).toBe('RUNNING');
});

test('a plan is replaced only with its current version, and none is made for a past year', async () => {
  const input = { propertyId: home.property.id, year: DRAFT_YEAR };
  const plan = (change: object) =>
    home.as.administrator.graphql(PLAN, { input: { ...input, ...change } });
  const { version } = (await plan({ rounds: 2 })).data.planDraft;
  for (const [outdated, field, message] of [
    [{}, 'year', `Someone else has just planned ${DRAFT_YEAR}.`],
    [{ version: null }, 'year', `Someone else has just planned ${DRAFT_YEAR}.`],
    [
      { version: version + 1 },
      'version',
      'Someone else has changed this draft. Please reload it and try again.',
    ],
  ] as const) {
    const { errors } = await plan({ rounds: 3, ...outdated });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'CONFLICT', field } });
  }
  const past = await plan({ year: 2020 });
  expect(past.errors?.[0]).toMatchObject({
    ...{ message: 'The year 2020 is over.', extensions: { field: 'year' } },
  });
  expect((await readDraft(home.as.owner, home)).rules.rounds).toBe(2);
  expect((await plan({ rounds: 3, version })).data.planDraft.rules.rounds).toBe(3);
});

test('a plan that was changed since it was read is not deleted', async () => {
  const input = { propertyId: home.property.id, year: DRAFT_YEAR };
  const { data } = await home.as.administrator.graphql(PLAN, { input });
  const { id: draftId, version } = data.planDraft;
  await home.as.administrator.graphql(PLAN, { input: { ...input, rounds: 2, version } });
  const DROP = `mutation($draftId: ID!, $version: Int) {
    dropDraft(draftId: $draftId, version: $version)
  }`;
  const drop = (read: number) => home.as.administrator.graphql(DROP, { draftId, version: read });
  expect((await drop(version)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await drop(version + 1)).data).toEqual({ dropDraft: true });
});

test('the weeks stay as they are while they are drafted', async () => {
  await openedDraft(home);
  const { errors } = await home.as.administrator.graphql(
    `mutation($input: TagWeeksInput!) { tagWeeks(input: $input) { year } }`,
    {
      input: {
        propertyId: home.property.id,
        year: DRAFT_YEAR,
        weeks: [{ week: 3, season: 'LOW', isMaintenance: true }],
      },
    },
  );
  expect(errors?.[0]?.message).toBe(
    'The weeks of 2031 are being drafted and cannot be changed until the draft has ended.',
  );
});
