import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import type { ApiClient } from '../../test/support/clients/api-client';
import { startTestApp, type TestApp } from '../../test/support/servers/test-app';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';

const THIS_YEAR = new Date().getUTCFullYear();
const YEARS = [THIS_YEAR - 1, THIS_YEAR, THIS_YEAR + 1];

let testApp: TestApp;
let db: DataSource;
let olivia: ApiClient;

async function signIn(email: string, isAdmin = false): Promise<ApiClient> {
  const client = testApp.visitor();
  const body = { email, password: DEMO_PASSWORD, isAdmin };
  expect((await client.post('/api/auth/login', body)).status).toBe(200);
  return client;
}

beforeAll(async () => {
  testApp = await startTestApp({ env: { DEMO: 'true' } });
  db = testApp.running.app.db;
  olivia = await signIn('olivia@fairweek.test');
});

afterAll(() => testApp.close());

test('every published account can sign in', async () => {
  for (const { email } of DEMO_ACCOUNTS) await signIn(email);
});

test('there are six homes with three years of weeks, most of them taken, some open, some in maintenance', async () => {
  const rows = await db.query(`select p.name, w.year, count(*)::int as weeks,
      count(b.id)::int as held, count(*) filter (where w.is_maintenance)::int as maintenance
    from properties p join weeks w on w.property_id = p.id
    left join bookings b on b.property_id = w.property_id and b.year = w.year and b.week = w.week
    where w.year <= ${THIS_YEAR + 1} group by p.id, w.year order by p.id, w.year`);
  // A job of the running app adds later years, one property after the other.
  expect(rows).toHaveLength(18);
  expect(new Set(rows.map(({ year }: { year: number }) => year))).toEqual(new Set(YEARS));
  for (const { name, year, weeks, held, maintenance } of rows) {
    const isUndecided = name === 'Gull Cottage' && year === THIS_YEAR + 1;
    expect(maintenance).toBeGreaterThan(0);
    expect(held === 0).toBe(isUndecided);
    if (!isUndecided) expect(held).toBeGreaterThanOrEqual(36);
    expect(weeks - held - maintenance).toBeGreaterThan(0);
  }
});

test('no share has more weeks than its quota, and every booking is of an active, owned share', async () => {
  const tooMany = await db.query(`select b.share_id from bookings b
    join shares s on s.id = b.share_id join properties p on p.id = s.property_id
    group by b.share_id, b.year having count(*) <> max(p.weeks_per_share)
      or not bool_and(s.is_active) or bool_or(s.user_id is null)`);
  expect(tooMany).toEqual([]);
});

test('olivia and omar own in the same house, olivia in a second one, uma is its guest', async () => {
  const { data } = await olivia.graphql(
    '{ myShares { propertyName shareNumber } myStays(first: 1) { propertyName startDate } }',
  );
  expect(data.myShares).toEqual([
    { propertyName: 'Lakeside House', shareNumber: 3 },
    { propertyName: 'Lakeside House', shareNumber: 8 },
    { propertyName: 'Pine Ridge Cabin', shareNumber: 6 },
  ]);
  expect(data.myStays).toHaveLength(1);
  const [omar] = await db.query(`select 1 from shares s join users u on u.id = s.user_id
    join properties p on p.id = s.property_id
    where u.email = 'omar@fairweek.test' and p.name = 'Lakeside House'`);
  expect(omar).toBeDefined();
  const [uma] = await db.query(`select p.name from users u
    join properties p on p.id = u.linked_property_id where u.email = 'uma@fairweek.test'`);
  expect(uma).toEqual({ name: 'Lakeside House' });
});

test('olivia owns one share with two others', async () => {
  const { data } = await olivia.graphql('{ myShares { shareNumber othersCount } }');
  expect(data.myShares.filter((it: { othersCount: number }) => it.othersCount > 0)).toEqual([
    { shareNumber: 6, othersCount: 2 },
  ]);
});

test('a named account has Christmas week of this year and the next', async () => {
  for (const year of YEARS.slice(1)) {
    const { data } = await olivia.graphql(`{ calendar(propertyId: 1, year: ${year}) {
      propertyName weeks { holiday booking { ownerName } } } }`);
    const christmas = data.calendar.weeks.find(
      (week: { holiday: string | null }) => week.holiday === 'Christmas',
    );
    expect(data.calendar.propertyName).toBe('Lakeside House');
    expect(christmas.booking.ownerName).toMatch(/^\w+ \w+$/);
  }
});

