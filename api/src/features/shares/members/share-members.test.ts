import type { ApiClient } from '../../../../test/support/clients/api-client';
import { type AdminHouse, openAdminHouse } from '../../../../test/support/scenes/admin-house';
import {
  COMING_YEAR,
  type CoOwnedHome,
  makeCoOwnedHome,
  refusalOf,
} from '../../../../test/support/scenes/co-owned-home';
import { User, UserRole } from '../../auth/user.entity';

let it: AdminHouse;
let home: CoOwnedHome;
let shareId: number;

beforeAll(async () => {
  it = await openAdminHouse();
});

afterAll(() => it.testApp.close());

beforeEach(async () => {
  home = await makeCoOwnedHome(it.testApp);
  shareId = home.one.share.id;
});

const READ = `query($shareId: ID!) { shareMembers(shareId: $shareId) {
  shareNumber propertyName members { userId name isFirst } invitations { id invitedBy } } }`;
const INVITE = 'mutation($shareId: ID!) { inviteShareMember(shareId: $shareId) { url expiresAt } }';
const ACCEPT = `mutation($token: String!) { acceptShareInvitation(token: $token) {
  propertyName shareNumber invitedBy } }`;
const END = `mutation($shareId: ID!, $id: ID!) { endShareInvitation(shareId: $shareId, id: $id) {
  invitations { id } } }`;
const REMOVE = `mutation($shareId: ID!, $userId: ID!) {
  removeShareMember(shareId: $shareId, userId: $userId) }`;
const FIRST = `mutation($shareId: ID!, $userId: ID!) {
  makeFirstOfShare(shareId: $shareId, userId: $userId) { members { name isFirst } } }`;

const read = async (client: ApiClient) =>
  (await client.graphql(READ, { shareId })).data.shareMembers;
const names = async () => {
  const { members } = await read(it.admin);
  return members.map(({ name, isFirst }: { name: string; isFirst: boolean }) =>
    isFirst ? `${name} (first)` : name,
  );
};

async function invite(client: ApiClient): Promise<string> {
  const { data } = await client.graphql(INVITE, { shareId });
  return new URL(data.inviteShareMember.url).searchParams.get('token') ?? '';
}

/** A new user who has followed a link of the first. */
async function join(firstName: string) {
  const user = await it.testApp.person({
    ...{ firstName, lastName: 'Marsh', userRole: UserRole.USER },
  });
  const client = await it.testApp.signIn(user);
  const answer = await client.graphql(ACCEPT, { token: await invite(home.one.client) });
  expect(answer.errors).toBeUndefined();
  return { user, client };
}

test('a link makes a user an owner of the share, once', async () => {
  const { user, client } = await join('Sam');
  expect(await read(client)).toEqual({
    shareNumber: 1,
    propertyName: home.property.name,
    members: [
      { userId: String(home.one.user.id), name: 'Olivia Marsh', isFirst: true },
      { userId: String(user.id), name: 'Sam Marsh', isFirst: false },
    ],
    invitations: [],
  });
  const { db } = it.testApp.running.app;
  expect((await db.manager.findOneByOrFail(User, { id: user.id })).userRole).toBe(UserRole.OWNER);
  const lists = await it.admin.graphql('{ adminShares(first: 5) { items { id othersCount } } }');
  expect(lists.data.adminShares.items).toContainEqual({ id: String(shareId), othersCount: 1 });
});

