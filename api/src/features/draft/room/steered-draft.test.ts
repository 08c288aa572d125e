import {
  DRAFT_YEAR,
  openedDraft,
  PICK,
  PLAN,
  passDeadline,
  processDue,
  readDraft,
  steering,
} from '../../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../../test/support/scenes/home-cast';
import { verifyLog } from '../rules';

let home: Home;

beforeEach(async () => {
  home = await openHome();
});

afterEach(() => home.testApp.close());

const app = () => home.testApp.running.app;
const query = (text: string, values: unknown[] = []) => app().db.query(text, values);
const administrator = () => {
  const { firstName, lastName } = home.people.administrator;
  return `${firstName} ${lastName}`;
};
const input = () => ({ propertyId: home.property.id, year: DRAFT_YEAR });
const RESUME = `mutation($draftId: ID!, $reason: String) {
  resumeDraft(draftId: $draftId, reason: $reason) { status } }`;
const PAUSE = `mutation($draftId: ID!, $reason: String) {
  pauseDraft(draftId: $draftId, reason: $reason) { status } }`;
const UNDO = `mutation($draftId: ID!, $reason: String!) {
  undoPick(draftId: $draftId, reason: $reason) { status } }`;

async function expectInOrder(draftId: number) {
  const { body } = await home.as.owner.get(`/api/drafts/${draftId}/log`);
  const text = JSON.stringify(body);
  expect(await verifyLog(text)).toMatchObject({ isInOrder: true });
  return text;
}

test('an opening says which weeks are not in the draft, who kept them and why, and how often it was rehearsed', async () => {
  const as = home.as.administrator;
  const maintained = [{ week: 52, season: 'PEAK', isMaintenance: true }];
  await as.graphql('mutation($input: TagWeeksInput!) { tagWeeks(input: $input) { year } }', {
    input: { ...input(), weeks: maintained, reason: 'The roof' },
  });
  await query(
    `insert into bookings (property_id, year, week, share_id)
     select $1, $2, 20, id from shares where property_id = $1 and share_number = 12`,
    [home.property.id, DRAFT_YEAR],
  );
  await query(
    `update weeks set start_date = current_date - 3, end_date = current_date + 4
     where property_id = $1 and year = $2 and week = 1`,
    [home.property.id, DRAFT_YEAR],
  );
  const planned = (await as.graphql(PLAN, { input: input() })).data.planDraft;
  const REHEARSE = 'query($draftId: ID!) { rehearseDraft(draftId: $draftId) { weeksLeft } }';
  await as.graphql(REHEARSE, { draftId: planned.id });
  await as.graphql('mutation($id: ID!) { dropDraft(draftId: $id) }', { id: planned.id });
  // The next plan of the year has the rehearsals of the one before.
  const again = (await as.graphql(PLAN, { input: input() })).data.planDraft;
  await as.graphql(REHEARSE, { draftId: again.id });
  const nobody = { who: null, why: null };
  const leftOut = [
    { week: 1, reason: 'PAST', ...nobody },
    { week: 20, reason: 'HELD', ...nobody },
    { week: 52, reason: 'MAINTENANCE', who: administrator(), why: 'The roof' },
  ];
  // They can be read before the opening fixes them.
  expect((await readDraft(home.as.owner, home)).leftOut).toEqual(leftOut);
  const draftId = again.id;
  const { data } = await as.graphql(steering('openDraft'), { draftId });
  expect(data.openDraft).toMatchObject({ leftOut, rehearsals: 2 });
  expect(data.openDraft.log).toMatchObject([{ kind: 'OPENED', who: administrator() }]);
  const text = await expectInOrder(draftId);
  expect(JSON.parse(JSON.parse(text).entries[0].text)).toMatchObject({
    ...{ rehearsals: 2, by: home.people.administrator.id },
    leftOut: [
      { week: 1, reason: 'PAST' },
      { week: 20, reason: 'HELD' },
      { week: 52, reason: 'MAINTENANCE', by: home.people.administrator.id, why: 'The roof' },
    ],
    facts: { rules: { version: 3 } },
    ...{ previous: null, keys: [] },
  });
  // Later changes change neither.
  await query('update weeks set is_maintenance = false');
  expect((await readDraft(home.as.owner, home)).leftOut).toEqual(leftOut);
});

test('a draft is planned in version 1 and opened in version 3, also by its time', async () => {
  const VERSION = `select rules ->> 'version' as version from drafts`;
  const opensAt = '2030-11-01T18:00:00.000Z';
  await home.as.administrator.graphql(PLAN, { input: { ...input(), opensAt } });
  expect(await query(VERSION)).toEqual([{ version: '1' }]);
  await query('update drafts set wakes_at = clock_timestamp()');
  await processDue(app());
  expect(await query(VERSION)).toEqual([{ version: '3' }]);
  const draft = await readDraft(home.as.owner, home);
  expect(draft.log).toMatchObject([{ kind: 'OPENED', who: null }]);
  await expectInOrder(draft.id);
});

