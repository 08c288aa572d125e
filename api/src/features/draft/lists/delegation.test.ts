import { mailsTo } from '../../../../test/support/mailbox';
import {
  DRAFT_YEAR,
  openedDraft,
  PICK,
  passDeadline,
  processDue,
  readDraft,
  shareIdsOf,
} from '../../../../test/support/scenes/drafts';
import { type Home, openHome, type Who } from '../../../../test/support/scenes/home-cast';
import { verifyLog } from '../rules';

const SEATS = 'seats { shareNumber isMine isDelegatedToMe delegateName delegatedUntil }';
const DELEGATE = `mutation($input: DelegateTurnsInput!) {
  delegateTurns(input: $input) { ${SEATS} } }`;
const REVOKE = `mutation($draftId: ID!, $shareId: ID!) {
  revokeDelegation(draftId: $draftId, shareId: $shareId) { ${SEATS} } }`;
const FOR_OWNER = `mutation($input: PickForOwnerInput!) { pickForOwner(input: $input) { seq } }`;
const ROOM = `query($propertyId: ID!, $year: Int!) {
  draft(propertyId: $propertyId, year: $year) { ${SEATS} } }`;

const WEEK_28 = 'from Saturday, 12 July 2031 to Saturday, 19 July 2031';

let home: Home;
let draft: { id: number };
let shareIds: Map<number, number>;

beforeEach(async () => {
  home = await openHome();
  shareIds = await shareIdsOf(home);
  draft = await openedDraft(home, { rounds: 1 });
});

afterEach(() => home.testApp.close());

const app = () => home.testApp.running.app;
const query = (text: string, values: unknown[] = []) => app().db.query(text, values);
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
const place = () => ({ draftId: draft.id, shareId: shareIds.get(12) });

/** The owner of share 12 names the owner of share 3, who takes no part in the draft. */
const name = (more: object = {}, who: Who = 'owner') =>
  home.as[who].graphql(DELEGATE, {
    input: { ...place(), delegateShareId: shareIds.get(3), ...more },
  });
const choose = (who: Who, week = 28) => home.as[who].graphql(PICK, { input: { ...place(), week } });
const problem = (answer: { errors: { message: string }[] | undefined }) =>
  answer.errors?.[0]?.message;
const mails = async (who: 'owner' | 'inactiveOwner') =>
  mailsTo(home.testApp, home.people[who].email ?? '');

async function seatOf(who: Who, share = 12) {
  const where = { propertyId: home.property.id, year: DRAFT_YEAR };
  const { data } = await home.as[who].graphql(ROOM, where);
  return data.draft.seats.find((it: { shareNumber: number }) => it.shareNumber === share);
}

test('a person who was named sees the turn as theirs, chooses, and the owner hears of it', async () => {
  expect((await name()).errors).toBeUndefined();
  const asked = (await mails('inactiveOwner')).at(-1);
  expect(asked?.thread).toMatch(/^draft-\d+$/);
  expect(asked?.subject).toBe(`${nameOf(home.people.owner)} asks you to choose at Lake House`);
  expect(await seatOf('inactiveOwner')).toMatchObject({
    ...{ isMine: false, isDelegatedToMe: true, delegateName: null },
  });
  expect(await seatOf('owner')).toMatchObject({
    ...{ isDelegatedToMe: false, delegateName: nameOf(home.people.inactiveOwner) },
  });
  // The named person is the owner's business until there is a pick.
  expect(await seatOf('administrator')).toMatchObject({ delegateName: null });
  const DRAFTS = '{ drafts { isMyTurn } }';
  const { data } = await home.as.inactiveOwner.graphql(DRAFTS);
  expect(data.drafts).toEqual([{ isMyTurn: true }]);

  expect((await choose('inactiveOwner')).errors).toBeUndefined();
  const { log } = await readDraft(home.as.administrator, home);
  expect(log[1]).toMatchObject({
    ...{ kind: 'PICKED', share: 12, week: 28, by: 'DELEGATE' },
    who: nameOf(home.people.inactiveOwner),
  });
  const told = (await mails('owner')).find(({ subject }) =>
    subject.endsWith('was chosen for you at Lake House'),
  );
  expect(told?.text).toContain(
    `${nameOf(home.people.inactiveOwner)}, whom you named, chose the week ${WEEK_28}`,
  );
  const { body } = await home.as.owner.get(`/api/drafts/${draft.id}/log`);
  expect(await verifyLog(JSON.stringify(body))).toMatchObject({ isInOrder: true });
});

