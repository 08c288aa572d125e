import { webcrypto } from 'node:crypto';
import {
  type CommittedWishes,
  commitmentOf,
  headText,
  isSignatureOf,
  listText,
  pickText,
} from '@rules/draft';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { keepText, keepTextsOf, PRIVATE, readText } from '../../../lib/keep-text';
import { Refusal } from '../../../lib/test/fake-server';
import { entry, fakeDraft, onMyTurn, picked } from '../test/fake-draft';
import { FakeIndexedDb } from '../test/fake-indexed-db';
import { renderDraft, tile, wishList } from '../test/render-draft';

// Browsers have them; the tests’ one does not.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const HEAD = '9f2c'.repeat(16);
let accounts = 100;

beforeEach(() => {
  accounts += 1;
  keepTextsOf(String(accounts));
  Object.defineProperty(globalThis, 'indexedDB', {
    value: new FakeIndexedDb(),
    configurable: true,
  });
});

const choose = async (server: Parameters<typeof renderDraft>[0]['server'] = {}) => {
  const draft = onMyTurn();
  const page = renderDraft({ draft, server: { pickWeek: () => ({ pickWeek: draft }), ...server } });
  await page.user.click(await tile(31));
  await page.user.click(await screen.findByRole('button', { name: 'Choose for share 8' }));
  await screen.findByText('The week is yours');
  return page;
};

type Input = {
  input: CommittedWishes & {
    signed?: { seq: number; key: string; value: string };
    salt: string;
  };
};
const inputsOf = (calls: readonly unknown[]) => (calls as Input[]).map(({ input }) => input);

it('signs a choice with a key that the server has learned, over the end of the log', async () => {
  const { callsOf } = await choose();
  const [{ key } = { key: '' }] = (callsOf('addDeviceKey') as { input: { key: string } }[]).map(
    ({ input }) => input,
  );
  const [input] = inputsOf(callsOf('pickWeek'));
  expect(input?.signed).toMatchObject({ seq: 2, key });
  const text = pickText(HEAD, { share: 8, week: 31 });
  expect(await isSignatureOf(text, input?.signed ?? { key, value: '' })).toBe(true);
});

it('signs again where the log has grown in between', async () => {
  let refusals = 1;
  const draft = onMyTurn();
  const { callsOf } = await choose({
    pickWeek: () => {
      refusals -= 1;
      if (refusals >= 0) throw new Refusal('The draft has moved on.', 'CONFLICT', 'signed');
      return { pickWeek: draft };
    },
  });
  const [first, second] = inputsOf(callsOf('pickWeek'));
  expect(first?.signed?.key).toBe(second?.signed?.key);
  expect(first?.signed?.value).not.toBe(second?.signed?.value);
});

it.each([
  ['was taken away elsewhere', () => undefined, 3],
  ['has storage that does not answer', () => (globalThis.indexedDB.open = () => ({}) as never), 1],
  ['cannot sign', () => jest.spyOn(webcrypto.subtle, 'sign').mockRejectedValueOnce(new Error()), 1],
])('chooses without a signature where the browser %s', async (_name, spoil, calls) => {
  spoil();
  const draft = onMyTurn();
  const { callsOf } = await choose({
    pickWeek: ({ input }) => {
      if ((input as Input['input']).signed) {
        throw new Refusal('This is not a signature of yours.', 'FORBIDDEN', 'signed');
      }
      return { pickWeek: draft };
    },
  });
  expect(callsOf('pickWeek')).toHaveLength(calls);
  expect(inputsOf(callsOf('pickWeek')).at(-1)?.signed).toBeUndefined();
});

it('chooses without a signature where the server refuses the browser', async () => {
  const { callsOf } = await choose({
    addDeviceKey: () => {
      throw new Refusal('30 browsers sign for you. Please remove one first.', 'CONFLICT');
    },
  });
  expect(inputsOf(callsOf('pickWeek'))).toMatchObject([{ week: 31 }]);
  expect(inputsOf(callsOf('pickWeek'))[0]?.signed).toBeUndefined();
});

it('signs after the account is the owner’s own again, without loading the page again', async () => {
  let isHanded = true;
  const mine = { __typename: 'DeviceKey', id: '1' };
  const server = { addDeviceKey: () => ({ addDeviceKey: isHanded ? null : mine }) };
  const first = await choose(server);
  expect(inputsOf(first.callsOf('pickWeek'))[0]?.signed).toBeUndefined();
  cleanup();
  isHanded = false;
  const second = await choose(server);
  expect(inputsOf(second.callsOf('pickWeek'))[0]?.signed).toMatchObject({ seq: 2 });
});

