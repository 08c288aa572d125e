import { randomUUID } from 'node:crypto';
import { makeShare } from '../../../test/factories/share.factory';
import { forgetAttempts } from '../../../test/support/mailbox';
import type { Home } from '../../../test/support/scenes/home-cast';
import {
  ask,
  askFor,
  doTo,
  look,
  openRequestHome,
} from '../../../test/support/scenes/request-cast';
import { statementsOf } from '../../../test/support/sql/statements';
import { makeProperty } from '../properties/property.factory';
import { RequestStatus } from './request-kinds';
import { makeRequest } from './special-request.factory';

let home: Home;

beforeAll(async () => {
  home = await openRequestHome();
});
beforeEach(() => forgetAttempts(home.testApp));
afterAll(() => home.testApp.close());

const count = async () => {
  const [{ requests }] = await home.testApp.running.app.db.query(
    'select count(*)::int as requests from special_requests',
  );
  return requests;
};

describe('asking', () => {
  test('stores the request with the first entry of its history', async () => {
    const told = { title: ' Fresh towels ', description: ' Four\nplease. ' };
    expect(await askFor(home, home.as.guest, told)).toMatchObject({
      title: 'Fresh towels',
      description: 'Four\nplease.',
      category: 'extra_cleaning',
      priority: 'high',
      status: 'pending',
      forwardedAt: null,
      archivedAt: null,
      property: { id: String(home.property.id), name: 'Lake House', location: 'Lucerne' },
      user: { firstName: 'Uma', lastName: 'Lind', email: home.people.guest.email },
      isGuest: false,
      assignee: null,
      version: 1,
      history: [{ kind: 'CREATED', status: 'pending', actorName: 'Uma Lind', note: null }],
    });
  });

  test('with the same key again, twice at once too, stores nothing twice', async () => {
    const before = await count();
    const told = { clientKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => askFor(home, home.as.guest, told)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers[3].history).toHaveLength(1);
    expect(await count()).toBe(before + 1);
    expect(await askFor(home, home.as.guest, { ...told, title: 'Another' })).toBe(
      'CONFLICT clientKey: clientKey has already been used for another request.',
    );
    // The same key of another user is a different key.
    expect(await askFor(home, home.as.owner, told)).toMatchObject({ version: 1 });
  });

  test('is for 20 new requests in an hour; trying again costs nothing', async () => {
    const told = { clientKey: randomUUID() };
    for (let tries = 0; tries < 3; tries += 1) await askFor(home, home.as.owner, told);
    for (let made = 1; made < 20; made += 1) {
      expect(await askFor(home, home.as.owner)).toMatchObject({ status: 'pending' });
    }
    expect(await askFor(home, home.as.owner)).toMatch(/^TOO_MANY_REQUESTS: /);
    expect(await askFor(home, home.as.guest)).toMatchObject({ status: 'pending' });
  });

  test.each([
    [{ title: ' ' }, 'BAD_USER_INPUT title: title must not be empty.'],
    [{ title: 'x'.repeat(121) }, 'BAD_USER_INPUT title: title must have at most 120 characters.'],
    [
      { description: 'x'.repeat(4001) },
      'BAD_USER_INPUT description: description must have at most 4000 characters.',
    ],
    [{ clientKey: 'key' }, 'BAD_USER_INPUT clientKey: clientKey must be a UUID.'],
    [{ propertyId: 999_999 }, 'FORBIDDEN: You do not own shares in this property'],
  ])('refuses %j', async (told, refusal) => {
    expect(await askFor(home, home.as.guest, told)).toBe(refusal);
  });

  test('refuses a property that is no longer used', async () => {
    const { manager } = home.testApp.running.app.db;
    const { id } = await makeProperty(manager, { name: 'Old', location: 'Gone', isActive: false });
    expect(await askFor(home, home.as.administrator, { propertyId: id })).toBe(
      'NOT_FOUND propertyId: There is no such property.',
    );
  });

  test('is for where one stays and owns; for an administrator in their session anywhere', async () => {
    for (const who of ['strangerOwner', 'strangerGuest', 'plainAdministrator'] as const) {
      expect(await askFor(home, home.as[who])).toBe(
        'FORBIDDEN: You do not own shares in this property',
      );
    }
    for (const who of ['owner', 'guest', 'administrator'] as const) {
      expect(await askFor(home, home.as[who])).toMatchObject({ status: 'pending' });
    }
  });

  test('refuses visitors and those who must choose a password first', async () => {
    expect(await askFor(home, home.as.visitor)).toMatch(/^UNAUTHENTICATED/);
    expect(await askFor(home, home.as.firstLogin)).toMatch(/^FORBIDDEN/);
  });
});

