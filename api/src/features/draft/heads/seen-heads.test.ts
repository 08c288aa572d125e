import { aDevice } from '../../../../test/support/a-device';
import { openedDraft } from '../../../../test/support/scenes/drafts';
import { type Home, openHome, type Who } from '../../../../test/support/scenes/home-cast';
import { headText, isSignatureOf } from '../rules';

const ADD = `mutation($input: DeviceKeyInput!) { addDeviceKey(input: $input) { id } }`;
const TELL = 'mutation($input: SeenHeadInput!) { tellHead(input: $input) }';
const SEEN = `query($draftId: ID!) { seenHeads(draftId: $draftId) { share seq head key value } }`;

let home: Home;
let draft: { id: number; seq: number; head: string };

beforeEach(async () => {
  home = await openHome();
  draft = await openedDraft(home);
});

afterEach(() => home.testApp.close());

/** A browser of a person, which shows the others the log that it sees. */
async function browserOf(who: Who) {
  const device = await aDevice();
  await home.as[who].graphql(ADD, { input: { key: device.key } });
  const tell = async (seq: number, hash: string, more: object = {}) => {
    const value = await device.sign(headText(hash, seq));
    const input = { draftId: draft.id, seq, head: hash, key: device.key, value, ...more };
    const { data, errors } = await home.as[who].graphql(TELL, { input });
    return data?.tellHead ?? errors?.[0]?.message;
  };
  return { ...device, tell };
}

const seenBy = async (who: Who) =>
  (await home.as[who].graphql(SEEN, { draftId: draft.id })).data?.seenHeads;

test('what a browser has seen reaches the other owners as it was signed, the last time alone', async () => {
  const { key, tell } = await browserOf('owner');
  expect(await tell(draft.seq, draft.head)).toBe(true);
  const another = 'ab'.repeat(32);
  expect(await tell(draft.seq, another)).toBe(true);
  const [head, ...others] = await seenBy('inactiveOwner');
  expect(others).toEqual([]);
  expect(head).toMatchObject({ seq: draft.seq, head: another, key });
  expect(await isSignatureOf(headText(another, draft.seq), head)).toBe(true);
  for (const who of ['owner', 'administrator', 'strangerOwner'] as const) {
    expect(await seenBy(who)).toEqual([]);
  }
});

test('nothing is kept that is not signed, or by no browser or owner of the draft', async () => {
  const { tell } = await browserOf('owner');
  const other = await browserOf('inactiveOwner');
  const NOT_YOURS = 'This is not a signature of yours.';
  const UNKNOWN = 'There is no such draft of yours.';
  expect(await tell(draft.seq, draft.head, { seq: draft.seq + 1 })).toBe(NOT_YOURS);
  expect(await tell(draft.seq, draft.head, { key: other.key })).toBe(NOT_YOURS);
  expect(await tell(draft.seq, draft.head, { draftId: 999 })).toBe(UNKNOWN);
  const stranger = await browserOf('strangerOwner');
  expect(await stranger.tell(draft.seq, draft.head)).toBe(UNKNOWN);
  const value = await other.sign(headText(draft.head, draft.seq));
  expect(await tell(draft.seq, draft.head, { key: other.key, value })).toBe(UNKNOWN);
  expect(await seenBy('inactiveOwner')).toEqual([]);
});