it('saves a list under a salt of its own, signed, and shows the receipt', async () => {
  const commitment = 'abcd'.repeat(16);
  const { callsOf, user } = renderDraft({
    draft: fakeDraft(),
    search: '&tab=wishes',
    server: { saveWishList: () => ({ saveWishList: { ...wishList('108', 2028), commitment } }) },
  });
  await user.click(await screen.findByRole('checkbox', { name: /^Choose from this list/ }));
  expect(await screen.findByText(/^Your receipt for this list/)).toHaveTextContent(
    'abcd abcd abcd abcd abcd abcd abcd abcd',
  );
  expect(readText(`${PRIVATE}receipt-1-108`)).toBe(`1 ${commitment}`);
  const [input] = inputsOf(callsOf('saveWishList'));
  expect(input?.salt).toMatch(/^[0-9a-f]{64}$/);
  const { salt, signed, weeks, isAutopilot } = input as NonNullable<typeof input>;
  expect(isAutopilot).toBe(true);
  const mine = await commitmentOf(salt, { weeks, isAutopilot });
  const text = listText(HEAD, { share: 8, commitment: mine });
  expect(await isSignatureOf(text, signed ?? { key: '', value: '' })).toBe(true);
});

it('keeps a receipt for the end of the log when it came, after a turn that began in between', async () => {
  const commitment = 'abcd'.repeat(16);
  const draft = fakeDraft();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const saveWishList = async () => {
    await isAnswered;
    return { saveWishList: { ...wishList('108', 2028), commitment } };
  };
  const page = renderDraft({ draft, search: '&tab=wishes', server: { saveWishList } });
  await page.user.click(await screen.findByRole('checkbox', { name: /^Choose from this list/ }));
  await waitFor(() => expect(page.callsOf('saveWishList')).toHaveLength(1));
  await page.publishEvents({ ...draft, seq: 2 }, [picked(2, 5, 30)]);
  answer();
  await screen.findByText(/^Your receipt for this list/);
  expect(readText(`${PRIVATE}receipt-1-108`)).toBe(`2 ${commitment}`);
});

it('lists the browsers that sign, and takes one away after a question', async () => {
  const browser = (id: string, name: string) => ({
    __typename: 'DeviceKey',
    ...{ id, name, key: `04${id}`, createdAt: '2027-03-01T00:00:00.000Z' },
  });
  let deviceKeys = [browser('1', 'Safari on iPhone'), browser('2', 'Firefox on Linux')];
  const { user, callsOf } = renderDraft({
    draft: fakeDraft(),
    search: '&tab=fairness',
    server: {
      deviceKeys: () => ({ deviceKeys }),
      removeDeviceKey: ({ id }) => {
        deviceKeys = deviceKeys.filter((it) => it.id !== id);
        return { removeDeviceKey: true };
      },
    },
  });
  const list = await screen.findByRole('list', { name: 'Browsers that sign for you' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Take Safari on iPhone away/ }));
  await user.click(await screen.findByRole('button', { name: 'Take away' }));
  await screen.findByText('The browser no longer signs for you');
  expect(callsOf('removeDeviceKey')).toEqual([{ id: '1' }]);
});

it('says in the log what is signed, and what followed an administrator’s reset', async () => {
  const log = [
    entry(1, 'OPENED'),
    entry(2, 'KEY_ADDED', { share: 5, who: 'Omar Haddad' }),
    { ...picked(3, 5, 30), isSigned: true },
    { ...picked(4, 8, 31), resetBy: 'Ada Keller' },
  ];
  renderDraft({ draft: fakeDraft({ log }) });
  const happened = await screen.findByRole('list', { name: 'What has happened' });
  const [last, signed, added] = within(happened).getAllByRole('listitem');
  expect(last).toHaveTextContent('Share 8 · after Ada Keller had given access to the account ·');
  expect(signed).toHaveTextContent('Share 5 · signed ·');
  expect(added).toHaveTextContent('A browser of Omar Haddad signs for share 5 from here on.');
});

