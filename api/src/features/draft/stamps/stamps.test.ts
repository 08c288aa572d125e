import {
  DRAFT_YEAR,
  openedDraft,
  PICK,
  passDeadline,
  processDue,
  readDraft,
} from '../../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../../test/support/scenes/home-cast';
import { type Manner, startTimeStamping } from '../../../../test/support/servers/time-stamping';
import { type StampsFile, verifyLog } from '../rules';
import { askFor } from './steps/ask-for-stamp';
import { stampDrafts } from './use-cases/stamp-drafts';

type Authority = Awaited<ReturnType<typeof startTimeStamping>>;

const WITNESSES = `query($draftId: ID!) { draftWitnesses(draftId: $draftId) { signer seq count } }`;

let home: Home;
let authority: Authority;
let draftId: number;

const app = () => home.testApp.running.app;
const query = (text: string, values: unknown[] = []) => app().db.query(text, values);
const stamp = () => stampDrafts(app());
const stamped = async () =>
  (await query('select seq from draft_stamps order by seq')).map(({ seq }: { seq: number }) => seq);

beforeEach(async () => {
  authority = await startTimeStamping();
  home = await openHome();
  app().timestampUrls = [authority.url];
  draftId = (await openedDraft(home, { rounds: 1, windowSeconds: 1 })).id;
});

afterEach(async () => {
  app().timestampUrls = [];
  await authority.close();
  await home.testApp.close();
});

const download = async (what: 'log' | 'stamps') =>
  JSON.stringify((await home.as.owner.get(`/api/drafts/${draftId}/${what}`)).body);

async function verdict(more: { roots?: string; log?: string; stamps?: string } = {}) {
  const { log = await download('log'), stamps = await download('stamps'), roots } = more;
  return verifyLog(log, { stamps, ...(roots !== undefined && { roots }) });
}

/** Lets turns pass until the draft has ended. */
async function end() {
  while ((await readDraft(home.as.owner, home)).status === 'RUNNING') {
    await passDeadline(home.testApp, draftId);
    await processDue(app());
  }
}

test('the log is stamped at its opening, once a day while it grows, and at its end', async () => {
  await stamp();
  await stamp();
  expect([await stamped(), authority.state.asked]).toEqual([[1], 1]);
  await passDeadline(home.testApp, draftId);
  await processDue(app());
  await stamp();
  expect(await stamped()).toEqual([1]);
  await query(`update draft_stamps set at = at - interval '25 hours'`);
  await stamp();
  const { seq } = await readDraft(home.as.owner, home);
  expect(await stamped()).toEqual([1, seq]);
  await end();
  await stamp();
  await stamp();
  const last = (await readDraft(home.as.owner, home)).seq;
  expect([await stamped(), authority.state.asked]).toEqual([[1, seq, last], 3]);
  const { data } = await home.as.owner.graphql(WITNESSES, { draftId });
  expect(data.draftWitnesses).toEqual([{ signer: 'Clock of Time', seq: last, count: 3 }]);
});

test('stamps verify without a network, by themselves and against a certificate to trust', async () => {
  await stamp();
  expect(await verdict()).toMatchObject({
    isInOrder: true,
    stamps: expect.stringMatching(
      /^1 time stamp matches the log, by Clock of Time: up to entry 1 it existed on .* UTC\. Whether to trust/,
    ),
  });
  expect(await verdict({ roots: authority.roots })).toMatchObject({
    stamps: expect.stringContaining('Their certificates lead to those that you trust.'),
  });
  const other = await startTimeStamping();
  await other.close();
  expect(await verdict({ roots: other.roots })).toMatchObject({
    problem:
      'The time stamp of entry 1 is by Clock of Time, whose certificate does not lead to those that you trust.',
  });
});

test('a log that was rewritten, or dated later, does not match its stamps', async () => {
  await stamp();
  const file: StampsFile = JSON.parse(await download('stamps'));
  await end();
  const log = await download('log');
  const changed = (change: (stamps: StampsFile['stamps'][number]) => object) =>
    verdict({ log, stamps: JSON.stringify({ ...file, stamps: file.stamps.map(change) }) });
  expect(await changed((it) => it)).toMatchObject({ isInOrder: true });
  expect(await changed((it) => ({ ...it, seq: 2 }))).toMatchObject({
    problem: 'The time stamp of entry 2 is one of something else.',
  });
  expect(await changed((it) => ({ ...it, seq: 999 }))).toMatchObject({
    problem: 'The log is cut off before entry 999, which was stamped.',
  });
  expect(await changed((it) => ({ ...it, answer: 'AAAA' }))).toMatchObject({
    problem: 'The time stamp of entry 1 cannot be read.',
  });
  for (const [stamps, problem] of [
    ['{', 'The file is not one of time stamps from a draft: it is not JSON.'],
    ['{}', 'The file is not one of time stamps from a draft as it is downloaded.'],
    [JSON.stringify({ ...file, year: 2000 }), 'The time stamps belong to another draft.'],
  ] as const) {
    expect(await verdict({ log, stamps })).toMatchObject({ problem });
  }
});

test.each([
  [61_000, false],
  [59_000, true],
])('a stamp %s ms before its entry is kept, and in order: %s', async (ms, isInOrder) => {
  const [{ at, hash }] = await query(
    `select text::json ->> 'at' as at, hash from draft_log where draft_id = $1`,
    [draftId],
  );
  authority.state.now = () => new Date(Math.floor((Date.parse(at) - ms) / 1000) * 1000);
  await stamp();
  expect(await stamped()).toEqual(isInOrder ? [1] : []);
  const answer = await askFor(authority.url, { hash, nonce: Buffer.alloc(8, 1) });
  const stamps = [{ seq: 1, authority: authority.url, answer }];
  const file = JSON.stringify({ property: 'Lake House', year: DRAFT_YEAR, stamps });
  expect((await verdict({ stamps: file })).isInOrder).toBe(isInOrder);
});

test.each<Manner>(['REFUSE', 'STAMP_ANOTHER', 'UNFIT', 'FORGE', 'TALK'])(
  'an authority that does %s gives no stamp, and is asked again',
  async (manner) => {
    authority.state.manner = manner;
    await stamp();
    expect([await stamped(), authority.state.asked]).toEqual([[], 1]);
    authority.state.manner = 'ANSWER';
    await stamp();
    expect(await stamped()).toEqual([1]);
  },
);

test('nothing in a draft waits for an authority that hangs, and another one stamps', async () => {
  const silent = await startTimeStamping();
  silent.state.manner = 'HANG';
  app().timestampUrls = [silent.url, authority.url];
  const run = stamp();
  const { seats } = await readDraft(home.as.owner, home);
  const input = { draftId, shareId: seats[0].shareId, week: 28 };
  await home.as.owner.graphql(PICK, { input });
  expect((await readDraft(home.as.owner, home)).log.length).toBeGreaterThan(1);
  await silent.close();
  await run;
  expect((await stamped()).length).toBe(1);
});

test('without a setting no one is asked', async () => {
  app().timestampUrls = [];
  await stamp();
  expect([await stamped(), authority.state.asked]).toEqual([[], 0]);
  expect(await verdict()).toMatchObject({ stamps: 'The file has no time stamps yet.' });
});
