import { Client } from 'pg';

/** One call of the driver, which is one round trip. */
export interface SentStatement {
  name: string | undefined;
  text: string;
  values: unknown[];
}

/** Checks that a process may make of its connections and its health at any time. */
const OF_ITS_HEALTH = /^select 1$|^LISTEN |work_mem|pg_stat_activity/;

/** Records what this process sends to PostgreSQL during the work, all but checks of its health. */
export async function sentStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const calls: SentStatement[] = [];
  const original = Client.prototype.query;
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [query, values] = args;
    const {
      name,
      text,
      values: own,
    } = typeof query === 'string' ? { name: undefined, text: query, values } : Object(query);
    if (!OF_ITS_HEALTH.test(text)) calls.push({ name, text, values: own ?? [] });
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    Client.prototype.query = original;
  }
  return calls;
}