/** The end of the log as another owner’s browser has signed it. */
async function seenHead(share: number, seq: number, hash: string) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const pair = await webcrypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex');
  const key = hex(await webcrypto.subtle.exportKey('raw', pair.publicKey));
  const text = Buffer.from(headText(hash, seq));
  const value = hex(await webcrypto.subtle.sign(algorithm, pair.privateKey, text));
  return { __typename: 'SeenHead', share, seq, head: hash, key, value };
}

it('shows the end of the log again where the server did not take it', async () => {
  let isDown = true;
  const server = {
    tellHead: () => {
      if (isDown) throw new Refusal('Please try again later.', 'INTERNAL_SERVER_ERROR');
      return { tellHead: true };
    },
  };
  const draft = fakeDraft();
  const first = renderDraft({ draft, server });
  await waitFor(() => expect(first.callsOf('tellHead')).toHaveLength(1), { timeout: 5_000 });
  cleanup();
  isDown = false;
  const second = renderDraft({ draft, server });
  await waitFor(() => expect(second.callsOf('tellHead')).toHaveLength(1), { timeout: 5_000 });
  cleanup();
  // Once it has been taken it is not sent again.
  const third = renderDraft({ draft, server });
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(third.callsOf('tellHead')).toHaveLength(0);
}, 20_000);

const HASHES = ['a1', 'b2', 'c3'].map((digits) => digits.repeat(32));
const COMMITTED = 'cd'.repeat(32);
/** The log that this browser reads; its opening names the keys of these heads. */
const logWith = (heads: readonly { key?: string; share?: number }[]) => {
  const texts = [
    { seq: 1, kind: 'OPENED', keys: heads.map(({ key, share }) => ({ share, by: share, key })) },
    { seq: 2, kind: 'COMMITTED', commitment: COMMITTED },
    { seq: 3, kind: 'PICKED' },
  ];
  return JSON.stringify({
    entries: HASHES.map((hash, index) => ({ text: JSON.stringify(texts[index]), hash })),
  });
};
const compareWith = (heads: object[], seen?: string, named = heads) => {
  if (seen) keepText(localStorage, `${PRIVATE}head-1`, seen);
  renderDraft({
    draft: fakeDraft(),
    search: '&tab=fairness',
    log: logWith(named),
    server: { seenHeads: () => ({ seenHeads: heads }) },
  });
};

it('counts the owners whose browsers see the same log, by what they signed', async () => {
  const mine = await seenHead(5, 2, HASHES[1] ?? '');
  compareWith([mine, { ...(await seenHead(9, 3, HASHES[2] ?? '')), value: 'ab'.repeat(64) }]);
  expect(
    await screen.findByText(
      'The browsers of 1 of 1 other owners see the same log as yours, up to entry 2.',
    ),
  ).toBeVisible();
});

it('leaves what is signed with a key that the log does not name', async () => {
  compareWith([await seenHead(5, 2, HASHES[1] ?? '')], undefined, []);
  expect(await screen.findByText(/^No other owner’s browser has said yet/)).toBeVisible();
});

it('says that an owner sees another log, and names no one', async () => {
  compareWith([await seenHead(5, 2, 'ff'.repeat(32)), await seenHead(9, 3, HASHES[2] ?? '')]);
  expect(await screen.findByText(/^1 owner sees another log than you/)).toBeVisible();
});

it('says that the log was rewritten since this browser saw it', async () => {
  compareWith([], `3 ${HASHES[2]};2 ${'ee'.repeat(32)}`);
  expect(await screen.findByText(/^This log is not the one that this browser saw/)).toBeVisible();
});

it('says nothing of a log that has gone on as this browser saw it, nor of later entries', async () => {
  compareWith([await seenHead(5, 9, 'dd'.repeat(32))], `2 ${HASHES[1]}`);
  expect(await screen.findByText(/^No other owner’s browser has said yet/)).toBeVisible();
});

it.each([
  [
    'is missing',
    2,
    'ab'.repeat(32),
    /^A wish list that you saved in this browser is not in the log/,
  ],
  ['waits for the next turn', 3, 'ab'.repeat(32), /^No other owner’s browser/],
  ['is in the log', 1, COMMITTED, /^No other owner’s browser/],
])('says of a saved list whose receipt %s', async (_name, seq, commitment, sentence) => {
  keepText(localStorage, `${PRIVATE}receipt-1-108`, `${seq} ${commitment}`);
  compareWith([]);
  expect(await screen.findByText(sentence)).toBeVisible();
});
