import { createDataSource } from '../../api/src/app/database/data-source';
import { generateLoad } from '../generate/load';
import { withClient } from './grow';

/** The size of a management company. */
export const COMPANY = { properties: 10_000, users: 100_000, shares: 110_000, swaps: 2000 };
export const AUDIT_ENTRIES = 100_000;
export const REQUESTS = 20_000;
export const FAILED_MAILS = 2000;
/** The year whose weeks are planned, given and drafted. */
export const NEXT_YEAR = new Date().getFullYear() + 1;

const AUDIT = `insert into audit_log (actor_id, actor_name, action, subject, before, after)
  select 1, 'Ada Keller', 'user.update', 'User ' || n || ', Clara Holm',
    '{"lastName": "Weiss"}', '{"lastName": "Holm"}'
  from generate_series(1, ${AUDIT_ENTRIES}) n`;

const WEEKS = `insert into weeks (property_id, year, week, start_date, end_date)
  select p.id, ${NEXT_YEAR}, week, date '${NEXT_YEAR}-01-02' + 7 * (week - 1),
    date '${NEXT_YEAR}-01-02' + 7 * week
  from properties p cross join generate_series(1, 52) week on conflict do nothing`;

const YEARS = `insert into property_years (property_id, year)
  select id, ${NEXT_YEAR} from properties on conflict do nothing`;

// Every second property has given its weeks; the others draft them.
const BOOKINGS = `insert into bookings (property_id, year, week, share_id)
  select w.property_id, w.year, w.week, s.id
  from weeks w join shares s
    on s.property_id = w.property_id and s.share_number = 1 + (w.week - 1) % 12
  where w.year = ${NEXT_YEAR} and not w.is_maintenance and w.property_id % 2 = 0
  on conflict do nothing`;

const DRAFTS = `insert into drafts (property_id, year, status, rules, opens_at, deadline, left_ms)
  select p.id, ${NEXT_YEAR}, made.status, model.rules,
    case when p.id % 3 = 0 then now() + p.id * interval '1 hour' end,
    case made.status when 'RUNNING' then now() + p.id * interval '1 hour' end,
    case made.status when 'PAUSED' then 60000 end
  from properties p
  cross join (select rules from drafts limit 1) model
  cross join lateral (select (array['PLANNED', 'RUNNING', 'PAUSED', 'ENDED'])[1 + p.id / 2 % 4]
    as status) made
  where p.id % 2 = 1
  on conflict do nothing`;

const REQUESTS_SQL = `insert into special_requests (property_id, user_id, title, description, category,
    priority, status, assignee_id, client_key, created_at, archived_at)
  select s.property_id, s.user_id,
    (array['The stove smokes', 'A cot for the little one', 'Boiler shows an error'])[1 + (n % 3)::int],
    'Could you have a look before we arrive on Saturday? Thank you, request ' || n,
    (array['maintenance', 'equipment', 'other'])[1 + (n % 3)::int],
    (array['high', 'medium', 'low'])[1 + (n % 3)::int],
    (array['pending', 'in_progress', 'fulfilled', 'cancelled'])[1 + (n % 4)::int],
    case when n % 3 = 0 then 1 end, gen_random_uuid(), now() - n * interval '20 minutes',
    case when n % 11 = 0 then now() end
  from (select property_id, user_id, row_number() over (order by id) as n from shares
    where user_id is not null) s
  where n <= ${REQUESTS}`;

const MAILS = `insert into mails (recipient, subject, text, html, attempts, failed_at, last_error)
  select 'load' || n || '@load.test', 'Your turn at Lakeside House ' || n, 'Choose a week.',
    '<p>Choose a week.</p>', 5, now() - n * interval '1 minute', 'Mailbox unavailable'
  from generate_series(1, ${FAILED_MAILS}) n`;

/** Adds a management company to a database that a server has prepared. */
export async function addCompany(databaseUrl: string): Promise<void> {
  const db = await createDataSource(databaseUrl).initialize();
  await generateLoad(db, COMPANY).finally(() => db.destroy());
  await withClient(databaseUrl, async (client) => {
    for (const sql of [AUDIT, YEARS, WEEKS, BOOKINGS, DRAFTS, REQUESTS_SQL, MAILS]) {
      await client.query(sql);
    }
    await client.query('vacuum analyze');
  });
}