const NOT_YOURS = 'Share 12 is not yours now, and its owner has not asked you to choose.';

test('the owner still chooses, and can take the word back at once', async () => {
  await name();
  await home.as.owner.graphql(REVOKE, place());
  expect(problem(await choose('inactiveOwner'))).toBe(NOT_YOURS);
  await name();
  expect((await choose('owner')).errors).toBeUndefined();
  expect((await readDraft(home.as.owner, home)).log[1]).toMatchObject({ by: 'OWNER', who: null });
});

test('a delegation ends at its time, with the share, and with the share of the person', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await name({ until });
  expect((await seatOf('owner')).delegatedUntil).toBe(until);
  await query(`update draft_delegations set until = now()`);
  expect(problem(await choose('inactiveOwner'))).toBe(NOT_YOURS);
  await query('update draft_delegations set until = null');
  const GIVE = 'update shares set user_id = $1 where property_id = $2 and share_number = $3';
  await query(GIVE, [null, home.property.id, 3]);
  expect((await seatOf('owner')).delegateName).toBeNull();
  await query(GIVE, [home.people.inactiveOwner.id, home.property.id, 3]);
  await query(GIVE, [home.people.strangerOwner.id, home.property.id, 12]);
  expect(problem(await choose('inactiveOwner'))).toBe(NOT_YOURS);
  await query(GIVE, [null, home.property.id, 12]);
  expect(problem(await choose('inactiveOwner'))).toBe(NOT_YOURS);
});

test('open rooms are notified of delegations and handovers, which add nothing to the log', async () => {
  const SUBSCRIBE = 'subscription { myDraftEvents { draftId seq status entries { seq } } }';
  const rooms = [
    await home.as.inactiveOwner.subscribe(SUBSCRIBE),
    await home.as.administrator.subscribe(SUBSCRIBE),
  ];
  const event = { draftId: draft.id, seq: 1, status: 'RUNNING', entries: [] };
  const heard = async (count: number) => {
    for (const room of rooms) {
      const events = await room.received(count);
      expect(events.map(({ data }) => data.myDraftEvents)).toEqual(Array(count).fill(event));
    }
  };
  await name();
  await heard(1);
  await home.as.owner.graphql(REVOKE, place());
  await heard(2);
  const [{ version }] = await query('select version from shares where id = $1', [shareIds.get(12)]);
  const removal = `mutation { removeShare(id: ${shareIds.get(12)}, version: ${version}) }`;
  expect((await home.as.administrator.graphql(removal)).errors).toBeUndefined();
  await home.testApp.runJobs();
  await heard(3);
  const GIVE = 'mutation($input: AssignShareInput!) { assignShare(input: $input) { id } }';
  const input = {
    ...{ propertyId: home.property.id, shareNumber: 12 },
    userId: home.people.strangerOwner.id,
  };
  expect((await home.as.administrator.graphql(GIVE, { input })).errors).toBeUndefined();
  await home.testApp.runJobs();
  await heard(4);
  for (const room of rooms) room.stop();
});

test('the dashboard of a delegate names the owner, and counts the turns of own shares alone', async () => {
  // From the next draft on the person takes part: in this one, no turn is theirs.
  await query('update shares set is_active = true where id = $1', [shareIds.get(3)]);
  const waits = async (who: Who = 'inactiveOwner') => {
    const { data } = await home.as[who].graphql(
      '{ nextChoices { draft { turnsBefore choosesFor } } }',
    );
    return data.nextChoices[0].draft;
  };
  const none = { turnsBefore: null, choosesFor: null };
  expect(await waits()).toEqual(none);
  await name();
  expect(await waits()).toEqual({ ...none, choosesFor: nameOf(home.people.owner) });
  expect(await waits('owner')).toEqual({ turnsBefore: 0, choosesFor: null });
  await choose('owner');
  expect(await waits()).toEqual(none);
});

