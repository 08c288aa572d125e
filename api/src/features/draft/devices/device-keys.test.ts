import { aDevice, type Device } from '../../../../test/support/a-device';
import { mailsTo } from '../../../../test/support/mailbox';
import {
  DRAFT_YEAR,
  openedDraft,
  PICK,
  passDeadline,
  processDue,
  readDraft,
  shareIdsOf,
  steering,
} from '../../../../test/support/scenes/drafts';
import { type Home, openHome, type Who } from '../../../../test/support/scenes/home-cast';
import { commitmentOf, fingerprintOf, listText, newSalt, pickText, verifyLog } from '../rules';

const ADD = `mutation($input: DeviceKeyInput!) { addDeviceKey(input: $input) { id key name } }`;
const REMOVE = 'mutation($id: ID!) { removeDeviceKey(id: $id) }';
const MINE = '{ deviceKeys { id key name } }';
const SAVE = `mutation($input: WishListInput!) { saveWishList(input: $input) { weeks commitment } }`;
const LIST = `query($shareId: ID!) {
  wishList(shareId: $shareId, year: ${DRAFT_YEAR}) { commitment } }`;

let home: Home;
let shareIds: Map<number, number>;

const app = () => home.testApp.running.app;

beforeEach(async () => {
  home = await openHome();
  shareIds = await shareIdsOf(home);
});

afterEach(() => home.testApp.close());

const add = (key: string, who: Who = 'owner') => home.as[who].graphql(ADD, { input: { key } });

const refusal = ({ errors }: { errors: { message: string }[] | undefined }) => errors?.[0]?.message;

/** A browser that signs for a person. */
async function addedDevice(who: Who = 'owner') {
  const device = await aDevice();
  const { data } = await add(device.key, who);
  return { ...device, id: data.addDeviceKey.id };
}

interface Choice {
  week?: number;
  seen?: { seq: number; head: string };
  key?: string;
}

/** Chooses for share 12 of the owner, with the signature of a browser. */
async function choose(device: Device, draftId: number, choice: Choice = {}, who: Who = 'owner') {
  const { week = 28, key = device.key } = choice;
  const { seq, head } = choice.seen ?? (await readDraft(home.as.owner, home));
  const value = await device.sign(pickText(head, { share: 12, week: 28 }));
  const input = { draftId, shareId: shareIds.get(12), week, signed: { seq, key, value } };
  return home.as[who].graphql(PICK, { input });
}

const logText = async (draftId: number) =>
  JSON.stringify((await home.as.owner.get(`/api/drafts/${draftId}/log`)).body);

const entriesOf = async (draftId: number) =>
  JSON.parse(await logText(draftId)).entries.map(({ text }: { text: string }) => JSON.parse(text));

const problemOf = async (draftId: number) => {
  const verdict = await verifyLog(await logText(draftId));
  return verdict.isInOrder ? null : verdict.problem;
};

test('a browser that was there before the opening stands in it, and its choice verifies', async () => {
  const device = await addedDevice();
  const stranger = await addedDevice('administrator');
  const { id } = await openedDraft(home);
  const by = home.people.owner.id;
  const [{ keys, facts }] = await entriesOf(id);
  const mine = facts.shares.filter((share: number) => [1, 12].includes(share));
  expect(keys).toEqual(mine.map((share: number) => ({ share, by, key: device.key })));
  expect(JSON.stringify(keys)).not.toContain(stranger.key);
  expect((await choose(device, id)).errors).toBeUndefined();
  const log = await entriesOf(id);
  expect(log[1]).toMatchObject({
    kind: 'PICKED',
    by: 'OWNER',
    signed: { seq: 1, key: device.key },
  });
  expect((await readDraft(home.as.owner, home)).log).toHaveLength(log.length);
  expect(await problemOf(id)).toBeNull();
});

test('a browser that comes later gets an entry, and one that is removed another', async () => {
  const { id } = await openedDraft(home);
  const device = await addedDevice();
  expect((await choose(device, id)).errors).toBeUndefined();
  const before = await entriesOf(id);
  expect(before.slice(1, 3)).toMatchObject([
    { kind: 'KEY_ADDED', share: 12, by: home.people.owner.id, key: device.key },
    { kind: 'PICKED', share: 12, week: 28, by: 'OWNER' },
  ]);
  for (const who of ['inactiveOwner', 'administrator'] as const) {
    const refused = await home.as[who].graphql(REMOVE, { id: device.id });
    expect(refusal(refused)).toBe('You have no such browser.');
  }
  expect((await home.as.owner.graphql(REMOVE, { id: device.id })).data.removeDeviceKey).toBe(true);
  expect((await entriesOf(id)).slice(before.length)).toMatchObject([{ kind: 'KEY_REMOVED' }]);
  expect((await home.as.owner.graphql(MINE)).data.deviceKeys).toEqual([]);
  expect(await problemOf(id)).toBeNull();
});

test('a lost phone is signed out when it is taken away, also one that has signed in again', async () => {
  const { testApp, people, as } = home;
  const signIn = () => testApp.signIn(people.owner);
  const device = await aDevice();
  const [before, phone] = [await signIn(), await signIn()];
  const { data } = await before.graphql(ADD, { input: { key: device.key } });
  expect((await phone.graphql(ADD, { input: { key: device.key } })).errors).toBeUndefined();
  expect((await as.owner.graphql(REMOVE, { id: data.addDeviceKey.id })).errors).toBeUndefined();
  expect((await phone.get('/api/auth/user')).status).toBe(401);
  expect((await before.get('/api/auth/user')).status).toBe(200);
  expect((await as.owner.get('/api/auth/user')).status).toBe(200);
});

