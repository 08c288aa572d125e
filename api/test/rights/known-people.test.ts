import { UserRole } from '../../src/features/auth/user.entity';
import { makeConversations } from '../../src/features/messages/message.factory';
import { makeShare } from '../factories/share.factory';
import type { ApiClient } from '../support/clients/api-client';
import { CAST, type Home, openHome, type Who } from '../support/scenes/home-cast';
import { sentStatements } from '../support/sql/sent-statements';

/** The users of a property, and users related to it in other ways. */
const PEOPLE = [
  ...CAST.filter((who) => who !== 'visitor'),
  'coOwner',
  'secondGuest',
  'stranger',
  'friend',
] as const;
type Name = (typeof PEOPLE)[number];

let home: Home;
let ids: Record<Name, number>;
let emails: Record<Name, string>;
let as: Record<Name, ApiClient>;

const ADMINISTRATORS: Name[] = ['administrator', 'plainAdministrator'];

/**
 * The users each user sees: with their address, or by name only. The owner has shares 1 and 12,
 * coOwner 5, firstLogin 2; inactiveOwner's share is not active. The friend has written with
 * stranger and owner.
 */
const SEEN: Record<Name, { withAddress: Name[]; byName: Name[] }> = {
  administrator: {
    withAddress: PEOPLE.filter((name) => name !== 'administrator'),
    byName: [],
  },
  owner: {
    withAddress: ['coOwner', 'firstLogin', 'guest', 'secondGuest'],
    byName: [...ADMINISTRATORS, 'friend'],
  },
  coOwner: {
    withAddress: ['owner', 'firstLogin', 'guest', 'secondGuest'],
    byName: ADMINISTRATORS,
  },
  inactiveOwner: { withAddress: [], byName: ADMINISTRATORS },
  guest: { withAddress: [], byName: [...ADMINISTRATORS, 'owner', 'coOwner', 'firstLogin'] },
  secondGuest: { withAddress: [], byName: [...ADMINISTRATORS, 'owner', 'coOwner', 'firstLogin'] },
  strangerOwner: { withAddress: ['strangerGuest'], byName: ADMINISTRATORS },
  strangerGuest: { withAddress: [], byName: [...ADMINISTRATORS, 'strangerOwner'] },
  // Administrator by flag, without an administrator's session.
  plainAdministrator: { withAddress: [], byName: ['administrator'] },
  stranger: { withAddress: [], byName: [...ADMINISTRATORS, 'friend'] },
  friend: { withAddress: [], byName: [...ADMINISTRATORS, 'owner', 'stranger'] },
  // Has to choose a new password first.
  firstLogin: { withAddress: [], byName: [] },
};
const ASKERS = PEOPLE.filter((name) => name !== 'firstLogin');

beforeAll(async () => {
  home = await openHome();
  const { testApp, property, people } = home;
  const { manager } = testApp.running.app.db;
  const propertyId = property.id;
  const more = {
    coOwner: await testApp.person(),
    secondGuest: await testApp.person({ userRole: UserRole.USER, linkedPropertyId: propertyId }),
    stranger: await testApp.person({ userRole: UserRole.USER }),
    friend: await testApp.person({ userRole: UserRole.USER }),
  };
  await makeShare(manager, { propertyId, shareNumber: 5, userId: more.coOwner.id });
  const gone = await testApp.person({ email: null, deletedAt: new Date() });
  await makeShare(manager, { propertyId, shareNumber: 6, userId: gone.id });
  const written = { content: 'Hello', createdAt: new Date(), isRead: true };
  await makeConversations(
    manager,
    [people.owner.id, more.stranger.id].map((id) => ({
      people: [id, more.friend.id],
      messages: [{ ...written, senderId: id }],
    })),
  );
  const all = { ...people, ...more };
  const pairs = <T>(of: (name: Name) => T) =>
    Object.fromEntries(PEOPLE.map((name) => [name, of(name)])) as Record<Name, T>;
  ids = pairs((name) => all[name].id);
  emails = pairs((name) => all[name].email ?? '');
  as = {
    ...home.as,
    coOwner: await testApp.signIn(more.coOwner),
    secondGuest: await testApp.signIn(more.secondGuest),
    stranger: await testApp.signIn(more.stranger),
    friend: await testApp.signIn(more.friend),
  };
});
beforeEach(() => home.testApp.running.app.db.query('delete from throttle'));
afterAll(() => home.testApp.close());

const nameOf = (id: number) => PEOPLE.find((name) => ids[name] === id);
const SEARCH = 'query ($text: String!) { searchPeople(text: $text) { id email } }';

async function found(who: Name, text: string) {
  const { data } = await as[who].graphql(SEARCH, { text });
  return data.searchPeople.map(({ id }: { id: number }) => nameOf(Number(id)));
}

test.each(ASKERS)('%s reads the names of those to whom they may write', async (who) => {
  const { withAddress, byName } = SEEN[who];
  const QUERY = 'query ($id: ID!) { person(id: $id) { id email } }';
  for (const name of PEOPLE) {
    const { data } = await as[who].graphql(QUERY, { id: ids[name] });
    const isKnown = name !== who && [...withAddress, ...byName].includes(name);
    expect([name, data.person]).toEqual([
      name,
      isKnown ? { id: String(ids[name]), email: null } : null,
    ]);
  }
});

