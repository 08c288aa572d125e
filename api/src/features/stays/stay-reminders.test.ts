import { makeBooking } from '../../../test/factories/booking.factory';
import { makeShare } from '../../../test/factories/share.factory';
import { mailsTo } from '../../../test/support/mailbox';
import {
  COMING_YEAR,
  type CoOwnedHome,
  makeCoOwnedHome,
} from '../../../test/support/scenes/co-owned-home';
import { subscribe } from '../../../test/support/scenes/push';
import { newBrowser } from '../../../test/support/servers/push-browser';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { type User, UserRole } from '../auth/user.entity';
import { reminderNotices } from './stays.notices';
import { remindOfStays } from './use-cases/remind-of-stays';

const WEEK = 20;

let testApp: TestApp;
let home: CoOwnedHome;
let guest: User;
let bookingId: number;

const app = () => testApp.running.app;
const query = (sql: string, values: unknown[] = []) => app().db.query(sql, values);

/** Gives a week to a share. */
const book = async (shareId: number, week: number) =>
  (
    await makeBooking(app().db.manager, {
      ...{ propertyId: home.property.id, year: COMING_YEAR },
      ...{ week, shareId },
    })
  ).id;

/** Sets the clock to this many days after the check-in day, at this time of the house. */
async function go(days: number, time: string, week = WEEK): Promise<void> {
  const [{ wait }] = await query(
    `select (extract(epoch from (w.start_date + $3::int + $4::time) at time zone p.time_zone - now())
        || ' s')::text as wait
      from weeks w join properties p on p.id = w.property_id
      where w.property_id = $1 and w.year = $2 and w.week = $5`,
    [home.property.id, COMING_YEAR, days, time, week],
  );
  await testApp.pass(wait);
}

const run = () => remindOfStays(app());

const subjectsOf = async ({ email }: User) =>
  (await mailsTo(testApp, email ?? '')).map(({ subject }) => subject);

/** The subjects of the owner's mails, after a run at this time. */
async function at(days: number, time: string): Promise<string[]> {
  await go(days, time);
  await run();
  return subjectsOf(home.one.user);
}

const IN_TWO_WEEKS = 'Your stay at Lake House begins in 2 weeks';
const IN_13_DAYS = 'Your stay at Lake House begins in 13 days';
const IN_TWO_DAYS = 'Your stay at Lake House begins in 2 days';
const TODAY = 'Your stay at Lake House ends today';

beforeEach(async () => {
  testApp = await startTestApp();
  home = await makeCoOwnedHome(testApp);
  // Its day begins 13 hours before that of UTC.
  await query(`update properties set time_zone = 'Pacific/Auckland' where id = $1`, [
    home.property.id,
  ]);
  guest = await testApp.person({ userRole: UserRole.USER, linkedPropertyId: home.property.id });
  bookingId = await book(home.one.share.id, WEEK);
});
afterEach(() => testApp.close());

test('14 and 2 days before and on the last day, from 8 o’clock at the house', async () => {
  expect(await at(-14, '07:59:30')).toEqual([]);
  expect(await at(-14, '08:00:30')).toEqual([IN_TWO_WEEKS]);
  expect(await at(-13, '09:00')).toEqual([IN_TWO_WEEKS]);
  expect(await at(-2, '07:59:30')).toEqual([IN_TWO_WEEKS]);
  expect(await at(-2, '08:00:30')).toEqual([IN_TWO_WEEKS, IN_TWO_DAYS]);
  expect(await at(7, '07:59:30')).toHaveLength(2);
  expect(await at(7, '08:00:30')).toEqual([IN_TWO_WEEKS, IN_TWO_DAYS, TODAY]);
  expect(await at(7, '11:00')).toHaveLength(3);
});

test('the first is made up for on the next day alone, by day', async () => {
  expect(await at(-13, '07:59:30')).toEqual([]);
  expect(await at(-13, '23:59:00')).toEqual([IN_13_DAYS]);
});

test('what was missed longer is not made up for', async () => {
  expect(await at(-12, '08:00:30')).toEqual([]);
  expect(await at(-1, '08:00:30')).toEqual([]);
  expect(await at(7, '12:00:30')).toEqual([]);
  expect(await at(8, '08:00:30')).toEqual([]);
});