describe('a person without an email address', () => {
  const ADD = `mutation($input: AddShareMemberInput!) { addShareMember(input: $input) {
    members { name hasEmail } } }`;
  const add = (client: ApiClient, input: object = {}) =>
    client.graphql(ADD, { input: { shareId, firstName: 'Ida', lastName: 'Marsh', ...input } });

  test('becomes an owner, for whom the others act and who cannot sign in', async () => {
    const { client } = await join('Sam');
    expect((await add(home.one.client)).data.addShareMember.members).toEqual([
      { name: 'Olivia Marsh', hasEmail: true },
      { name: 'Sam Marsh', hasEmail: true },
      { name: 'Ida Marsh', hasEmail: false },
    ]);
    expect(refusalOf(await add(client))).toBe(
      'CONFLICT: Ida Marsh is an owner of this share already.',
    );
    const { data } = await client.graphql('{ myActivity { text } }');
    expect(data.myActivity[0].text).toBe(
      `Olivia Marsh made Ida Marsh an owner of share 1 of ${home.property.name} with you. They have no email address: you and the other owners act for them.`,
    );
    const [ida] = await it.testApp.running.app.db.query(
      `select id, user_role as role from users where first_name = 'Ida' order by id desc limit 1`,
    );
    expect(ida.role).toBe('OWNER');
    const set = `mutation { setTemporaryPassword(userId: ${ida.id}) { password } }`;
    expect(refusalOf(await it.admin.graphql(set))).toBe(
      'CONFLICT: Ida Marsh has no e-mail address to sign in with. Please add one first.',
    );
  });

  test('is added to no vacant share, no full one, and only by its owners and administrators', async () => {
    expect(refusalOf(await add(home.other.client))).toMatch(/^FORBIDDEN: /);
    for (let count = 1; count < 12; count += 1) {
      expect(refusalOf(await add(it.admin, { lastName: `Marsh ${count}` }))).toBe('not refused');
    }
    expect(refusalOf(await add(home.one.client))).toBe('CONFLICT: A share has at most 12 owners.');
    const { db } = it.testApp.running.app;
    await db.query('update shares set user_id = null where id = $1', [shareId]);
    expect(refusalOf(await add(it.admin))).toBe(
      'CONFLICT: Share 1 is vacant. Please give it to someone first.',
    );
  });
});

test('a link that two follow at once makes one an owner', async () => {
  const token = await invite(home.one.client);
  const clients = await Promise.all(
    [1, 2].map(async () => it.testApp.signIn(await it.testApp.person())),
  );
  const answers = await Promise.all(clients.map((client) => client.graphql(ACCEPT, { token })));
  expect(answers.filter(({ errors }) => errors).map(refusalOf)).toEqual([
    'NOT_FOUND: This link was used or has ended. Please ask for a new one.',
  ]);
  expect(await names()).toHaveLength(2);
});

test('a week that an administrator gives to the share is news to each of its owners', async () => {
  const { user } = await join('Sam');
  const input = `{ propertyId: ${home.property.id}, year: ${COMING_YEAR}, week: 20,
    shareId: ${shareId}, reason: "Agreed" }`;
  const { data } = await it.admin.graphql(`mutation { giveWeek(input: ${input}) { id } }`);
  await it.admin.graphql(
    `mutation { releaseWeek(bookingId: ${data.giveWeek.id}, reason: "A mistake") }`,
  );
  const { db } = it.testApp.running.app;
  const news = await db.query(
    `select user_id::int as "userId", kind from notices where kind like 'week.%' order by id`,
  );
  const owners = [home.one.user.id, user.id];
  for (const kind of ['week.given', 'week.released']) {
    const readers = news.filter((one: { kind: string }) => one.kind === kind);
    expect(new Set(readers.map((one: { userId: number }) => one.userId))).toEqual(new Set(owners));
  }
});

test('links of someone who leaves, and of a share that is sold, end', async () => {
  const { user, client } = await join('Sam');
  const ofSam = await invite(client);
  await home.one.client.graphql(REMOVE, { shareId, userId: user.id });
  const ofAdmin = await invite(it.admin);
  const sold = await it.admin.post('/api/admin/shares/upsert', {
    ...{ propertyId: home.property.id, shareNumber: 1, ownerName: 'Vera Blum' },
    ownerEmail: 'vera.blum@sold.test',
  });
  expect(sold.status).toBe(200);
  const stranger = await it.testApp.signIn(await it.testApp.person());
  for (const token of [ofSam, ofAdmin]) {
    expect(refusalOf(await stranger.graphql(ACCEPT, { token }))).toMatch(/^NOT_FOUND/);
  }
});

test('a link of someone who is no administrator any more does not work', async () => {
  const former = await it.testApp.person({ isAdmin: true });
  const token = await invite(await it.testApp.signIn(former, { isAdmin: true }));
  const { db } = it.testApp.running.app;
  await db.manager.update(User, { id: former.id }, { isAdmin: false });
  const stranger = await it.testApp.signIn(await it.testApp.person());
  expect(refusalOf(await stranger.graphql(ACCEPT, { token }))).toMatch(/^NOT_FOUND/);
  await db.manager.update(User, { id: former.id }, { isAdmin: true });
  expect((await stranger.graphql(ACCEPT, { token })).errors).toBeUndefined();
});