test.each(ASKERS)(
  '%s sees in the directory the users they know, and the addresses they may see',
  async (who) => {
    const { body } = await as[who].get('/api/users?limit=100');
    const seen = (body as { id: number; email: string | null }[]).map(({ id, email }) => {
      const name = nameOf(id);
      expect([name, email]).toEqual([name, email && name ? emails[name] : null]);
      return [name, email !== null] as const;
    });
    const namesWith = (isShown: boolean) =>
      seen.flatMap(([name, isWith]) => (isWith === isShown ? [name] : [])).sort();
    const { withAddress, byName } = SEEN[who];
    expect({ withAddress: namesWith(true), byName: namesWith(false) }).toEqual({
      withAddress: [...withAddress].sort(),
      byName: [...byName].sort(),
    });
  },
);

test.each(ASKERS)(
  '%s finds users by part of a visible address, and known users by the whole address',
  async (who) => {
    const { withAddress, byName } = SEEN[who];
    for (const name of PEOPLE.filter((it) => it !== who)) {
      const part = emails[name].slice(0, -1);
      expect([name, await found(who, part)]).toEqual([
        name,
        withAddress.includes(name) ? [name] : [],
      ]);
      const isKnown = [...withAddress, ...byName].includes(name);
      const whole = emails[name].toUpperCase();
      expect([name, await found(who, whole)]).toEqual([name, isKnown ? [name] : []]);
    }
  },
  60_000,
);

test('searches of one person are limited, in all processes together', async () => {
  await found('owner', 'x');
  await home.testApp.running.app.db.query(
    "update throttle set points = 120 where key like 'search-people:%'",
  );
  const { errors } = await as.owner.graphql(SEARCH, { text: 'x' });
  expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  expect((await as.owner.get('/api/users')).status).toBe(200);
  expect(await found('guest', 'zzz')).toEqual([]);
});

test('the directory is one statement beside the session’s', async () => {
  const statements = await sentStatements(() => as.owner.get('/api/users'));
  expect(statements.map(({ name }) => name)).toEqual(['list-known-people-listed']);
});

const byId = (receiverId: number) => ['/api/messages', { receiverId, content: 'Hello' }] as const;
const byAddress = (receiverEmail: string) =>
  ['/api/messages/send-to-email', { receiverEmail, content: 'Hello' }] as const;

const isKnown = (who: Name, other: Name) =>
  [...SEEN[who].withAddress, ...SEEN[who].byName].includes(other);
const othersOf = (who: Name) => PEOPLE.filter((name) => name !== who);

describe.each(ASKERS)('%s', (who) => {
  test('cannot write to unknown users, who look as if they did not exist', async () => {
    const nobody = {
      byId: await as[who].post(...byId(2_000_000_000)),
      byAddress: await as[who].post(...byAddress('nobody@example.test')),
    };
    expect([nobody.byId.status, nobody.byAddress.status]).toEqual([404, 404]);
    for (const stranger of othersOf(who).filter((other) => !isKnown(who, other))) {
      const { status, body } = await as[who].post(...byId(ids[stranger]));
      expect([stranger, status, body]).toEqual([stranger, 404, nobody.byId.body]);
      const again = await as[who].post(...byAddress(emails[stranger]));
      expect([stranger, again.status, again.body]).toEqual([stranger, 404, nobody.byAddress.body]);
    }
  });
});

// From here on users get to know each other: writing to a user makes them known.
test.each(ASKERS)('%s writes to users they know', async (who) => {
  for (const other of othersOf(who).filter((name) => isKnown(who, name))) {
    expect([other, (await as[who].post(...byId(ids[other]))).status]).toEqual([other, 201]);
    expect([other, (await as[who].post(...byAddress(emails[other]))).status]).toEqual([other, 201]);
  }
});

test('a conversation continues when the reason to know each other is gone', async () => {
  const { db } = home.testApp.running.app;
  await db.query('update shares set user_id = null where user_id = $1', [ids.coOwner]);
  expect((await as.coOwner.post(...byId(ids.owner))).status).toBe(201);
  expect((await as.owner.post(...byAddress(emails.coOwner))).status).toBe(201);
  expect((await as.coOwner.post(...byId(ids.strangerOwner))).status).toBe(404);
  expect(await found('coOwner', emails.owner.slice(0, -1))).toEqual([]);
  expect(await found('coOwner', emails.owner)).toEqual(['owner']);
});

const NOT_ADMITTED: Who[] = ['visitor', 'firstLogin'];
test.each(NOT_ADMITTED)('%s sees and reaches no one', async (who) => {
  const statuses = [
    (await home.as[who].get('/api/users')).status,
    (await home.as[who].post('/api/messages', { receiverId: ids.owner, content: 'Hi' })).status,
  ];
  expect(new Set(statuses)).toEqual(new Set([who === 'visitor' ? 401 : 403]));
});