describe('reading', () => {
  test("shows only the caller's requests, newest first, in one statement", async () => {
    const me = home.as.inactiveOwner;
    const first = await askFor(home, me, { title: 'One' });
    const second = await askFor(home, me, { title: 'Two blue towels' });
    const text = (args = '') => `{ mySpecialRequests${args} { total items { id } } }`;
    const sent = await statementsOf(async () => {
      expect(await ask(me, text())).toEqual({
        total: 2,
        items: [{ id: second.id }, { id: first.id }],
      });
    });
    expect(sent).toEqual(['my-special-requests-listed-down']);
    expect(await ask(me, text('(first: 1, offset: 1)'))).toEqual({
      total: 2,
      items: [{ id: first.id }],
    });
    expect(await ask(me, text('(search: "BLUE")'))).toEqual({
      total: 1,
      items: [{ id: second.id }],
    });
    expect(await ask(home.as.strangerGuest, text())).toEqual({ total: 0, items: [] });
  });

  test('reveals nothing of a request to others, not even that it exists', async () => {
    const { id } = await askFor(home, home.as.guest);
    const nothing = 'NOT_FOUND id: There is no such request.';
    for (const who of ['owner', 'strangerGuest', 'plainAdministrator'] as const) {
      expect(await look(home.as[who], id)).toBe(nothing);
      expect(await look(home.as[who], 999_999)).toBe(nothing);
      expect(await doTo(home.as[who], 'withdrawSpecialRequest', id)).toBe(nothing);
    }
    expect(await look(home.as.visitor, id)).toMatch(/^UNAUTHENTICATED/);
    expect(await look(home.as.administrator, id)).toMatchObject({ id });
    expect(await look(home.as.guest, id)).toMatchObject({ id, status: 'pending' });
  });
});

describe('taking back', () => {
  test('cancels an open request once, and the history records it', async () => {
    const { id } = await askFor(home, home.as.guest);
    const answers = await Promise.all([
      doTo(home.as.guest, 'withdrawSpecialRequest', id),
      doTo(home.as.guest, 'withdrawSpecialRequest', id),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 'cancelled',
        version: 2,
        history: [
          { kind: 'CREATED' },
          { kind: 'WITHDRAWN', status: 'cancelled', actorName: 'Uma Lind' },
        ],
      });
    }
  });

  test.each([{ status: RequestStatus.fulfilled }, { archivedAt: new Date() }])(
    'is refused for %j',
    async (state) => {
      const { manager } = home.testApp.running.app.db;
      const { id } = await makeRequest(manager, {
        propertyId: home.property.id,
        userId: home.people.guest.id,
        title: 'Done',
        ...state,
      });
      expect(await doTo(home.as.guest, 'withdrawSpecialRequest', id)).toBe(
        'CONFLICT id: This request is already closed.',
      );
    },
  );
});

describe('the properties for which requests can be made', () => {
  const list = (who: 'guest' | 'owner' | 'administrator' | 'visitor') =>
    ask(home.as[who], '{ requestableProperties { name isLinked isMine } }');

  test('are those where the caller stays, then those they own by name, and no others', async () => {
    const lakeHouse = { name: 'Lake House', isLinked: true, isMine: false };
    expect(await list('guest')).toEqual([lakeHouse]);
    const { manager } = home.testApp.running.app.db;
    const hut = await makeProperty(manager, { name: 'Alp Hut', location: 'Uri' });
    const propertyIds = [hut.id, home.elsewhere.id];
    for (const propertyId of propertyIds) {
      const userId = home.people.guest.id;
      await makeShare(manager, { propertyId, shareNumber: 9, userId });
    }
    expect(await list('guest')).toEqual([
      lakeHouse,
      { name: 'Alp Hut', isLinked: false, isMine: true },
      { name: 'Dune House', isLinked: false, isMine: true },
    ]);
    expect(await list('owner')).toEqual([{ name: 'Lake House', isLinked: false, isMine: true }]);
    expect(await list('administrator')).toEqual([]);
    expect(await list('visitor')).toMatch(/^UNAUTHENTICATED/);
  });
});