test('the first makes another first, which others cannot', async () => {
  const { user, client } = await join('Sam');
  expect(refusalOf(await client.graphql(FIRST, { shareId, userId: user.id }))).toBe(
    'FORBIDDEN: Only the first owner of the share or an administrator can do this.',
  );
  const { data } = await home.one.client.graphql(FIRST, { shareId, userId: user.id });
  expect(data.makeFirstOfShare.members).toEqual([
    { name: 'Sam Marsh', isFirst: true },
    { name: 'Olivia Marsh', isFirst: false },
  ]);
  expect((await it.admin.graphql(FIRST, { shareId, userId: home.one.user.id })).errors).toBe(
    undefined,
  );
});

test('the first removes others, others leave, and the next stands first', async () => {
  const sam = await join('Sam');
  const tim = await join('Tim');
  expect(refusalOf(await sam.client.graphql(REMOVE, { shareId, userId: tim.user.id }))).toMatch(
    /^FORBIDDEN/,
  );
  await home.one.client.graphql(REMOVE, { shareId, userId: tim.user.id });
  expect(await names()).toEqual(['Olivia Marsh (first)', 'Sam Marsh']);
  await home.one.client.graphql(REMOVE, { shareId, userId: home.one.user.id });
  expect(await names()).toEqual(['Sam Marsh (first)']);
  expect(refusalOf(await sam.client.graphql(REMOVE, { shareId, userId: sam.user.id }))).toBe(
    'CONFLICT: This is the only owner of the share. An administrator can give it to another.',
  );
});

test('two owners who leave at once leave one behind', async () => {
  const { user, client } = await join('Sam');
  const answers = await Promise.all([
    home.one.client.graphql(REMOVE, { shareId, userId: home.one.user.id }),
    client.graphql(REMOVE, { shareId, userId: user.id }),
  ]);
  expect(answers.filter(({ errors }) => errors).map(refusalOf)).toEqual([
    expect.stringMatching(/^CONFLICT: This is the only owner/),
  ]);
  expect(await names()).toHaveLength(1);
});

test('a share has at most 12 owners and open links', async () => {
  for (let count = 0; count < 11; count += 1) await invite(home.one.client);
  expect(refusalOf(await home.one.client.graphql(INVITE, { shareId }))).toBe(
    'CONFLICT: A share has at most 12 owners and open links.',
  );
});

test('an administrator’s changes stand in the log, and owners’ do not', async () => {
  const { user } = await join('Sam');
  const last = async () => {
    const { data } = await it.admin.graphql(
      '{ auditLog(first: 1) { items { sentence { text } } } }',
    );
    const [entry = { sentence: [] }] = data.auditLog.items;
    return entry.sentence.map(({ text }: { text: string }) => text).join('');
  };
  const before = await last();
  await home.one.client.graphql(FIRST, { shareId, userId: user.id });
  expect(await last()).toBe(before);
  await it.admin.graphql(FIRST, { shareId, userId: home.one.user.id });
  expect(await last()).toMatch(/made Olivia Marsh the first owner of share 1 of /);
});

test('a link does not work for an owner, nor after its time, nor once it was ended', async () => {
  const { client } = await join('Sam');
  const token = await invite(client);
  expect(refusalOf(await home.one.client.graphql(ACCEPT, { token }))).toBe(
    'CONFLICT: You are an owner of this share already.',
  );
  const [{ id }] = (await read(client)).invitations;
  expect((await home.one.client.graphql(END, { shareId, id })).data.endShareInvitation).toEqual({
    invitations: [],
  });
  const other = await invite(client);
  await it.testApp.running.app.db.query(
    'update share_invitations set expires_at = now() where share_id = $1',
    [shareId],
  );
  const stranger = await it.testApp.signIn(await it.testApp.person());
  for (const old of [token, other]) {
    expect(refusalOf(await stranger.graphql(ACCEPT, { token: old }))).toMatch(/^NOT_FOUND/);
  }
});
