import {
  DRAFT_YEAR,
  openedDraft,
  PICK,
  passDeadline,
  processDue,
  readDraft,
  SAVE_LIST,
  shareIdsOf,
  steering,
} from '../../../../test/support/scenes/drafts';
import { type Home, openHome, type Who } from '../../../../test/support/scenes/home-cast';
import { type DraftEntry, type ListsFile, verifyLog } from '../rules';

const MINE = `query($draftId: ID!) {
  myCommittedLists(draftId: $draftId) { seq shareNumber weeks isAutopilot salt } }`;
const PAUSE = 'mutation($draftId: ID!) { pauseDraft(draftId: $draftId, reason: "A break") { id } }';
const UNDO = 'mutation($draftId: ID!) { undoPick(draftId: $draftId, reason: "Wrong week") { id } }';

let home: Home;
let shareIds: Map<number, number>;

const app = () => home.testApp.running.app;
const query = (text: string, values: unknown[] = []) => app().db.query(text, values);

beforeEach(async () => {
  home = await openHome();
  shareIds = await shareIdsOf(home);
});

afterEach(() => home.testApp.close());

async function save(share: number, weeks: number[], isAutopilot = true) {
  const input = { shareId: shareIds.get(share), year: DRAFT_YEAR, weeks, isAutopilot };
  const { errors } = await home.as.owner.graphql(SAVE_LIST, { input });
  expect(errors).toBeUndefined();
}

async function pick(draftId: number, share: number, week: number) {
  const input = { draftId, shareId: shareIds.get(share), week };
  const { errors } = await home.as.owner.graphql(PICK, { input });
  expect(errors).toBeUndefined();
}

const exported = async (draftId: number) =>
  (await home.as.owner.get(`/api/drafts/${draftId}/log`)).body;

async function logOf(draftId: number): Promise<DraftEntry[]> {
  const { entries } = await exported(draftId);
  return entries.map(({ text }: { text: string }) => JSON.parse(text));
}

async function listsOf(draftId: number, who: Who = 'owner') {
  const { data } = await home.as[who].graphql(MINE, { draftId });
  return data?.myCommittedLists;
}

/** The file that the owner downloads. */
async function fileOf(draftId: number): Promise<ListsFile> {
  const lists: (ListsFile['lists'][number] & { shareNumber: number })[] = await listsOf(draftId);
  return {
    ...{ property: 'Lake House', year: DRAFT_YEAR },
    lists: lists.map(({ shareNumber: share, ...list }) => ({ ...list, share })),
  };
}

async function verdictOn(draftId: number, file?: ListsFile) {
  const lists = file ?? (await fileOf(draftId));
  return verifyLog(JSON.stringify(await exported(draftId)), { lists: JSON.stringify(lists) });
}

/** Lets the owner's first share choose, and then the list of the second. */
async function chosenByList() {
  await save(1, [47, 31]);
  const { id } = await openedDraft(home);
  await pick(id, 12, 28);
  return id;
}

