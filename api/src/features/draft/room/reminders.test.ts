import { mailsTo } from '../../../../test/support/mailbox';
import {
  openedDraft,
  PICK,
  processDue,
  readDraft,
  steering,
} from '../../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../../test/support/scenes/home-cast';
import { makeYear } from '../../weeks/week.factory';
import { verifyLog } from '../rules';
import { processDueDrafts } from './use-cases/process-due-drafts';

let home: Home;

beforeEach(async () => {
  home = await openHome();
});
afterEach(() => home.testApp.close());

/** Steers the draft as an administrator, whose rights may have lapsed since. */
async function steer(name: string, draftId: number): Promise<void> {
  const { testApp, people } = home;
  const administrator = await testApp.signIn(people.administrator, { isAdmin: true });
  expect((await administrator.graphql(steering(name), { draftId })).errors).toBeUndefined();
}

/** Lets a part of the current turn pass, then runs many clocks at once. */
async function remindedAfter(interval: string): Promise<number> {
  const { app } = home.testApp.running;
  await home.testApp.pass(interval);
  await Promise.all(Array.from({ length: 4 }, () => processDueDrafts(app)));
  await processDue(app);
  return (await mailsTo(home.testApp, home.people.owner.email ?? '')).length;
}

test('an owner is reminded at start, half and the last tenth, and of a pause and its end', async () => {
  const { id: draftId } = await openedDraft(home);
  // Of 48 hours, a tenth, a fifth, six tenths and all but a twentieth have passed.
  expect(await remindedAfter('4.8 hours')).toBe(1);
  await steer('pauseDraft', draftId);
  await steer('resumeDraft', draftId);
  expect(await remindedAfter('4.8 hours')).toBe(3);
  expect(await remindedAfter('19.2 hours')).toBe(4);
  expect(await remindedAfter('16.8 hours')).toBe(5);
  const mails = await mailsTo(home.testApp, home.people.owner.email ?? '');
  const turn = `draft-${draftId}-1-12`;
  expect(mails.map(({ thread }) => thread)).toEqual([turn, `draft-${draftId}`, turn, turn, turn]);
  const [begun, paused, resumed] = mails;
  const { firstName, lastName } = home.people.administrator;
  expect(paused).toMatchObject({
    subject: 'The draft at Lake House is paused',
    text: expect.stringMatching(
      `${firstName} ${lastName} stopped the turn of share 12: your deadline no longer counts`,
    ),
  });
  expect(paused?.text).toContain('The reason given: A storm');
  const deadlineOf = (mail = begun) => /Please choose by (.*?)\. /.exec(mail?.text ?? '')?.[1];
  expect(resumed?.subject).toBe('It is your turn to choose a week at Lake House');
  expect(deadlineOf(resumed)).toBeDefined();
});

test('the email of a turn names the fingerprint of the log, which the log still has later', async () => {
  const { id: draftId } = await openedDraft(home);
  await remindedAfter('4.8 hours');
  const [email] = await mailsTo(home.testApp, home.people.owner.email ?? '');
  const [, head = ''] = /the fingerprint ([0-9a-f ]+)\./.exec(email?.text ?? '') ?? [];
  expect(head).toHaveLength(39);
  await steer('pauseDraft', draftId);
  const { body } = await home.as.owner.get(`/api/drafts/${draftId}/log`);
  const verdict = await verifyLog(JSON.stringify(body), { kept: { head } });
  expect(verdict).toMatchObject({ isInOrder: true, entries: 2 });
  const { head: last } = (await readDraft(home.as.owner, home)) as { head: string };
  expect(last).toBe(body.entries.at(-1).hash);
});

