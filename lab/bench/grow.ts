import { readTypes } from '@packages/postgres-connection/whole-numbers';
import { Client } from 'pg';

const HOMES = 10_000;

/** Runs work on a separate connection to the database. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, types: readTypes });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Bulk inserts skip the lookup of foreign keys, whose targets are known to exist. */
export const IN_BULK = 'set session_replication_role = replica; set synchronous_commit = off;';

/** The password hash of the demo's accounts, as SQL. */
export const DEMO_HASH = `(select password_hash from users where email = 'olivia@fairweek.test')`;

/** The counts that triggers on shares maintain, which bulk changes leave out. */
const SETTLE_SHARES = `
  update shares s set owner_text = u.search_text from users u where u.id = s.user_id;
  update users u set share_count = (select count(*) from shares s where s.user_id = u.id);`;

/** Deletes all homes of the demo but the first; leaves their drafts and requests. */
export function keepOneHome(url: string): Promise<unknown> {
  const tables = [
    'bookings',
    'weeks',
    'property_years',
    'property_documents',
    'rotation_changes',
    'shares',
  ];
  const deletes = tables.map((table) => `delete from ${table} where property_id > 1;`);
  return withClient(url, (client) =>
    client.query(
      `${IN_BULK} delete from week_swaps; ${deletes.join('\n')} delete from properties where id > 1; ${SETTLE_SHARES} analyze`,
    ),
  );
}

/**
 * Copies the first home and its year until there are 10,000, each with twelve shares and its
 * bookings.
 */
export function addHomes(url: string, year: number): Promise<unknown> {
  return withClient(url, (client) =>
    client.query(`${IN_BULK}
      insert into properties (name, location, total_shares)
        select 'Home ' || n, 'Somewhere', 12 from generate_series(7, ${HOMES}) n;
      insert into shares (property_id, share_number, user_id)
        select p.id, s.share_number, s.user_id
        from properties p, shares s where p.id > 6 and s.property_id = 1;
      ${SETTLE_SHARES}
      insert into property_years (property_id, year, is_open_for_claims)
        select id, ${year}, true from properties where id > 6;
      insert into weeks (property_id, year, week, start_date, end_date, season, holiday)
        select p.id, w.year, w.week, w.start_date, w.end_date, w.season, w.holiday
        from properties p, weeks w where p.id > 6 and w.property_id = 1 and w.year = ${year};
      analyze;
      insert into bookings (property_id, year, week, share_id)
        select s.property_id, b.year, b.week, s.id
        from bookings b
        join shares first on first.id = b.share_id
        join shares s on s.share_number = first.share_number and s.property_id > 6
        where b.property_id = 1 and b.year = ${year} and b.released_at is null;
      analyze`),
  );
}

/** How many people write to each other, all to all, and the messages of each conversation. */
export interface Mail {
  people: number;
  messages: number;
}

/** Adds users who all write to each other; they sign in as the people of the demo do. */
export function addConversations(url: string, { people, messages }: Mail): Promise<unknown> {
  return withClient(url, (client) =>
    client.query(`${IN_BULK}
      insert into users (email, first_name, last_name, user_role, password_hash)
        select 'person' || n || '@example.test', 'Person', n::text, 'OWNER', ${DEMO_HASH}
        from generate_series(1, ${people}) n;
      insert into conversations (participant1_id, participant2_id, last_activity_at)
        select one.id, other.id, now() - ((one.id * 31 + other.id * 17) % 9973) * interval '1 minute'
        from users one join users other on one.id < other.id
          and other.email like '%@example.test'
          and (one.email like '%@example.test' or one.email = 'olivia@fairweek.test');
      insert into messages (conversation_id, sender_id, receiver_id, content, created_at)
        select c.id, case when n % 2 = 0 then participant1_id else participant2_id end,
          case when n % 2 = 0 then participant2_id else participant1_id end,
          'Shall we swap the second week of ' || n || '? The canoe is back in the shed.',
          c.last_activity_at - (${messages} - n) * interval '1 minute'
        from conversations c, generate_series(1, ${messages}) n
        where not exists (select 1 from messages m where m.conversation_id = c.id);
      insert into conversation_sides (user_id, other_id, conversation_id, last_activity_at,
          unread_count, read_count, sent_count, message_count)
        select me, you, c.id, c.last_activity_at, ${messages / 2}, 0, ${messages / 2}, ${messages}
        from conversations c, lateral (values (participant1_id, participant2_id),
          (participant2_id, participant1_id)) side (me, you)
        where not exists (select 1 from conversation_sides s where s.conversation_id = c.id);
      analyze`),
  );
}