test('the opening commits to each list, and its owner can check the pick from it', async () => {
  const id = await chosenByList();
  const log = await logOf(id);
  expect(log[0]).toMatchObject({
    commitments: [{ share: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  });
  expect(log.map(({ kind }) => kind)).toEqual(['OPENED', 'PICKED', 'PICKED']);
  expect(await listsOf(id)).toEqual([
    {
      ...{ seq: 1, shareNumber: 1, weeks: [47, 31], isAutopilot: true },
      salt: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  expect(await verdictOn(id)).toMatchObject({
    isInOrder: true,
    turns: [{ share: 1, week: 47, place: 1, problem: null }],
  });
});

test('two drafts commit to one list under two salts', async () => {
  const first = await chosenByList();
  await query(
    'insert into wish_lists select share_id, $1, user_id, weeks, is_autopilot from wish_lists',
    [DRAFT_YEAR + 1],
  );
  const { id: second } = await openedDraft(home, { year: DRAFT_YEAR + 1 });
  const [[one], [other]] = [await listsOf(first), await listsOf(second)];
  expect(one.weeks).toEqual(other.weeks);
  expect(one.salt).not.toBe(other.salt);
});

test('a list that changes is committed to at once, in a pause too, and never named', async () => {
  const { id } = await openedDraft(home);
  await save(1, [41, 47]);
  await save(12, [], false);
  await home.as.administrator.graphql(PAUSE, { draftId: id });
  await save(12, [47, 41], false);
  await home.as.administrator.graphql(steering('resumeDraft'), { draftId: id });
  const log = await logOf(id);
  expect(log.map(({ kind }) => kind)).toEqual([
    ...['OPENED', 'COMMITTED', 'PAUSED', 'COMMITTED', 'RESUMED'],
  ]);
  const committed = log.filter(({ kind }) => kind === 'COMMITTED');
  for (const entry of committed) {
    expect(Object.keys(entry)).toEqual(['seq', 'at', 'turn', 'kind', 'share', 'commitment']);
  }
  expect(committed.map(({ turn }) => turn)).toEqual([log[0]?.turn, null]);
  // The turn has the time that it had.
  const { deadline, leftMs } = await readDraft(home.as.owner, home);
  expect([deadline, leftMs]).toEqual([log[4]?.turn?.deadline, null]);
  await pick(id, 12, 28);
  expect((await logOf(id)).at(-1)).toMatchObject({ share: 1, week: 41, by: 'WISH_LIST' });
  expect(await verdictOn(id)).toMatchObject({ isInOrder: true });
});

test('a second change within a minute is committed to before the next turn begins', async () => {
  const { id } = await openedDraft(home);
  await save(1, [41]);
  await save(1, [42]);
  await save(1, [43]);
  expect((await logOf(id)).map(({ kind }) => kind)).toEqual(['OPENED', 'COMMITTED']);
  await pick(id, 12, 28);
  expect((await logOf(id)).slice(2)).toMatchObject([
    { kind: 'COMMITTED', share: 1 },
    { kind: 'PICKED', share: 12 },
    { kind: 'PICKED', share: 1, week: 43, by: 'WISH_LIST' },
  ]);
  expect((await listsOf(id)).map(({ weeks }: { weeks: number[] }) => weeks)).toEqual([[41], [43]]);
  expect(await verdictOn(id)).toMatchObject({ isInOrder: true });
});

test('a list that is saved without a change is not committed to again', async () => {
  await save(1, [41]);
  const { id } = await openedDraft(home);
  await save(1, [41]);
  expect(await logOf(id)).toHaveLength(1);
});

test('the log takes a hundred changes of a list a day; one more is refused and not saved', async () => {
  const { id } = await openedDraft(home);
  const COUNTED = `insert into throttle (key, points, expire) values ('commit-list:' || $1, $2,
    extract(epoch from now()) * 1000 + 60000)`;
  await query(COUNTED, [shareIds.get(1), 99]);
  await query(COUNTED, [shareIds.get(12), 100]);
  await save(1, [41]);
  const input = { shareId: shareIds.get(12), year: DRAFT_YEAR, weeks: [42], isAutopilot: false };
  const { errors } = await home.as.owner.graphql(SAVE_LIST, { input });
  expect(errors).toMatchObject([
    {
      message:
        'A wish list can change 100 times a day while its draft is open. Please try again tomorrow.',
      extensions: { code: 'TOO_MANY_REQUESTS' },
    },
  ]);
  expect(await logOf(id)).toMatchObject([{ kind: 'OPENED' }, { kind: 'COMMITTED', share: 1 }]);
  expect(await query('select weeks from wish_lists')).toEqual([{ weeks: [41] }]);
  // The next day has its own count.
  await query('update throttle set expire = 0');
  await save(12, [42], false);
  expect(await logOf(id)).toHaveLength(3);
});

test('a list that someone changed in the database is caught by its owner', async () => {
  await save(1, [47, 31]);
  const { id } = await openedDraft(home);
  const kept = await fileOf(id);
  await query(`update wish_lists set weeks = '{31,47}'`);
  await pick(id, 12, 28);
  // The list that the owner kept did not decide.
  expect(await verdictOn(id, kept)).toMatchObject({
    isInOrder: false,
    problem:
      'Entry 4 did not follow the wish list: The list that counted is not among yours; it may be that of another owner.',
    turns: [{ seq: 4, week: 31, problem: expect.any(String) }],
  });
  // Nor can the list be changed back afterwards.
  await query(`update list_commitments set weeks = '{47,31}' where seq > 1`);
  expect(await verdictOn(id)).toEqual({
    isInOrder: false,
    problem: 'The wish list of share 1 does not match its fingerprint in entry 2.',
  });
});

test('a list of a former owner counts for no one, and the next owner’s is empty', async () => {
  await save(12, [30], false);
  const { id } = await openedDraft(home);
  const former = await fileOf(id);
  const { id: userId } = home.people.inactiveOwner;
  await query('update shares set user_id = $1 where id = $2', [userId, shareIds.get(12)]);
  await passDeadline(home.testApp, id);
  await processDue(app());
  expect((await logOf(id)).slice(1)).toMatchObject([
    { kind: 'COMMITTED', share: 12 },
    { kind: 'MISSED', share: 12 },
  ]);
  expect(await listsOf(id)).toHaveLength(1);
  expect(await listsOf(id, 'inactiveOwner')).toMatchObject([{ seq: 2, weeks: [] }]);
  expect(former.lists).toMatchObject([{ seq: 1, share: 12, weeks: [30] }]);
});

test('after an undo, the list without its autopilot is committed to before it picks', async () => {
  await save(12, [30, 33]);
  const { id } = await openedDraft(home);
  const { errors } = await home.as.administrator.graphql(UNDO, { draftId: id });
  expect(errors).toBeUndefined();
  await passDeadline(home.testApp, id);
  await processDue(app());
  expect((await logOf(id)).slice(1).map(({ kind }) => kind)).toEqual([
    ...['PICKED', 'UNDONE', 'COMMITTED', 'PICKED'],
  ]);
  const lists: { isAutopilot: boolean }[] = await listsOf(id);
  expect(lists.map(({ isAutopilot }) => isAutopilot)).toEqual([true, false]);
});

test('no one but the owner reads a list or its salt, an administrator who views as the owner neither', async () => {
  const id = await chosenByList();
  const [{ salt }] = await listsOf(id);
  const others = ['administrator', 'inactiveOwner', 'guest', 'strangerOwner', 'plainAdministrator'];
  const VIEW = `mutation { startViewing(userId: ${home.people.owner.id}) }`;
  const viewer = await home.testApp.signIn(home.people.administrator, { isAdmin: true });
  expect((await viewer.graphql(VIEW)).errors).toBeUndefined();
  const clients = [viewer, home.as.visitor, ...others.map((who) => home.as[who as Who])];
  for (const client of clients) {
    const answer = await client.graphql(MINE, { draftId: id });
    expect(answer.data?.myCommittedLists ?? []).toEqual([]);
    const log = await client.get(`/api/drafts/${id}/log`);
    const data = await client.get('/api/my-data');
    expect(JSON.stringify([answer, log.body, data.body])).not.toContain(salt);
  }
  expect((await viewer.graphql(MINE, { draftId: id })).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  );
});

test('lists and salts are part of the owner’s data, and are erased with the person', async () => {
  const id = await chosenByList();
  const [{ salt }] = await listsOf(id);
  const { body } = await home.as.owner.get('/api/my-data');
  expect(body.committedWishLists).toEqual([
    {
      ...{ property: 'Lake House', year: DRAFT_YEAR, shareNumber: 1, entry: 1 },
      ...{ weeks: [47, 31], isAutopilot: true, salt },
    },
  ]);
  await home.as.administrator.graphql(
    `mutation { deleteUser(id: ${home.people.owner.id}) { __typename } }`,
  );
  expect(await query('select 1 from list_commitments')).toEqual([]);
  // The log is still in order, without the list.
  const log = await home.as.administrator.get(`/api/drafts/${id}/log`);
  expect(await verifyLog(JSON.stringify(log.body))).toMatchObject({ isInOrder: true });
});
