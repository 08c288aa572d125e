import type { DataSource } from 'typeorm';

/** The amount of data to generate. */
export interface Load {
  properties: number;
  users: number;
  shares: number;
  swaps: number;
}

const FIRST = [
  'Agnes',
  'Bruno',
  'Clara',
  'Dario',
  'Elin',
  'Farah',
  'Gustav',
  'Hana',
  'Ivo',
  'Mira',
];
const LAST = ['Holm', 'Costa', 'Weiss', 'Conti', 'Lund', 'Sato', 'Marek', 'Novak', 'Doyle', 'Berg'];
const HOMES = ['Lakeside House', 'Pine Cabin', 'Harbour Loft', 'Lemon Villa', 'Mill Farm'];
const PLACES = ['Lucerne', 'Bergen', 'Lisbon', 'Sorrento', 'Texel', 'Annecy', 'Bled'];

const pick = (list: string, by: string) =>
  `(${list}::text[])[1 + (${by})::int % array_length(${list}::text[], 1)]`;

// A tag in each name and address separates a second load from the first.
const PROPERTIES = `with made as (
    insert into properties (name, location, is_active)
    select ${pick('$2', 'i')} || ' ' || $4 || i, ${pick('$3', 'i / 5')}, i % 20 <> 0
    from generate_series(1, $1::int) i returning id
  ) insert into load_properties (id) select id from made`;

const USERS = `with made as (
    insert into users (first_name, last_name, email, user_role, created_at)
    select ${pick('$2', 'i')}, ${pick('$3', 'i / 10')} || ' ' || $4 || i,
      'load' || $4 || i || '@load.test', case when i % 8 = 0 then 'USER' else 'OWNER' end,
      now() - make_interval(hours => i % 20000)
    from generate_series(1, $1::int) i returning id
  ) insert into load_users (id) select id from made`;

// Share number by share number across all properties, so that any count is spread evenly.
const SHARES = `insert into shares (property_id, share_number, user_id)
  select p.id, 1 + i / (select count(*) from load_properties), u.id
  from generate_series(0, $1::int - 1) i
  join load_properties p on p.nth = 1 + i % (select count(*) from load_properties)
  join load_users u on u.nth = 1 + (i::bigint * 7919) % (select count(*) from load_users)`;

// Those that have ended were with the owner of the next share; the pending ones are for open weeks.
const SWAPS = `insert into week_swaps (requester_id, share_id, answerer_id, target_share_id, status,
    current_week_start, current_week_end, preferred_week_start, preferred_week_end, expires_at)
  select s.user_id, s.id, other.user_id, other.id,
    (array['PENDING', 'APPROVED', 'DECLINED', 'EXPIRED'])[1 + s.id % 4],
    current_date + 30, current_date + 37, current_date + 60, current_date + 67, now() + interval '7 days'
  from shares s join load_properties p on p.id = s.property_id
  left join shares other on other.property_id = s.property_id
    and other.share_number = s.share_number + 1 and s.id % 4 <> 0
  order by s.id limit $1`;

/** Returns why a load is impossible, as a sentence; null if it is possible. */
export function loadRefusal({ properties, users, shares }: Load): string | null {
  if (shares > properties * 12) return 'A property has at most 12 shares.';
  return shares > 0 && users === 0 ? 'Shares need users.' : null;
}

const TAG = `select coalesce(max(id), 0) || '-' as tag from properties`;

/**
 * Fills the database with generated properties, users, shares and swaps, in one transaction of
 * set-based statements.
 */
export async function generateLoad(db: DataSource, load: Load): Promise<void> {
  await db.transaction(async (manager) => {
    for (const table of ['load_properties', 'load_users']) {
      await manager.query(
        `create temporary table ${table} (nth serial primary key, id integer) on commit drop`,
      );
    }
    const [{ tag }] = await manager.query<[{ tag: string }]>(TAG);
    await manager.query(PROPERTIES, [load.properties, HOMES, PLACES, tag]);
    await manager.query(USERS, [load.users, FIRST, LAST, tag]);
    await manager.query(SHARES, [load.shares]);
    await manager.query(SWAPS, [load.swaps]);
  });
  // As autovacuum would do some minutes later; counts then need not visit every row.
  await db.query('vacuum analyze');
}