test('the second until midnight, and the last until noon', async () => {
  expect(await at(-2, '23:59:00')).toEqual([IN_TWO_DAYS]);
  expect(await at(7, '11:59:00')).toEqual([IN_TWO_DAYS, TODAY]);
});

test('each can be switched off', async () => {
  const save = async (input: object) => {
    const client = await testApp.signIn(home.one.user);
    return client.graphql(
      `mutation ($input: NoticeChoicesInput!) { saveNoticeChoices(input: $input) {
        mail remindTwoWeeks remindTwoDays remindLastDay } }`,
      { input },
    );
  };
  await save({ mail: 'NEVER', remindTwoWeeks: false });
  const { data } = await save({ mail: 'NEVER', remindLastDay: false });
  expect(data.saveNoticeChoices).toEqual({
    ...{ mail: 'NEVER', remindTwoWeeks: false, remindTwoDays: true, remindLastDay: false },
  });
  expect(await at(-14, '08:00:30')).toEqual([]);
  expect(await at(-2, '08:00:30')).toEqual([IN_TWO_DAYS]);
  await save({ mail: 'NEVER', remindTwoDays: false, remindLastDay: true });
  await book(home.one.share.id, WEEK + 1);
  await go(-2, '08:00:30', WEEK + 1);
  await run();
  expect(await subjectsOf(home.one.user)).toEqual([IN_TWO_DAYS]);
  expect(await at(7, '08:00:30')).toEqual([IN_TWO_DAYS, TODAY]);
});

test('all members of the share and the guest are reminded, and no one who cannot sign in', async () => {
  const member = await testApp.person();
  const uninvited = await testApp.person({ passwordHash: null });
  for (const { id } of [member, uninvited]) {
    await query('insert into share_members (share_id, user_id) values ($1, $2)', [
      home.one.share.id,
      id,
    ]);
  }
  await query('update bookings set guest_id = $2 where id = $1', [bookingId, guest.id]);
  await go(-14, '08:00:30');
  await run();
  for (const one of [home.one.user, member, guest]) {
    expect(await subjectsOf(one)).toEqual([IN_TWO_WEEKS]);
  }
  for (const one of [home.other.user, uninvited]) expect(await subjectsOf(one)).toEqual([]);
  await query('update users set linked_property_id = null where id = $1', [guest.id]);
  await go(-2, '08:00:30');
  await run();
  expect(await subjectsOf(guest)).toEqual([IN_TWO_WEEKS]);
});

test('owners read who comes before and after them, and a guest reads no name', async () => {
  const third = await testApp.person({ firstName: 'Hana', lastName: 'Sato' });
  const { id: shareId } = await makeShare(app().db.manager, {
    ...{ propertyId: home.property.id, userId: third.id, shareNumber: 3 },
  });
  await book(home.other.share.id, WEEK - 1);
  await book(shareId, WEEK + 1);
  await query(
    `insert into property_arrivals (property_id, check_in_time, check_out_time, wifi_network,
        wifi_password, note)
      values ($1, '16:00', '10:00', 'Lakeside', 'the-secret', E'Key in the shed.\\nMind the step.')`,
    [home.property.id],
  );
  await query('update bookings set guest_id = $2 where id = $1', [bookingId, guest.id]);
  await go(-14, '08:00:30');
  await run();
  const [mail] = await mailsTo(testApp, home.one.user.email ?? '');
  const [dates] = await query(
    `select trim(to_char(start_date, 'FMDay, FMDD FMMonth YYYY')) as arrival,
        trim(to_char(end_date, 'FMDay, FMDD FMMonth YYYY')) as departure
      from weeks where property_id = $1 and year = $2 and week = $3`,
    [home.property.id, COMING_YEAR, WEEK],
  );
  expect(mail?.text).toContain(`Arrival: ${dates.arrival}, from 16:00
Departure: ${dates.departure}, until 10:00
Before you: Omar Haddad
After you: Hana Sato`);
  expect(mail?.text).toContain(
    '> Lake Lucerne\n\nShow it on the map: https://www.openstreetmap.org',
  );
  expect(mail?.text).toContain('How to get in, wifi and documents: ');
  const [guestMail] = await mailsTo(testApp, guest.email ?? '');
  expect(guestMail?.text).toContain('from 16:00');
  for (const { text, html } of [mail, guestMail].flatMap((it) => it ?? [])) {
    for (const secret of ['the-secret', 'Key in the shed']) {
      expect(text + html).not.toContain(secret);
    }
  }
  for (const name of ['Haddad', 'Sato', 'Marsh']) expect(guestMail?.text).not.toContain(name);
});