test('every owner reads who paused, resumed and undid, and why', async () => {
  const { id: draftId } = await openedDraft(home);
  const as = home.as.administrator;
  await as.graphql(PAUSE, { draftId, reason: ' The boiler broke ' });
  await as.graphql(RESUME, { draftId, reason: ' It burns again ' });
  const { errors } = await as.graphql(PAUSE, { draftId });
  expect(errors?.[0]?.message).toBe('Please give a reason, which all owners can read.');
  await as.graphql(PAUSE, { draftId, reason: 'Again' });
  await as.graphql(steering('resumeDraft'), { draftId });
  const { log } = await readDraft(home.as.inactiveOwner, home);
  expect(log.slice(1)).toMatchObject([
    { kind: 'PAUSED', who: administrator(), reason: 'The boiler broke' },
    { kind: 'RESUMED', who: administrator(), reason: 'It burns again' },
    { kind: 'PAUSED', reason: 'Again' },
    { kind: 'RESUMED', who: administrator(), reason: null },
  ]);
  const text = await expectInOrder(draftId);
  expect(text).not.toContain(home.people.administrator.lastName);
});

test('a wrong pick is undone in a pause, and its share chooses again once that ends', async () => {
  const { id: draftId, seats } = await openedDraft(home);
  const [{ shareId }] = seats;
  const pick = (week: number) => home.as.owner.graphql(PICK, { input: { draftId, shareId, week } });
  expect((await pick(20)).errors).toBeUndefined();
  const as = home.as.administrator;
  await as.graphql(PAUSE, { draftId, reason: 'The wrong week' });
  expect((await as.graphql(UNDO, { draftId, reason: 'The wrong week' })).errors).toBeUndefined();
  const paused = await readDraft(home.as.owner, home);
  expect(paused).toMatchObject({ status: 'PAUSED', deadline: null });
  await as.graphql(RESUME, { draftId, reason: 'It goes on' });
  const resumed = await readDraft(home.as.owner, home);
  expect(resumed.log.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['OPENED', 'PICKED', 'PAUSED', 'UNDONE', 'RESUMED'],
  ]);
  expect((await pick(21)).errors).toBeUndefined();
  await expectInOrder(draftId);
});

test('a reason without words is refused, and nothing happens', async () => {
  const { id: draftId } = await openedDraft(home);
  for (const mutation of [PAUSE, UNDO]) {
    const { errors } = await home.as.administrator.graphql(mutation, { draftId, reason: '.' });
    expect(errors?.[0]?.message).toBe('reason must have at least 3 letters.');
  }
  expect(await readDraft(home.as.owner, home)).toMatchObject({ status: 'RUNNING', seq: 1 });
});

test('the log of an administrator who was erased says that there was one', async () => {
  const { id: draftId } = await openedDraft(home);
  await home.as.administrator.graphql(PAUSE, { draftId, reason: 'A long weekend' });
  await query(
    `update users set first_name = 'Former', last_name = 'owner', email = null, deleted_at = now()
     where id = $1`,
    [home.people.administrator.id],
  );
  const { log } = await readDraft(home.as.owner, home);
  expect(log.at(-1)).toMatchObject({ who: 'Former owner', reason: 'A long weekend' });
  await expectInOrder(draftId);
});

test('a share that is taken away for its turn gets another, and the log says who took it and why', async () => {
  const { id: draftId } = await openedDraft(home, { rounds: 1 });
  const act = async (text: string, variables: object) =>
    expect((await home.as.administrator.graphql(text, { ...variables })).errors).toBeUndefined();
  const [{ id }] = await query(
    'select id from shares where property_id = $1 and share_number = 12',
    [home.property.id],
  );
  const REMOVE = 'mutation($id: ID!, $reason: String) { removeShare(id: $id, reason: $reason) }';
  await act(REMOVE, { id, reason: 'Not paid' });
  await processDueAt(draftId);
  const { testApp, people, as } = home;
  as.administrator = await testApp.signIn(people.administrator, { isAdmin: true });
  const place = { propertyId: home.property.id, shareNumber: 12 };
  await act('mutation($input: AssignShareInput!) { assignShare(input: $input) { id } }', {
    input: { ...place, userId: home.people.owner.id },
  });
  for (let turn = 0; turn < 2; turn += 1) await processDueAt(draftId);
  const { log } = await readDraft(home.as.owner, home);
  expect(log[1]).toMatchObject({
    ...{ kind: 'PASSED', share: 12, reason: 'VACANT' },
    ...{ who: administrator(), why: 'Not paid' },
  });
  for (let turn = 0; turn < 3; turn += 1) await processDueAt(draftId);
  const ended = await readDraft(home.as.owner, home);
  expect(ended.log.filter(({ share }: { share: number }) => share === 12)).toMatchObject([
    { kind: 'PASSED' },
    { kind: 'PICKED', by: 'NEUTRAL_RULE' },
  ]);
});

async function processDueAt(draftId: number) {
  await passDeadline(home.testApp, draftId);
  await processDue(app());
}
