import type { DataSource } from 'typeorm';
import { tidyUp } from '../../src/app/background/tidy-up';
import { makeYear } from '../../src/features/weeks/week.factory';
import { makeBooking } from '../factories/booking.factory';
import { type AdminHouse, openAdminHouse } from '../support/scenes/admin-house';
import { type CoOwnedHome, makeCoOwnedHome } from '../support/scenes/co-owned-home';
import { migrateAgain } from '../support/sql/migrate-again';

const MIGRATION = 'Tenures1764640920000';
const YEARS = [2021, 2022, 2023, 2024];

let it: AdminHouse;
let db: DataSource;
let home: CoOwnedHome;

beforeAll(async () => {
  it = await openAdminHouse();
  ({ db } = it.testApp.running.app);
});

beforeEach(async () => {
  home = await makeCoOwnedHome(it.testApp);
  const { id: propertyId } = home.property;
  for (const year of YEARS) {
    await makeYear(db.manager, { propertyId, year });
    await makeBooking(db.manager, { propertyId, year, week: 20, shareId: home.one.share.id });
  }
});

afterAll(() => it.testApp.close());

/** An entry as an earlier release has logged it, at noon of a day. */
async function logged(action: string, day: string, before: number | null, after: unknown) {
  const { id, name } = home.property;
  const isImport = action === 'import.give';
  const subject = `${isImport ? '' : 'Share 1 of '}property ${id}, ${name}`;
  await db.query(
    `insert into audit_log (actor_id, actor_name, action, subject, before, after, at)
      values ($1, 'Ada', $2, $3, $4, $5, $6)`,
    [
      it.administrator.id,
      action,
      isImport ? subject.replace('property', 'Property') : subject,
      isImport ? null : { userId: before },
      isImport ? after : { userId: after },
      `${day} 12:00Z`,
    ],
  );
}

/** The owners of the share's stays of the four years in the calendar. */
const owners = () =>
  Promise.all(
    YEARS.map(async (year) => {
      const { data } = await home.other.client.graphql(`{ calendar(
        propertyId: ${home.property.id}, year: ${year}) { weeks { booking { ownerName } } } }`);
      type Week = { booking: { ownerName: string | null } | null };
      return data.calendar.weeks.find((week: Week) => week.booking).booking.ownerName;
    }),
  );

const [ONE, OTHER, FORMER] = ['Olivia Marsh', 'Omar Haddad', 'Former owner'];

test('without a record of another, all stays are the owner’s', async () => {
  await migrateAgain(db, MIGRATION);
  expect(await owners()).toEqual([ONE, ONE, ONE, ONE]);
});

test('stays follow the log of handovers, whose last of a day counts', async () => {
  const [one, other] = [home.one.user.id, home.other.user.id];
  await logged('share.assign', '2022-01-01', other, one);
  await logged('share.remove', '2023-01-01', one, null);
  await logged('share.assign', '2024-01-01', null, other);
  await logged('share.assign', '2024-01-01', other, one);
  await migrateAgain(db, MIGRATION);
  expect(await owners()).toEqual([OTHER, ONE, null, ONE]);
});

test('stays before the first record are a former owner’s, also of an import', async () => {
  await logged('import.give', '2022-01-01', null, { shares: [1, 2] });
  await logged('share.remove', '2023-01-01', home.other.user.id, null);
  await logged('import.give', '2024-01-01', null, { shares: [1] });
  await migrateAgain(db, MIGRATION);
  expect(await owners()).toEqual([FORMER, OTHER, null, ONE]);
  const { body } = await home.one.client.get('/api/my-data');
  expect(body.weeks.map(({ year }: { year: number }) => year)).toEqual([2024]);
});

test('where old entries are purged, no stay from before the oldest is the owner’s', async () => {
  await db.query(`update shares set created_at = '2020-01-01' where id = $1`, [home.one.share.id]);
  for (const day of ['2021-01-01', '2023-06-01']) await logged('user.create', day, null, 1);
  const auditLog = Math.floor((Date.now() - Date.parse('2023-05-01')) / 86_400_000);
  await tidyUp(db, { mails: 1, securityLog: 1, guests: 1, auditLog });
  await migrateAgain(db, MIGRATION);
  expect(await owners()).toEqual([FORMER, FORMER, FORMER, ONE]);
});

test('who had a share before it had members joined when they got it', async () => {
  const [one, other] = [home.one.share.id, home.other.share.id];
  await db.query(
    `update shares set created_at = '2020-01-02 12:00Z' where id = any($1::bigint[])`,
    [[one, other]],
  );
  await db.query('update tenures set starts_on = $2 where share_id = $1', [one, '2024-05-06']);
  await migrateAgain(db, 'ShareMembers1764640995000');
  const joined = await db.query(
    `select m.share_id as id, (m.joined_at at time zone p.time_zone)::date::text as day
      from share_members m join shares s on s.id = m.share_id join properties p
      on p.id = s.property_id where s.property_id = $1 order by m.share_id`,
    [home.property.id],
  );
  expect(joined).toEqual([
    { id: one, day: '2024-05-06' },
    { id: other, day: '2020-01-02' },
  ]);
});