test('a week that has passed to someone else reminds them', async () => {
  expect(await at(-14, '08:00:30')).toEqual([IN_TWO_WEEKS]);
  await query('update bookings set share_id = $2 where id = $1', [bookingId, home.other.share.id]);
  await run();
  expect(await subjectsOf(home.other.user)).toEqual([IN_TWO_WEEKS]);
  expect(await subjectsOf(home.one.user)).toEqual([IN_TWO_WEEKS]);
  await query('update bookings set released_at = now(), not_maintenance = null where id = $1', [
    bookingId,
  ]);
  await go(-2, '08:00:30');
  await run();
  expect(await subjectsOf(home.other.user)).toEqual([IN_TWO_WEEKS]);
});

test('of several processes one sends each reminder', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => testApp.person()));
  for (const { id } of members) {
    await query('insert into share_members (share_id, user_id) values ($1, $2)', [
      home.one.share.id,
      id,
    ]);
  }
  await go(-14, '08:00:30');
  await Promise.all(Array.from({ length: 4 }, run));
  for (const one of members) expect(await subjectsOf(one)).toEqual([IN_TWO_WEEKS]);
});

test('a reminder whose email could not be stored is sent later', async () => {
  await go(-14, '08:00:30');
  await query('alter table mails add constraint none check (false) not valid');
  await expect(run()).rejects.toThrow('none');
  await query('alter table mails drop constraint none');
  await run();
  expect(await subjectsOf(home.one.user)).toEqual([IN_TWO_WEEKS]);
});

test('a reminder expires before it would be wrong', async () => {
  await at(7, '08:00:30');
  const [{ hours }] = await query(
    'select round(extract(epoch from expires_at - now()) / 60) as hours from mails',
  );
  expect(Number(hours)).toBe(239);
});

test('a device that is late reads how far the stay is by then', async () => {
  const titleAt = async (days: number, time = '21:00') => {
    await go(days, time);
    const notice = await reminderNotices.read(app(), home.one.user.id, bookingId);
    return notice?.title;
  };
  await at(-2, '08:00:30');
  expect(await titleAt(-2)).toBe(IN_TWO_DAYS);
  expect(await titleAt(-1)).toBe('Your stay at Lake House begins tomorrow');
  expect(await titleAt(0)).toBe('Your stay at Lake House begins today');
  expect(await titleAt(1)).toBeUndefined();
  await at(7, '08:00:30');
  expect(await titleAt(7, '10:00')).toBe(TODAY);
});

test('devices are notified too, but not in quiet hours', async () => {
  // The session outlives the months until the stay.
  await go(-14, '07:00');
  const client = await testApp.signIn(home.one.user);
  await subscribe(client, newBrowser('https://push.invalid'));
  const pushes = () =>
    query(`select payload ->> 'subjectId' as id from graphile_worker._private_jobs
      where payload ->> 'kind' = 'reminders'`);
  await query(
    `insert into notice_choices (user_id, mail, quiet_from, quiet_until)
    select $1, 'AT_ONCE', hour, (hour + 2) % 24
    from (select extract(hour from now() at time zone 'UTC')::int as hour) clock`,
    [home.one.user.id],
  );
  await go(-14, '08:00:30');
  await run();
  expect(await subjectsOf(home.one.user)).toEqual([IN_TWO_WEEKS]);
  expect(await pushes()).toEqual([]);
  await query('delete from notice_choices');
  await query('delete from stay_reminders');
  await run();
  expect(await pushes()).toEqual([{ id: String(bookingId) }]);
  expect(await reminderNotices.read(app(), home.one.user.id, bookingId)).toMatchObject({
    ...{ title: IN_TWO_WEEKS, body: 'Lake House' },
  });
});
