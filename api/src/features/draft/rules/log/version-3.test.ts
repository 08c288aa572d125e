import { aDevice } from '../../../../../test/support/a-device';
import {
  aDraft,
  at,
  pick,
  problemOf,
  rewritten,
  signedPick,
  THERE,
} from '../../../../../test/support/signed-draft';
import {
  type DeviceKey,
  type DraftAction,
  type DraftEntry,
  isSignatureOf,
  listText,
  pickText,
  type Seat,
  verifyLog,
} from '../index';
import { checkEntries } from './check-entries';

test('a signed choice adds the key of its device once, and verifies', async () => {
  const draft = await aDraft();
  const device = await aDevice();
  const evidence = await signedPick(draft, device, { share: 3, week: 30 });
  expect(draft.act(pick(3, 30, evidence))).toEqual(['KEY_ADDED', 'PICKED']);
  expect(draft.log[1]).toMatchObject({ share: 3, by: 17, key: device.key });
  expect(draft.log[1]?.turn).toEqual(draft.log[0]?.turn);
  expect(draft.log[2]).toMatchObject({ by: 'OWNER', signed: evidence.signed });
  expect(await problemOf(draft.file())).toBeNull();
});

test('a key of the opening signs without an entry of its own; one of another share does not', async () => {
  const device = await aDevice();
  const keys = (share: number): DeviceKey[] => [{ share, by: 17, key: device.key }];
  const draft = await aDraft({ keys: keys(3) });
  const evidence = await signedPick(draft, device, { share: 3, week: 30 });
  expect(draft.act(pick(3, 30, evidence))).toEqual(['PICKED']);
  expect(await problemOf(draft.file())).toBeNull();
  const [opened, picked] = draft.log;
  expect(await problemOf(rewritten([{ ...opened, keys: keys(5) }, { ...picked }]))).toBe(
    'Entry 2 breaks the rules: It is signed with a key that the log does not name for the share.',
  );
});

test('another week, share or fingerprint under a signature is found', async () => {
  const draft = await aDraft();
  const evidence = await signedPick(draft, await aDevice(), { share: 3, week: 30 });
  draft.act(pick(3, 30, evidence));
  const [opened, added, picked] = draft.log;
  const forged = 'Entry 3 breaks the rules: Its signature is not of its key.';
  expect(await problemOf(rewritten([opened, added, { ...picked, week: 31 }]))).toBe(forged);
  const named = { ...opened, rehearsals: 1 };
  expect(await problemOf(rewritten([named, added, picked]))).toBe(forged);
  const { signed: _, ...unsigned } = picked as DraftEntry & { signed: object };
  expect(await problemOf(rewritten([opened, unsigned]))).toMatch('It is numbered 3.');
  expect(await problemOf(rewritten([opened, { ...unsigned, seq: 2 }]))).toBeNull();
});

test('a signature counts for one turn only', async () => {
  const draft = await aDraft();
  const device = await aDevice();
  const early = await signedPick(draft, device, { share: 5, week: 31 });
  draft.act(pick(3, 30));
  expect(draft.act(pick(5, 31, early))).toEqual(['KEY_ADDED', 'PICKED', 'ENDED']);
  expect(await problemOf(draft.file())).toBe(
    'Entry 4 breaks the rules: Its signature was made for another moment of the draft.',
  );
});

test('a choice is refused whose turn ended before it arrived', async () => {
  const draft = await aDraft();
  const evidence = await signedPick(draft, await aDevice(), { share: 3, week: 30 });
  expect(draft.act(pick(3, 30, evidence), {}, at(60))).toBe(
    'The draft has moved on since you looked. Please choose again.',
  );
});

test('a list is signed over what its owner had seen, and an older one cannot follow a newer', async () => {
  const draft = await aDraft();
  const device = await aDevice();
  const seat = async (commitment: string, seq?: number): Promise<Seat> => {
    const seen = await draft.seen(seq);
    const value = await device.sign(listText(seen.hash, { share: 5, commitment }));
    const signed = { seq: seen.seq, key: device.key, value };
    return { ...THERE, wishes: [30], commitment, evidence: { by: 17, signed } };
  };
  const change: DraftAction = { kind: 'CHANGE_LIST', share: 5 };
  const first = await seat('a'.repeat(64));
  expect(draft.act(change, { 5: first })).toEqual(['KEY_ADDED', 'COMMITTED']);
  const second = await seat('b'.repeat(64));
  expect(draft.act(pick(3, 31), { 5: second })).toEqual(['COMMITTED', 'PICKED']);
  expect(await problemOf(draft.file())).toBeNull();
  // The share was another person's for a while: the list counts again, unsigned.
  draft.act({ kind: 'RUN_DUE' }, { 5: first }, at(62));
  expect(draft.log[5]).toMatchObject({ kind: 'COMMITTED', commitment: first.commitment });
  expect(draft.log[5]).not.toHaveProperty('signed');
  expect(await problemOf(draft.file())).toBeNull();
  const replayed = { ...draft.log[5], signed: first.evidence?.signed };
  expect(await problemOf(rewritten([...draft.log.slice(0, 5), replayed]))).toBe(
    'Entry 6 breaks the rules: Its signature was made for another moment of the draft.',
  );
});

