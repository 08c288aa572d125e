import type { ApiClient } from '../../../test/support/clients/api-client';
import { passTime } from '../../../test/support/clock';
import { mailsTo } from '../../../test/support/mailbox';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { announce } from '../../core/audiences/announce';
import { inTransaction } from '../../core/database/database';
import type { User } from '../auth/user.entity';
import { makeProperty } from '../properties/property.factory';
import { deliverNotices } from './use-cases/deliver-notices';

let testApp: TestApp;
let owner: User;
let client: ApiClient;
let propertyId: number;

const app = () => testApp.running.app;
const pass = (interval: string) => passTime((sql, values) => app().db.query(sql, values), interval);

beforeEach(async () => {
  testApp = await startTestApp();
  propertyId = (await makeProperty(app().db.manager, { name: 'Lake House' })).id;
  owner = await testApp.person();
  client = await testApp.signIn(owner);
});
afterEach(() => testApp.close());

/** Gives back a week of the owner’s. */
const giveBack = (startDate: string) =>
  inTransaction(app(), (transaction) =>
    announce(transaction, [
      {
        ...{ kind: 'week.released', userId: owner.id, propertyId, byId: undefined },
        facts: { weeks: [{ startDate, endDate: '2031-12-31' }] },
      },
    ]),
  );

const choose = (input: object) =>
  client.graphql(
    'mutation($input: NoticeChoicesInput!) { saveNoticeChoices(input: $input) { mail } }',
    { input },
  );

async function mails() {
  await Promise.all([deliverNotices(app()), deliverNotices(app())]);
  return mailsTo(testApp, owner.email ?? '');
}

test('after half a minute, in one email for everything', async () => {
  for (const day of ['2031-07-26', '2031-08-02']) await giveBack(day);
  expect(await mails()).toEqual([]);
  await pass('31 seconds');
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Lake House: your week was released, and 1 more change');
  expect(mail?.text).toContain(
    'released your week from Saturday, 26 July 2031 to Wednesday, 31 December 2031',
  );
  expect(mail?.text).toContain('released your week from Saturday, 2 August 2031 to');
  await giveBack('2031-09-06');
  await pass('31 seconds');
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Lake House: your week was released, and 1 more change',
    'Lake House: your week was released',
  ]);
});

test('names what has changed, and the host to write to about a stay', async () => {
  const host = await testApp.person();
  const common = { userId: owner.id, propertyId, byId: host.id };
  const weeks = [{ startDate: '2031-07-26', endDate: '2031-08-02' }];
  const send = async (...kinds: ('share.given' | 'stay.taken' | 'stay.moved')[]) => {
    await inTransaction(app(), (transaction) =>
      announce(
        transaction,
        kinds.map((kind) => ({
          ...common,
          kind,
          otherId: host.id,
          facts: { weeks, before: weeks, shares: [3] },
        })),
      ),
    );
    await pass('31 seconds');
    return (await mails()).at(-1);
  };
  const toHost = `write to your host, ${host.firstName} ${host.lastName}, in Fairweek`;
  expect((await send('stay.taken'))?.text).toContain(toHost);
  expect((await send('stay.moved'))?.text).toContain(toHost);
  const mixed = await send('stay.taken', 'share.given');
  expect(mixed?.subject).toBe('Your stay at Lake House has been cancelled, and 1 more change');
  expect(mixed?.text).toContain('write to an administrator');
});

test('never, if one has chosen so', async () => {
  await choose({ mail: 'NEVER' });
  await giveBack('2031-07-26');
  await pass('31 seconds');
  expect(await mails()).toEqual([]);
  await choose({ mail: 'AT_ONCE' });
  expect(await mails()).toEqual([]);
});

/** Sets the clock to the next day at this hour, by the owner’s clock. */
async function untilHour(hour: number): Promise<void> {
  const [{ wait }] = await app().db.query(
    `select (date_trunc('day', there) + interval '1 day' + make_interval(hours => $2) - there)::text
        as wait
      from (select now() at time zone coalesce(time_zone, 'UTC') as there from users
        where id = $1) clock`,
    [owner.id, hour],
  );
  await pass(wait);
}

test('once a day at 8:00, with what came before', async () => {
  await choose({ mail: 'DAILY' });
  await untilHour(7);
  await giveBack('2031-07-26');
  await pass('59 minutes');
  expect(await mails()).toEqual([]);
  await pass('1 minute');
  expect(await mails()).toHaveLength(1);
  await giveBack('2031-08-02');
  await pass('1 hour');
  expect(await mails()).toHaveLength(1);
  await pass('23 hours');
  expect(await mails()).toHaveLength(2);
});

test.each([
  [22, 7, 22, '8 hours 59 minutes'],
  [9, 17, 9, '7 hours 59 minutes'],
])('not in quiet hours from %i to %i', async (quietFrom, quietUntil, hour, almost) => {
  await choose({ mail: 'AT_ONCE', quietFrom, quietUntil });
  await untilHour(hour);
  await giveBack('2031-07-26');
  await pass('1 minute');
  expect(await mails()).toEqual([]);
  await pass(almost);
  expect(await mails()).toHaveLength(1);
});

test('quiet hours are two different hours, or none', async () => {
  const same = await choose({ mail: 'AT_ONCE', quietFrom: 7, quietUntil: 7 });
  expect(same.errors?.[0]?.extensions).toMatchObject({
    ...{ code: 'BAD_USER_INPUT', field: 'quietUntil' },
  });
  const half = await choose({ mail: 'AT_ONCE', quietFrom: 7 });
  expect(half.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect((await client.graphql('{ noticeChoices { mail quietFrom quietUntil } }')).data).toEqual({
    noticeChoices: { mail: 'AT_ONCE', quietFrom: null, quietUntil: null },
  });
});

test('a new password later shows nothing from before', async () => {
  const invited = await testApp.person({ passwordHash: null });
  await inTransaction(app(), (transaction) =>
    announce(transaction, [
      { kind: 'user.role', userId: invited.id, propertyId: null, byId: undefined, facts: {} },
    ]),
  );
  expect(await app().db.query('select id from notices where user_id = $1', [invited.id])).toEqual(
    [],
  );
});
