import { Client } from 'pg';
import { isBackground } from '../servers/background';

/** One call of the driver, which is one round trip. */
export interface SentStatement {
  name: string | undefined;
  text: string;
  values: unknown[];
}

interface Call extends SentStatement {
  client: Client;
  isBackground: boolean;
}

/** The first and last statement of each transaction in which the worker or the clock did all. */
function* endsOfBackground(calls: readonly Call[]): Generator<Call> {
  let transaction: Call[] = [];
  for (const call of calls) {
    if (call.text === 'START TRANSACTION') transaction = [];
    transaction.push(call);
    const [begin, ...done] = transaction;
    if (!begin || !/^(COMMIT|ROLLBACK)$/.test(call.text)) continue;
    done.pop();
    if (done.length > 0 && done.every((it) => it.isBackground)) yield* [begin, call];
  }
}

/**
 * Records everything this process sends to PostgreSQL during the work, except the worker's and the
 * clock's own statements.
 */
export async function sentStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const calls: Call[] = [];
  const original = Client.prototype.query;
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [query, values] = args;
    const {
      name,
      text,
      values: own,
    } = typeof query === 'string' ? { name: undefined, text: query, values } : Object(query);
    const isOwn = isBackground(name ?? '', text);
    calls.push({ name, text, values: own ?? [], client: this, isBackground: isOwn });
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    Client.prototype.query = original;
  }
  const clients = [...new Set(calls.map(({ client }) => client))];
  const ends = new Set(
    clients.flatMap((one) => [...endsOfBackground(calls.filter(({ client }) => client === one))]),
  );
  return calls
    .filter((call) => !call.isBackground && !ends.has(call))
    .map(({ name, text, values }) => ({ name, text, values }));
}