test('an undo is emailed to the owner of the pick and to the one whose turn it ends', async () => {
  const draft = await openedDraft(home);
  const [first, second] = draft.seats;
  await home.testApp.running.app.db.query('update shares set user_id = $1 where id = $2', [
    home.people.strangerOwner.id,
    second.shareId,
  ]);
  await home.as.owner.graphql(PICK, {
    input: { draftId: draft.id, shareId: first.shareId, week: 28 },
  });
  const UNDO = `mutation { undoPick(draftId: ${draft.id}, reason: "Wrong button") { seq } }`;
  expect((await home.as.administrator.graphql(UNDO)).errors).toBeUndefined();
  const { firstName, lastName } = home.people.administrator;
  const did = `${firstName} ${lastName} undid the choice of the week from Saturday, 12 July 2031 to Saturday, 19 July 2031 for`;
  const undone = (await mailsTo(home.testApp, home.people.owner.email ?? '')).find(({ subject }) =>
    /^Your choice of the week from .* at Lake House was undone$/.test(subject),
  );
  expect(undone?.text).toContain(`${did} your share 12.`);
  expect(undone?.text).toContain('The reason given: Wrong button');
  const others = await mailsTo(home.testApp, home.people.strangerOwner.email ?? '');
  const ended = others.find(({ subject }) => subject === 'Your turn at Lake House was taken back');
  expect(ended?.text).toContain(`${did} share 12.`);
  expect(ended?.text).toContain('the turn of your share 1 has ended');
});

test('a handover during its turn brings the new owner the email, and names weeks that go and stay', async () => {
  const { owner, strangerOwner } = home.people;
  const { db } = home.testApp.running.app;
  const [{ id: shareId }] = await db.query(
    'select id from shares where property_id = $1 and share_number = 12',
    [home.property.id],
  );
  const give = async ({ firstName, lastName, email }: typeof owner) => {
    const input = { propertyId: home.property.id, shareNumber: 12, ownerEmail: email };
    const [{ version }] = await db.query('select version from shares where id = $1', [shareId]);
    const { errors } = await home.as.administrator.graphql(
      'mutation($input: UpsertShareOwnerInput!) { upsertShareOwner(input: $input) { id } }',
      { input: { ...input, ownerName: `${firstName} ${lastName}`, version } },
    );
    expect(errors).toBeUndefined();
  };
  const lastNews = async (who: 'owner' | 'strangerOwner') =>
    (await home.as[who].graphql('{ myActivity { text } }')).data.myActivity[0].text;
  const year = new Date().getFullYear() - 1;
  await makeYear(db.manager, { propertyId: home.property.id, year });
  await db.query(
    'insert into bookings (property_id, year, week, share_id) values ($1, $2, 20, $3)',
    [home.property.id, year, shareId],
  );
  const draft = await openedDraft(home);
  await give(strangerOwner);
  const turn = await mailsTo(home.testApp, strangerOwner.email ?? '');
  expect(turn.at(-1)).toMatchObject({
    subject: 'It is your turn to choose a week at Lake House',
    text: expect.stringContaining('the turn of your share 12'),
  });
  expect(await lastNews('owner')).toMatch(/Weeks that have begun stay yours in the calendar\.$/);
  const input = { draftId: draft.id, shareId, week: 28 };
  expect((await home.as.strangerOwner.graphql(PICK, { input })).errors).toBeUndefined();
  await give(owner);
  const week = 'the week from Saturday, 12 July 2031.';
  expect(await lastNews('owner')).toContain(`It comes with ${week}`);
  const taken = await lastNews('strangerOwner');
  expect(taken).toContain(`It takes along ${week}`);
  expect(taken).not.toContain('Weeks that have begun');
  // Its turn is over, and the new owner is asked for nothing.
  const mails = await mailsTo(home.testApp, owner.email ?? '');
  expect(mails.filter(({ text }) => text.includes('turn of your share 12'))).toHaveLength(1);
});

test('no one is reminded in a live evening', async () => {
  await openedDraft(home, { windowSeconds: 600 });
  expect(await remindedAfter('6 minutes')).toBe(0);
});

test.each([
  [{ opensAt: '2031-13-45T99:99:00Z' }, 'opensAt must be a valid date and time.'],
  [{ windowSeconds: 30 * 24 * 3600 }, 'windowSeconds must be at most 1814400.'],
])('a plan with %j is refused with the sentence', async (facts, sentence) => {
  const { errors } = await home.as.administrator.graphql(
    'mutation($input: PlanDraftInput!) { planDraft(input: $input) { id } }',
    { input: { propertyId: home.property.id, year: 2031, ...facts } },
  );
  expect(errors?.[0]?.message).toBe(sentence);
});