test('a device that was given up signs no more', async () => {
  const device = await aDevice();
  const draft = await aDraft({ keys: [{ share: 3, by: 17, key: device.key }] });
  const remove: DraftAction = { kind: 'REMOVE_KEY', by: 17, key: device.key };
  draft.act({ kind: 'PAUSE', by: 7, reason: 'Lunch' });
  expect(draft.act(remove)).toEqual(['KEY_REMOVED']);
  expect(draft.act(remove)).toEqual([]);
  draft.act({ kind: 'RESUME', by: 7 });
  expect(await problemOf(draft.file())).toBeNull();
  const picked = { kind: 'PICKED', share: 3, week: 30, by: 'OWNER' };
  const value = await device.sign(pickText((await draft.seen(1)).hash, { share: 3, week: 30 }));
  const late = {
    seq: 5,
    at: at(9),
    turn: null,
    ...picked,
    signed: { seq: 1, key: device.key, value },
  };
  expect(await problemOf(rewritten([...draft.log, late]))).toBe(
    'Entry 5 breaks the rules: It is signed with a key that the log does not name for the share.',
  );
});

test('a list that waits is committed to before the key that signed it goes', async () => {
  const draft = await aDraft();
  const device = await aDevice();
  const change: DraftAction = { kind: 'CHANGE_LIST', share: 5 };
  const seat = async (commitment: string): Promise<Seat> => {
    const seen = await draft.seen();
    const value = await device.sign(listText(seen.hash, { share: 5, commitment }));
    const signed = { seq: seen.seq, key: device.key, value };
    return { ...THERE, wishes: [30], commitment, evidence: { by: 17, signed } };
  };
  draft.act(change, { 5: await seat('a'.repeat(64)) });
  const waiting = { 5: await seat('b'.repeat(64)) };
  expect(draft.act(change, waiting)).toEqual([]);
  const remove: DraftAction = { kind: 'REMOVE_KEY', by: 17, key: device.key };
  expect(draft.act(remove, waiting)).toEqual(['COMMITTED', 'KEY_REMOVED']);
  expect(draft.act(pick(3, 31), waiting)).toEqual(['PICKED']);
  expect(await problemOf(draft.file())).toBeNull();
});

test('the first entry that is not in order is named, whether it is forged or misplaced', async () => {
  const draft = await aDraft();
  draft.act(pick(3, 30, await signedPick(draft, await aDevice(), { share: 3, week: 31 })));
  draft.act(pick(5, 31));
  const [opened, added, picked, last] = draft.log;
  expect(await problemOf(rewritten([opened, added, picked, { ...last, at: at(-9) }]))).toBe(
    'Entry 3 breaks the rules: Its signature is not of its key.',
  );
});

test('a delegate signs with a key that the log has of them, and otherwise not', async () => {
  const device = await aDevice();
  for (const keys of [[{ share: 5, by: 17, key: device.key }], []]) {
    const draft = await aDraft({ keys });
    const evidence = await signedPick(draft, device, { share: 3, week: 30 });
    const chooser = { by: 'DELEGATE' as const, who: 17 };
    expect(draft.act({ kind: 'PICK', share: 3, week: 30, chooser, evidence })).toEqual(['PICKED']);
    const signed = keys.length > 0 ? evidence.signed : undefined;
    expect(draft.log[1]).toMatchObject({ by: 'DELEGATE', who: 17 });
    expect(draft.log[1]).toHaveProperty('kind', 'PICKED');
    expect((draft.log[1] as { signed?: object }).signed).toEqual(signed);
    expect(await problemOf(draft.file())).toBeNull();
  }
});

test('a choice names the administrator who had given access to its session', async () => {
  const draft = await aDraft();
  const reset = { by: 7, at: at(-5) };
  draft.act(pick(3, 30, { by: 17, reset }));
  expect(draft.log[1]).toEqual({
    ...{ seq: 2, at: at(1), kind: 'PICKED', share: 3, week: 30, by: 'OWNER', reset },
    turn: expect.objectContaining({ share: 5 }),
  });
  expect(await problemOf(draft.file())).toBeNull();
});

