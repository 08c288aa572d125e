import type { DataSource } from 'typeorm';
import { sentStatements } from './sent-statements';

/** The statements the work sends to PostgreSQL, by name or text. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await sentStatements(work)).map(({ name, text }) => name ?? text);
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
