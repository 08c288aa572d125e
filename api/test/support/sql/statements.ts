import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { isBackground } from '../servers/background';

interface SentStatement {
  name?: string;
  text: string;
  values?: unknown[];
}

/** The statements the work sends to PostgreSQL, except those of worker and clock. */
async function sentBy(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return (query.mock.calls as unknown[][])
      .map(([sent]) => (typeof sent === 'string' ? { text: sent } : (sent as SentStatement)))
      .filter(({ name = '', text }) => !isBackground(name, text));
  } finally {
    query.mockRestore();
  }
}

/** The statements the work sends to PostgreSQL, by name or text. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await sentBy(work)).map(({ name, text }) => name ?? text);
}

/**
 * Returns PostgreSQL's plan of the last statement of the work, or of the last one with that name.
 */
export async function planOf(
  db: DataSource,
  work: () => Promise<unknown>,
  name?: string,
): Promise<string> {
  const last = (await sentBy(work)).filter((it) => !name || it.name === name).at(-1);
  if (!last) throw new Error(`The work sent no ${name ?? 'statement'}.`);
  const plan: Record<string, string>[] = await db.query(`explain ${last.text}`, last.values);
  return plan.map((line) => line['QUERY PLAN']).join('\n');
}
