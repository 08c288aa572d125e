import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { happened, happenedAnyway, happening, type Ways } from '../../core/audiences/happening';
import { inTransaction } from '../../core/database/database';
import { contextFor } from '../../core/request-context';
import type { SecurityEventPage } from './security.types';
import type { SecurityEventKind } from './security-event.entity';

const LIST = `query ($first: Int, $before: ID, $kind: SecurityEventKind, $userId: ID) {
  securityEvents(first: $first, before: $before, kind: $kind, userId: $userId) { nextCursor items {
    id kind userId userName actorName network requestId at } } }`;

let home: Home;

beforeAll(async () => {
  home = await openHome();
});
beforeEach(async () => {
  const { db } = home.testApp.running.app;
  await db.query('delete from security_events');
  await db.query('delete from throttle');
});
afterAll(() => home.testApp.close());

const app = () => contextFor(home.testApp.running.app, 'the-request');

const recorded = happening<Ways['security']>('account.test', { security: (it) => it });

const happen = (kind: SecurityEventKind, userId: number | null, address = '192.0.2.7') =>
  happenedAnyway({ app: app(), actor: null, address }, recorded, { kind, userId });

const list = async (args: object = {}): Promise<SecurityEventPage> =>
  (await home.as.administrator.graphql(LIST, { ...args })).data.securityEvents;

const count = async () =>
  Number((await app().db.query('select count(*) from security_events'))[0].count);

test('entries show when, what, whose account, who acted, from where and in which request', async () => {
  const { owner, administrator } = home.people;
  const [actor] = await app().db.query(
    'select id as "sessionId", user_id as "userId" from sessions where user_id = $1 limit 1',
    [administrator.id],
  );
  const call = { app: app(), actor, address: '198.51.100.3' };
  await happenedAnyway(call, recorded, { kind: 'TEMPORARY_PASSWORD_SET', userId: owner.id });
  await happen('SIGN_IN_REFUSED', null);
  const { items, nextCursor } = await list();
  const named = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
    `${firstName} ${lastName}`;
  expect(nextCursor).toBeNull();
  expect(items).toEqual([
    {
      ...{ id: expect.any(String), kind: 'SIGN_IN_REFUSED', at: expect.any(String) },
      ...{ userId: null, userName: null, actorName: null },
      ...{ network: '192.0.2.7', requestId: 'the-request' },
    },
    {
      ...{ id: expect.any(String), kind: 'TEMPORARY_PASSWORD_SET', at: expect.any(String) },
      ...{ userId: String(owner.id), userName: named(owner), actorName: named(administrator) },
      ...{ network: '198.51.100.3', requestId: 'the-request' },
    },
  ]);
});

test('a deleted user is a former owner', async () => {
  const person = await home.testApp.person();
  await happen('SIGNED_IN', person.id);
  await happen('SIGNED_IN', 2_000_000_000);
  await home.as.administrator.delete(`/api/admin/users/${person.id}`);
  expect((await list()).items.map(({ userName }) => userName)).toEqual([
    'Former owner',
    'Former owner',
  ]);
});

test('the log comes page by page, newest first', async () => {
  const { owner } = home.people;
  for (let n = 0; n < 5; n += 1) await happen('SIGNED_IN', owner.id);
  const first = await list({ first: 3 });
  const second = await list({ first: 3, before: first.nextCursor });
  const ids = [...first.items, ...second.items].map(({ id }) => Number(id));
  expect(ids).toHaveLength(5);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect([second.items.length, second.nextCursor]).toEqual([2, null]);
});

test('the log is filtered by kind and by user', async () => {
  const { owner, administrator } = home.people;
  await happen('SIGNED_IN', owner.id);
  await happen('SIGNED_OUT', owner.id);
  await happen('SIGNED_IN', administrator.id);
  await happen('SIGN_IN_REFUSED', null);
  const found = async (args: object) =>
    (await list(args)).items.map(({ kind, userId }) => [kind, userId]);
  expect(await found({ kind: 'SIGNED_IN' })).toEqual([
    ['SIGNED_IN', String(administrator.id)],
    ['SIGNED_IN', String(owner.id)],
  ]);
  expect(await found({ userId: owner.id })).toEqual([
    ['SIGNED_OUT', String(owner.id)],
    ['SIGNED_IN', String(owner.id)],
  ]);
  expect(await found({ userId: owner.id, kind: 'SIGNED_OUT' })).toHaveLength(1);
  expect(await found({ userId: owner.id, kind: 'PASSWORD_RESET' })).toEqual([]);
});

describe('refusals of one network', () => {
  test('are recorded 60 times an hour, also if they come all at once', async () => {
    await Promise.all(Array.from({ length: 150 }, () => happen('SIGN_IN_REFUSED', null)));
    await Promise.all(Array.from({ length: 20 }, () => happen('SLOWED_DOWN', null)));
    expect(await count()).toBe(60);
  });

  test('do not keep those of another network, or other events, from the log', async () => {
    const { owner } = home.people;
    await Promise.all(Array.from({ length: 61 }, () => happen('SIGN_IN_REFUSED', null)));
    await happen('SIGN_IN_REFUSED', null, '203.0.113.9');
    await happen('SIGNED_IN', owner.id);
    await happen('PASSWORD_RESET', owner.id);
    expect(await count()).toBe(63);
  });

  test('are recorded again after the hour', async () => {
    await Promise.all(Array.from({ length: 61 }, () => happen('SIGN_IN_REFUSED', null)));
    await app().db.query('update throttle set expire = 0');
    await happen('SIGN_IN_REFUSED', null);
    expect(await count()).toBe(61);
  });
});

test('an event within a transaction is gone with it', async () => {
  const failing = inTransaction(app(), async (transaction) => {
    const call = { app: app(), actor: null, address: '192.0.2.7' };
    await happened(call, transaction, recorded, { kind: 'PASSWORD_RESET', userId: 1 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await count()).toBe(0);
});

test.each([
  ['owner', 'FORBIDDEN'],
  ['guest', 'FORBIDDEN'],
  ['plainAdministrator', 'FORBIDDEN'],
] as const)('the log is refused to %s', async (who, code) => {
  const { errors } = await home.as[who].graphql(LIST);
  expect(errors?.[0]?.extensions.code).toBe(code);
});

test('the log is refused to someone who is signed out', async () => {
  const { errors } = await home.testApp.visitor().graphql(LIST);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
