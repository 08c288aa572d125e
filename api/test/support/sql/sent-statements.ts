import { Client } from 'pg';
import { isBackground } from '../servers/background';

/** One call of the driver, which is one round trip. */
export interface SentStatement {
  name: string | undefined;
  text: string;
  values: unknown[];
}

/**
 * Records everything this process sends to PostgreSQL during the work, except the worker's own
 * statements.
 */
export async function sentStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const original = Client.prototype.query;
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [query, values] = args;
    const {
      name,
      text,
      values: own,
    } = typeof query === 'string' ? { name: undefined, text: query, values } : Object(query);
    if (!isBackground(name ?? '', text)) sent.push({ name, text, values: own ?? [] });
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    Client.prototype.query = original;
  }
  return sent;
}