test('each home has a document of each type, and its guide contains the wifi password', async () => {
  const rows = await db.query(`select p.name, count(distinct d.document_type)::int as types,
      max(d.content) filter (where d.document_type = 'House guide') as guide
    from properties p left join property_documents d on d.property_id = p.id group by p.id`);
  for (const { types, guide } of rows) {
    expect(types).toBe(7);
    expect(guide).toMatch(/\n## Wifi\n\n- Network: \*\*.+\*\*\n- Password: `.+`\n/);
  }
});

test('the weeks of an approved swap have changed owners, those of others have not', async () => {
  const rows = await db.query(`select swap.status,
      given.share_id = swap.target_share_id and had.share_id = swap.share_id as "isExchanged",
      swap.accepted_at is not null as "isAccepted", swap.answer_note is not null as "hasNote",
      swap.updated_at between swap.requested_at and now() as "isInTime",
      p.swaps_need_approval as "needsApproval"
    from week_swaps swap join shares s on s.id = swap.share_id
    join properties p on p.id = s.property_id
    join bookings given on given.id = swap.requesting_booking_id
    join bookings had on had.id = swap.target_booking_id`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { status, isExchanged, isAccepted, hasNote, isInTime, needsApproval } of rows) {
    const isDone = status === 'APPROVED';
    const isAgreed = isDone || needsApproval;
    expect([status, isExchanged, isAccepted]).toEqual([status, isDone, isAgreed]);
    expect([hasNote, isInTime]).toEqual([isAgreed || status === 'DECLINED', true]);
  }
});

test('one home needs an administrator’s approval, and an agreed swap waits for it', async () => {
  const waiting = await db.query(`select p.name, swap.status from week_swaps swap
    join shares s on s.id = swap.share_id join properties p on p.id = s.property_id
    where swap.accepted_at is not null and swap.status = 'PENDING'`);
  expect(waiting).toEqual([{ name: 'Windmill Farm', status: 'PENDING' }]);
  const needing = await db.query('select name from properties where swaps_need_approval');
  expect(needing).toEqual([{ name: 'Windmill Farm' }]);
});

test('a home of the southern half of the world has its summer around the turn of the year', async () => {
  const weeks =
    await db.query(`select distinct w.season, extract(month from w.start_date + 3)::int as month
    from weeks w join properties p on p.id = w.property_id
    where p.name = 'Lemon Tree Villa' and w.year = ${THIS_YEAR} and w.holiday is null`);
  const seasonsOf = (month: number) =>
    weeks
      .filter((it: { month: number }) => it.month === month)
      .map(({ season }: { season: string }) => season);
  expect([1, 2, 7].map(seasonsOf)).toEqual([['PEAK'], ['PEAK'], ['LOW']]);
});

test('the log of each home has actions, which its owners read as sentences', async () => {
  const admin = await signIn('admin@fairweek.test', true);
  const houses = await db.query('select id, name from properties order by id');
  const texts: string[] = [];
  for (const { id } of houses) {
    const { data } = await admin.graphql(
      `{ houseActions(propertyId: ${id}) { items { text at } } }`,
    );
    expect(data.houseActions.items.length).toBeGreaterThan(0);
    texts.push(...data.houseActions.items.map(({ text }: { text: string }) => text));
  }
  const [{ count }] = await db.query('select count(*)::int from audit_log');
  expect(count).toBeGreaterThanOrEqual(12);
  expect(texts.join()).not.toMatch(/recorded|undefined|null|nothing/);
});

test('the demo has a swap in every status, between two people each', async () => {
  const rows = await db.query(`select distinct status from week_swaps where target_booking_id
    is not null order by status`);
  expect(rows.map(({ status }: { status: string }) => status)).toEqual([
    'APPROVED',
    'CANCELLED',
    'DECLINED',
    'EXPIRED',
    'PENDING',
  ]);
});

test('the demo has requests in every status, archived, forwarded and of guests, each with its history', async () => {
  const [seen] = await db.query(`select array_agg(distinct r.status order by r.status) as statuses,
      bool_or(r.archived_at is not null) as archived, bool_or(r.forwarded_at is not null) as forwarded,
      bool_or(r.user_id is null) as guests,
      bool_and(exists (select 1 from special_request_events e
        where e.request_id = r.id and e.kind = 'CREATED' and e.at = r.created_at)) as "hasHistory",
      array_agg(distinct u.email::text) filter (where u.email like 'uma@%' or u.email like 'olivia@%') as askers
    from special_requests r left join users u on u.id = r.user_id`);
  expect(seen).toEqual({
    statuses: ['cancelled', 'fulfilled', 'in_progress', 'pending'],
    archived: true,
    forwarded: true,
    guests: true,
    hasHistory: true,
    askers: ['olivia@fairweek.test', 'uma@fairweek.test'],
  });
});
