import { addMember } from '../../../../test/factories/share.factory';
import type { ApiClient } from '../../../../test/support/clients/api-client';
import { mailsTo } from '../../../../test/support/mailbox';
import { openedDraft } from '../../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../../test/support/scenes/home-cast';
import { PASSWORD } from '../../../../test/support/servers/test-app';
import { type User, UserRole } from '../../auth/user.entity';

let home: Home;
let shareId: number;
let draft: { id: number };
let rooms: Awaited<ReturnType<ApiClient['subscribe']>>[];

const query = (sql: string, values: unknown[] = []) =>
  home.testApp.running.app.db.query(sql, values);

beforeEach(async () => {
  home = await openHome();
  const numbered = 'select id from shares where property_id = $1 and share_number = 12';
  [{ id: shareId }] = await query(numbered, [home.property.id]);
  draft = await openedDraft(home);
  await home.testApp.runJobs();
  const EVENTS = 'subscription { myDraftEvents { draftId seq } }';
  const { inactiveOwner, administrator } = home.as;
  rooms = [await inactiveOwner.subscribe(EVENTS), await administrator.subscribe(EVENTS)];
});
afterEach(() => home.testApp.close());

/** Runs the jobs; the rooms have heard then that others may choose, so many times in all. */
async function heard(count: number): Promise<void> {
  await home.testApp.runJobs();
  for (const room of rooms) {
    const events = await room.received(count);
    const event = { draftId: draft.id, seq: 1 };
    expect(events.map(({ data }) => data.myDraftEvents)).toEqual(Array(count).fill(event));
  }
}

/** The number of emails to a person about a turn. */
const turns = async ({ email }: User) =>
  (await mailsTo(home.testApp, email ?? '')).filter(({ subject }) =>
    subject.startsWith('It is your turn'),
  ).length;

const ask = async (client: ApiClient, text: string) => {
  const answer = await client.graphql(text);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};

const MEMBER = (userId: number) => `shareId: ${shareId}, userId: ${userId}`;

test('who joins a share during its turn gets its email, and the others none again', async () => {
  const { owner } = home.people;
  const person = await home.testApp.person({ userRole: UserRole.USER });
  const before = await turns(owner);
  const made = await ask(
    home.as.owner,
    `mutation { inviteShareMember(shareId: ${shareId}) { url } }`,
  );
  const token = new URL(made.inviteShareMember.url).searchParams.get('token');
  await ask(
    await home.testApp.signIn(person),
    `mutation { acceptShareInvitation(token: "${token}") { shareNumber } }`,
  );
  await heard(1);
  expect((await mailsTo(home.testApp, person.email ?? '')).map(({ subject }) => subject)).toEqual([
    'It is your turn to choose a week at Lake House',
  ]);
  expect(await turns(owner)).toBe(before);
});

test('rooms hear who leaves and who stands first, and no turn is emailed again', async () => {
  const { owner } = home.people;
  const person = await home.testApp.person();
  await addMember(home.testApp.running.app.db.manager, { shareId, userId: person.id });
  const before = [await turns(owner), await turns(person)];
  await ask(home.as.owner, `mutation { makeFirstOfShare(${MEMBER(person.id)}) { shareId } }`);
  await heard(1);
  const [{ version }] = await query('select version from shares where id = $1', [shareId]);
  const { firstName, lastName, email } = owner;
  await ask(
    home.as.administrator,
    `mutation { upsertShareOwner(input: { propertyId: ${home.property.id}, shareNumber: 12,
      ownerName: "${firstName} ${lastName}", ownerEmail: "${email}", version: ${version} }) { id } }`,
  );
  await heard(2);
  await ask(home.as.owner, `mutation { removeShareMember(${MEMBER(person.id)}) }`);
  await heard(3);
  expect([await turns(owner), await turns(person)]).toEqual(before);
});

test('rooms hear that an owner was deleted, and the others’ turn is not emailed again', async () => {
  const person = await home.testApp.person();
  await addMember(home.testApp.running.app.db.manager, { shareId, userId: person.id });
  const before = await turns(home.people.owner);
  expect(before).toBeGreaterThan(0);
  const deleted = await home.as.administrator.delete(`/api/admin/users/${person.id}`);
  expect(deleted.status).toBe(200);
  await heard(1);
  expect(await turns(home.people.owner)).toBe(before);
  const { data } = await home.as.owner.graphql('{ myActivity { text } }');
  const { firstName, lastName } = home.people.administrator;
  expect(data.myActivity[0].text).toBe(
    `${firstName} ${lastName} removed Former owner from share 12 of Lake House.`,
  );
});

test('the others read that the first erased their account, and who stands first now', async () => {
  const { app } = home.testApp.running;
  const [next, third] = [
    await home.testApp.person({ firstName: 'Sam', lastName: 'Marsh' }),
    await home.testApp.person(),
  ];
  for (const { id } of [next, third]) await addMember(app.db.manager, { shareId, userId: id });
  await ask(home.as.owner, `mutation { eraseMyAccount(input: { password: "${PASSWORD}" }) }`);
  const news = async (person: User) => {
    const { myActivity } = await ask(await home.testApp.signIn(person), '{ myActivity { text } }');
    return myActivity.slice(0, 2).map(({ text }: { text: string }) => text);
  };
  const left = 'Former owner no longer owns share 12 of Lake House with you.';
  const stands = (who: string) =>
    `Former owner made ${who} the first owner of share 12 of Lake House.`;
  expect(await news(next)).toEqual([stands('you'), left]);
  expect(await news(third)).toEqual([stands('Sam Marsh'), left]);
});