test('a browser that takes itself away stays signed in', async () => {
  const { id } = await addedDevice();
  expect((await home.as.owner.graphql(REMOVE, { id })).errors).toBeUndefined();
  expect((await home.as.owner.graphql(MINE)).data.deviceKeys).toEqual([]);
});

test('a signature is refused that is over another week, of another person, or late', async () => {
  const { id, seq, head } = await openedDraft(home);
  const device = await addedDevice();
  const theirs = await addedDevice('inactiveOwner');
  const NOT_YOURS = 'This is not a signature of yours.';
  expect(refusal(await choose(device, id, { week: 29 }))).toBe(NOT_YOURS);
  expect(refusal(await choose(theirs, id))).toBe(NOT_YOURS);
  expect(refusal(await choose(theirs, id, { key: device.key }))).toBe(NOT_YOURS);
  expect(refusal(await choose(device, id, { seen: { seq, head: '0'.repeat(64) } }))).toBe(
    NOT_YOURS,
  );
  await home.as.administrator.graphql(steering('pauseDraft'), { draftId: id });
  await home.as.administrator.graphql(steering('resumeDraft'), { draftId: id });
  expect(refusal(await choose(device, id, { seen: { seq, head } }))).toBe(
    'The draft has moved on. Please try again.',
  );
  expect((await entriesOf(id)).map(({ kind }: { kind: string }) => kind)).toEqual([
    'OPENED',
    'PAUSED',
    'RESUMED',
  ]);
  expect((await choose(device, id)).errors).toBeUndefined();
});

test('a saved list answers with its receipt, which the log has before the next turn', async () => {
  const device = await addedDevice();
  const { id } = await openedDraft(home);
  const shareId = shareIds.get(1);
  const save = async (weeks: number[]) => {
    const salt = newSalt();
    const commitment = await commitmentOf(salt, { weeks, isAutopilot: false });
    const { seq, head } = await readDraft(home.as.owner, home);
    const value = await device.sign(listText(head, { share: 1, commitment }));
    const list = { shareId, year: DRAFT_YEAR, weeks, isAutopilot: false };
    const input = { ...list, salt, signed: { seq, key: device.key, value } };
    const { data } = await home.as.owner.graphql(SAVE, { input });
    expect(data.saveWishList).toEqual({ weeks, commitment });
    return commitment;
  };
  const first = await save([41]);
  const second = await save([42]);
  expect((await entriesOf(id)).slice(1)).toMatchObject([{ kind: 'COMMITTED', commitment: first }]);
  expect((await choose(device, id)).errors).toBeUndefined();
  expect((await entriesOf(id)).slice(2, 4)).toMatchObject([
    { kind: 'COMMITTED', share: 1, commitment: second, signed: { seq: 2, key: device.key } },
    { kind: 'PICKED', share: 12 },
  ]);
  const mails = await mailsTo(home.testApp, home.people.owner.email ?? '');
  expect(mails.filter(({ text }) => text.includes(`the receipt ${fingerprintOf(second)}`))).toEqual(
    [expect.objectContaining({ text: expect.stringContaining('the turn of your share 1,') })],
  );
  const read = await home.as.owner.graphql(LIST, { shareId });
  expect(read.data.wishList.commitment).toBe(second);
  expect(await problemOf(id)).toBeNull();
});

test('a list that is saved again unchanged keeps its receipt', async () => {
  const { id } = await openedDraft(home);
  const list = { shareId: shareIds.get(1), year: DRAFT_YEAR, weeks: [41], isAutopilot: false };
  const save = async (more: object) => {
    const { data } = await home.as.owner.graphql(SAVE, { input: { ...list, ...more } });
    return data.saveWishList.commitment;
  };
  const first = await save({ salt: newSalt() });
  expect(await save({ salt: newSalt() })).toBe(first);
  expect(await save({ isAutopilot: true })).not.toBe(first);
  await passDeadline(home.testApp, id);
  await processDue(app());
  expect(await problemOf(id)).toBeNull();
});

test('a browser signs for one person, once, and 30 do at most', async () => {
  const { key, id } = await addedDevice();
  expect((await add(key)).data.addDeviceKey).toMatchObject({ id, key });
  expect(refusal(await add(key, 'inactiveOwner'))).toBe('This key signs for another person.');
  expect(refusal(await add(`04${'0'.repeat(128)}`))).toBe('key must be a point on P-256.');
  const keys = await Promise.all(Array.from({ length: 29 }, aDevice));
  const added = await Promise.all(keys.map((device) => add(device.key)));
  expect(added.map(refusal)).toEqual(keys.map(() => undefined));
  expect(refusal(await add((await aDevice()).key))).toBe(
    '30 browsers sign for you. Please remove one first.',
  );
});

test('the opening names the log of the last draft before', async () => {
  const { id, head } = await openedDraft(home, { rounds: 1, windowSeconds: 1 });
  while ((await readDraft(home.as.owner, home)).status === 'RUNNING') {
    await passDeadline(home.testApp, id);
    await processDue(app());
  }
  const last = await readDraft(home.as.owner, home);
  expect(last.head).not.toBe(head);
  const next = await openedDraft(home, { year: DRAFT_YEAR + 1 });
  const [{ previous }] = await entriesOf(next.id);
  expect(previous).toEqual({ year: DRAFT_YEAR, head: last.head });
  expect(await problemOf(next.id)).toBeNull();
});
