import type { DataSource } from 'typeorm';
import { sentStatements } from './sent-statements';

/** Statements of a job that was run before, and is just ending. */
const OF_A_WORKER = /\/graphile_worker$/;

/** The statements the work sends to PostgreSQL, by name or text. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const names = (await sentStatements(work)).map(({ name, text }) => name ?? text);
  return names.filter((name) => !OF_A_WORKER.test(name));
}

/**
 * Returns PostgreSQL's plan of the last statement of the work, or of the last one with that name.
 */
export async function planOf(
  db: DataSource,
  work: () => Promise<unknown>,
  name?: string,
): Promise<string> {
  const last = (await sentStatements(work)).filter((it) => !name || it.name === name).at(-1);
  if (!last) throw new Error(`The work sent no ${name ?? 'statement'}.`);
  const plan: Record<string, string>[] = await db.query(`explain ${last.text}`, last.values);
  return plan.map((line) => line['QUERY PLAN']).join('\n');
}
