import { appendFileSync } from 'node:fs';
import { Client } from 'pg';

/** A statement that a server sent to PostgreSQL. */
export interface Recorded {
  /** The name of a prepared statement; undefined for one that is not prepared. */
  name?: string;
  text: string;
  values: unknown[];
}

// Loaded before a server: it writes every statement to a file, one JSON per line, so that others
// can be measured with exactly the same ones.
const file = process.env.BENCH_RECORD;
const prototype: { query: (...args: unknown[]) => unknown } = Object(Client.prototype);
const { query } = prototype;
if (file) {
  prototype.query = function (this: Client, ...args) {
    const [sent] = args;
    const recorded = typeof sent === 'string' ? { text: sent } : sent;
    appendFileSync(file, `${JSON.stringify({ values: args[1] ?? [], ...Object(recorded) })}\n`);
    return query.apply(this, args);
  };
}
