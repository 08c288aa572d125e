import { passTime } from '../../../../test/support/clock';
import { mailsTo } from '../../../../test/support/mailbox';
import {
  openedDraft,
  PICK,
  processDue,
  readDraft,
  steering,
} from '../../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../../test/support/scenes/home-cast';
import { until } from '../../../../test/support/until';
import { verifyLog } from '../rules';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The default length of a turn. */
const WINDOW = 48 * HOUR;

let home: Home;
beforeEach(async () => {
  home = await openHome();
  await home.testApp.runBackground();
});
afterEach(() => home.testApp.close());

/** Sets the clock of the database ahead, and not that of the process. */
const databasePasses = (interval: string) =>
  passTime((sql, values) => home.testApp.running.app.db.query(sql, values), interval);

const left = (deadline: string) => Date.parse(deadline) - Date.now();

async function verdictOn(draftId: number) {
  const { body } = await home.as.administrator.get(`/api/drafts/${draftId}/log`);
  return verifyLog(JSON.stringify(body));
}

const lastKind = async () => (await readDraft(home.as.owner, home)).log.at(-1).kind;

test('a clock that was a month ahead does not block a draft once it is corrected', async () => {
  const draft = await openedDraft(home);
  await databasePasses('29 days');
  await processDue(home.testApp.running.app);
  const ahead = await readDraft(home.as.owner, home);
  // Turns missed by the wrong clock stay missed; the next turn got a deadline a month away.
  expect(ahead.log.at(-1)).toMatchObject({ kind: 'MISSED', share: 12 });

  await databasePasses('-29 days');
  expect(left(ahead.deadline)).toBeGreaterThan(30 * DAY);
  await until(async () => (await lastKind()) === 'CLOCK_SET');
  const right = await readDraft(home.as.owner, home);
  expect(left(right.deadline)).toBeGreaterThan(WINDOW - 30_000);
  expect(left(right.deadline)).toBeLessThanOrEqual(WINDOW);
  expect(right.log.filter(({ kind }: { kind: string }) => kind === 'CLOCK_SET')).toHaveLength(1);
  for (const { email } of [home.people.owner, home.people.inactiveOwner]) {
    const mails = await mailsTo(home.testApp, email ?? '');
    const told = mails.filter(({ subject }) => subject.endsWith('at Lake House was set right'));
    expect(told).toMatchObject([{ text: expect.stringContaining('the turn of share 1 has') }]);
  }
  expect(await verdictOn(draft.id)).toMatchObject({ isInOrder: true });
});

test('an owner who chooses before that sets the clock right, and the next turn has its window', async () => {
  const draft = await openedDraft(home);
  await databasePasses('29 days');
  await processDue(home.testApp.running.app);
  await databasePasses('-29 days');
  const { shareId } = (await readDraft(home.as.owner, home)).seats[1];
  const input = { draftId: draft.id, shareId, week: 30 };
  const { data } = await home.as.owner.graphql(PICK, { input });
  const kinds = data.pickWeek.log.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['OPENED', 'MISSED', 'CLOCK_SET', 'PICKED']);
  expect(left(data.pickWeek.deadline)).toBeLessThanOrEqual(WINDOW);
  expect(await verdictOn(draft.id)).toMatchObject({ isInOrder: true });
});

test('what a pause has left of a turn is kept when the clock was ahead for a while', async () => {
  const draft = await openedDraft(home);
  await databasePasses('20 minutes');
  const steer = async (name: string) =>
    (await home.as.administrator.graphql(steering(name), { draftId: draft.id })).data[name];
  const { leftMs } = await steer('pauseDraft');
  await databasePasses('-20 minutes');
  const { deadline } = await steer('resumeDraft');
  expect(leftMs).toBeLessThanOrEqual(WINDOW - 20 * MINUTE);
  expect(Math.abs(left(deadline) - leftMs)).toBeLessThan(30_000);
  expect(await verdictOn(draft.id)).toMatchObject({ isInOrder: true });
});

test('the small steps by which a clock is kept right change nothing', async () => {
  await databasePasses('4 seconds');
  const { deadline } = await openedDraft(home);
  await databasePasses('-4 seconds');
  await processDue(home.testApp.running.app);
  const { log, deadline: then } = await readDraft(home.as.owner, home);
  expect([log.length, then]).toEqual([1, deadline]);
});
