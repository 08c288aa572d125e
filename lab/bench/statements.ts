import { withClient } from './grow';

// The mail queue and what runs every few seconds look for work.
const COUNT = `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database())
    and query not like '%graphile_worker%' and query not like '%pg_stat_statements%'`;

/** Returns how many statements PostgreSQL executes for a piece of work. */
export async function statementsOf(url: string, work: () => Promise<unknown>): Promise<number> {
  return withClient(url, async (client) => {
    await client.query('create extension if not exists pg_stat_statements');
    await client.query('select pg_stat_statements_reset()');
    await work();
    return (await client.query(COUNT)).rows[0].calls;
  });
}