test('the clock is set once an hour at most, and the entry has what both clocks read', async () => {
  const draft = await aDraft();
  const due: DraftAction = { kind: 'RUN_DUE' };
  expect(draft.act(due, {}, at(-5))).toEqual([]);
  expect(draft.act(due, {}, at(-6))).toEqual(['CLOCK_SET']);
  expect(draft.log[1]).toMatchObject({ at: at(-6), was: at(0), server: at(900) });
  expect(draft.act(due, {}, at(-3605))).toEqual([]);
  expect(draft.act(due, {}, at(-3606))).toEqual(['CLOCK_SET']);
  expect(await problemOf(draft.file())).toBeNull();
  const [opened, set, again] = draft.log;
  const soon = { ...again, at: at(-3605), turn: { ...again?.turn, deadline: at(-3545) } };
  expect(checkEntries([opened, set, soon] as DraftEntry[])).toEqual({
    seq: 3,
    problem: 'The clock had been set within the hour before.',
  });
  expect(checkEntries([opened, { ...set, was: at(1) }] as DraftEntry[])?.problem).toBe(
    'The clock had not been ahead.',
  );
});

test('keys come once for a share, and only those that are there go', async () => {
  const { key } = await aDevice();
  const draft = await aDraft({ keys: [{ share: 3, by: 17, key }] });
  const [opened] = draft.log;
  const aside = { seq: 2, at: at(1), turn: opened?.turn };
  const problem = (entry: object) => checkEntries([opened, { ...aside, ...entry }] as DraftEntry[]);
  const added = { kind: 'KEY_ADDED', by: 17, key };
  expect(problem({ ...added, share: 3 })?.problem).toBe('The share has this key already.');
  expect(problem({ ...added, share: 5 })).toBeNull();
  const other = { kind: 'KEY_REMOVED', by: 17, key: `04${'0'.repeat(128)}` };
  expect(problem(other)?.problem).toBe('The log has no such key.');
  expect(await isSignatureOf('x', { key: other.key, value: 'ab'.repeat(64) })).toBe(false);
});

test('the verdict says how many choices are signed, and which an administrator had made possible', async () => {
  const device = await aDevice();
  const draft = await aDraft({ keys: [{ share: 5, by: 17, key: device.key }] });
  draft.act(pick(3, 30, { by: 17, reset: { by: 7, at: at(-5) } }));
  draft.act(pick(5, 31, await signedPick(draft, device, { share: 5, week: 31 })));
  expect(await verifyLog(await draft.file())).toMatchObject({
    evidence:
      '1 of 2 choices in person is signed by a browser that the opening names for the share. After an administrator had given access to the account: entry 2.',
  });
});

test('the verdict names choices that a known browser could have signed, and did not', async () => {
  const { key } = await aDevice();
  const draft = await aDraft({ keys: [{ share: 3, by: 17, key }] });
  draft.act(pick(3, 30));
  draft.act(pick(5, 31));
  expect(await verifyLog(await draft.file())).toMatchObject({
    evidence: expect.stringMatching(
      /^0 of 2 .* Not signed, though a browser in the opening could have: entry 2\.$/,
    ),
  });
});

test('a log follows that of the year before, or says that one of them was rewritten', async () => {
  const older = await aDraft({}, 2026);
  older.act(pick(3, 30));
  older.act(pick(5, 31));
  const { hash: head } = JSON.parse(await older.file()).entries.at(-1);
  const verdict = async (previous: { year: number; head: string } | null) => {
    const next = await aDraft({ previous });
    return verifyLog(await next.file(), { kept: { file: await older.file() } });
  };
  expect(await verdict({ year: 2026, head })).toMatchObject({
    keptUntil: 'It follows the log of 2026 that you kept, to its last entry.',
  });
  const another = {
    isInOrder: false,
    problem: expect.stringMatching(/^The log names another one/),
  };
  expect(await verdict({ year: 2026, head: '0'.repeat(64) })).toMatchObject(another);
  // Nothing is said of a log that it does not name, as it is not of the year before.
  for (const previous of [null, { year: 2025, head }]) {
    expect(await verdict(previous)).toMatchObject({ isInOrder: false });
  }
});

test('the verdict names what a browser has signed that was added later', async () => {
  const draft = await aDraft();
  draft.act(pick(3, 30, await signedPick(draft, await aDevice(), { share: 3, week: 30 })));
  expect(await verifyLog(await draft.file())).toMatchObject({
    evidence:
      '0 of 1 choice in person is signed by a browser that the opening names for the share. Signed by a browser that was added later: entry 3.',
  });
});
