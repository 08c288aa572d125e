import { ask } from '../clients/ask';

/** Tables that say what happened to this database rather than what it holds. */
const OWN = ['migrations', 'backups', 'installation'];

/** Returns the number of rows of each table and a digest of all of them. */
export async function allRows(url: string): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !OWN.includes(table.name))) {
    const [row] = await ask<{ digest: string }>(
      url,
      `select count(*) || ' ' ||
        md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as digest
        from "${name}" t`,
    );
    digests[name] = row?.digest ?? '';
  }
  return digests;
}

/** Returns what guards the rows: constraints, triggers with their state, indexes and sequences. */
export async function allGuards(url: string): Promise<string[]> {
  const rows = await ask<{ guard: string }>(
    url,
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as guard
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(t.oid) || ' ' || tgenabled::text from pg_trigger t
        join pg_class c on c.oid = tgrelid
        where not tgisinternal and relnamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select sequencename || ' ' || coalesce(last_value, 0) from pg_sequences
        where schemaname = 'public' and sequencename !~ '^(migrations|backups)_'
      order by 1`,
  );
  return rows.map(({ guard }) => guard);
}
