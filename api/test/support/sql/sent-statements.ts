import { Client } from 'pg';

/** One call of the driver, which is one round trip. */
export interface SentStatement {
  name: string | undefined;
  text: string;
  values: unknown[];
}

/** Checks that a process may make of its connections and its health at any time. */
const OF_ITS_HEALTH = /^select 1$|^LISTEN |work_mem|pg_stat_activity|pg_locks/;

/** The notifications by which processes prove that changes arrive. */
const OF_CHANGES = /^{"topic":"process:/;

/** By whom a request is made, which a process asks only if it does not keep the answer. */
const OF_ACTOR = ['find-session', 'find-access-token'];

/** Records what this process sends to PostgreSQL during the work, all but checks of its health. */
async function allStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const calls: SentStatement[] = [];
  const original = Client.prototype.query;
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [query, values] = args;
    const {
      name,
      text,
      values: own,
    } = typeof query === 'string' ? { name: undefined, text: query, values } : Object(query);
    const isOfHealth = OF_ITS_HEALTH.test(text) || OF_CHANGES.test(Object(own ?? [])[1]);
    if (!isOfHealth) calls.push({ name, text, values: own ?? [] });
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    Client.prototype.query = original;
  }
  return calls;
}

const isOfActor = ({ name = '' }: SentStatement) => OF_ACTOR.includes(name);

/**
 * Records what this process sends to PostgreSQL during the work: all but checks of its health, and
 * by whom a request is made.
 */
export async function sentStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  return (await allStatements(work)).filter((it) => !isOfActor(it));
}

/** Returns the statements that ask by whom a request is made. */
export async function actorStatements(work: () => Promise<unknown>): Promise<unknown[]> {
  return (await allStatements(work)).filter(isOfActor).map(({ name }) => name);
}