test('a delegate is reminded of the turn as its owner is', async () => {
  await choose('owner');
  await home.as.owner.graphql(DELEGATE, {
    input: {
      ...{ draftId: draft.id, shareId: shareIds.get(1) },
      delegateShareId: shareIds.get(3),
    },
  });
  await home.testApp.pass('28 hours');
  await processDue(app());
  const reminder = (await mails('inactiveOwner')).at(-1);
  const owner = nameOf(home.people.owner);
  expect(reminder?.subject).toBe(`You choose for ${owner} at Lake House`);
  expect(reminder?.text).toContain(
    `the turn of share 1, whose owner, ${owner}, asked you to choose`,
  );
  expect((await mails('owner')).at(-1)?.text).toContain('the turn of your share 1');
});

test.each<[string, () => Promise<{ errors: { message: string }[] | undefined }>, string]>([
  [
    'oneself',
    () => name({ delegateShareId: shareIds.get(1) }),
    'Please name another owner of this property.',
  ],
  [
    'no one',
    () => name({ delegateShareId: shareIds.get(4) }),
    'Please name another owner of this property.',
  ],
  [
    'someone from elsewhere',
    () => name({ delegateShareId: 999_999 }),
    'Please name another owner of this property.',
  ],
  [
    'a time gone by',
    () => name({ until: '2020-01-01T00:00:00Z' }),
    'Please choose a time that is still to come.',
  ],
  [
    'a share of others',
    () => name({}, 'inactiveOwner'),
    'This is not a share of yours in this property.',
  ],
  [
    'a share, as an administrator',
    () => name({}, 'administrator'),
    'This is not a share of yours in this property.',
  ],
  ['a share, from outside', () => name({}, 'strangerOwner'), 'There is no such draft.'],
])('an owner cannot name %s', async (_name, ask, sentence) => {
  expect(problem(await ask())).toBe(sentence);
  expect(await query('select 1 from draft_delegations')).toEqual([]);
});

test('a draft that has ended is delegated to no one', async () => {
  while ((await readDraft(home.as.owner, home)).status === 'RUNNING') {
    await passDeadline(home.testApp, draft.id);
    await processDue(app());
  }
  expect(problem(await name())).toBe(`The draft of ${DRAFT_YEAR} has ended.`);
});

test('an administrator chooses for an owner who asked, who hears why by email', async () => {
  const input = { ...place(), week: 30, reason: 'Chosen by telephone.' };
  for (const who of ['owner', 'inactiveOwner', 'plainAdministrator'] as const) {
    const { errors } = await home.as[who].graphql(FOR_OWNER, { input });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  const silent = { ...input, reason: '.' };
  expect(problem(await home.as.administrator.graphql(FOR_OWNER, { input: silent }))).toBe(
    'reason must have at least 3 letters.',
  );
  expect((await home.as.administrator.graphql(FOR_OWNER, { input })).errors).toBeUndefined();
  const { log } = await readDraft(home.as.inactiveOwner, home);
  const who = nameOf(home.people.administrator);
  expect(log[1]).toMatchObject({
    ...{ kind: 'PICKED', share: 12, week: 30, by: 'ADMINISTRATOR', who },
    reason: 'Chosen by telephone.',
  });
  const told = (await mails('owner')).find(({ subject }) =>
    subject.endsWith('was chosen for you at Lake House'),
  );
  expect(told?.text).toContain(`${who}, an administrator, chose the week from`);
  expect(told?.text).toContain('for your share 12.');
  expect(told?.text).toContain('it can be undone until another week is chosen');
  expect(told?.text).toContain('Chosen by telephone');
  const { data } = await home.as.inactiveOwner.graphql(
    `{ houseActions(propertyId: ${home.property.id}) { items { text } } }`,
  );
  expect(data.houseActions.items[0].text).toBe(
    `${who} chose week 30 for share 12 of ${nameOf(home.people.owner)} in the draft of ${DRAFT_YEAR} at Lake House, because “Chosen by telephone.”`,
  );
});

test('the delegations of someone who is erased go', async () => {
  await name();
  const { id } = home.people.inactiveOwner;
  const { errors } = await home.as.administrator.graphql(
    `mutation { deleteUser(id: ${id}) { __typename } }`,
  );
  expect(errors).toBeUndefined();
  expect(await query('select 1 from draft_delegations')).toEqual([]);
});
