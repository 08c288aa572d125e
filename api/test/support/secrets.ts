import type { TestApp } from './servers/test-app';

/** A value that no answer may contain, and what it is. */
export interface Secret {
  kind: string;
  value: string;
}

/** An answer and the call that it belongs to. */
export interface Said {
  name: string;
  text: string;
}

/**
 * Columns that contain secrets, by name, so that a new one is checked from its first day; the
 * hashes of a draft's log, of a house's log and of a ledger are meant to be read.
 */
const COLUMNS = `select table_name as "table", column_name as "column"
  from information_schema.columns where table_schema = 'public'
    and table_name not in ('draft_log', 'house_chain_log', 'ledger_entries')
    and (column_name ~ '(hash|token|secret|code)$' or (table_name = 'sessions' and column_name = 'id'))`;

/** Every hash, token and session id currently in the database. */
export async function storedSecrets({ running }: TestApp): Promise<Secret[]> {
  const { db } = running.app;
  const columns: { table: string; column: string }[] = await db.query(COLUMNS);
  const selects = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}' as kind, "${column}"::text as value from "${table}" where "${column}" is not null`,
  );
  return db.query(selects.join(' union '));
}

/** The codes and reset links sent by email. */
export async function mailedSecrets({ running }: TestApp): Promise<Secret[]> {
  const mails: { text: string }[] = await running.app.db.query('select text from mails');
  return mails.flatMap(({ text }) => [
    ...[...text.matchAll(/^\d{6}$/gm)].map(([value]) => ({ kind: 'code', value })),
    ...[...text.matchAll(/[?&]token=([\w-]+)/g)].map(([, value = '']) => ({ kind: 'link', value })),
  ]);
}

/**
 * Where answers contain a secret, each as 'operation: kind'; a code counts only as a separate word.
 */
export function leaksIn(answers: readonly Said[], secrets: readonly Secret[]): string[] {
  const found = new Set<string>();
  for (const { kind, value } of secrets) {
    const contains = /^\d+$/.test(value)
      ? (text: string) => new RegExp(`(?<!\\d)${value}(?!\\d)`).test(text)
      : (text: string) => text.includes(value);
    for (const { name, text } of answers) {
      if (contains(text)) found.add(`${name}: ${kind}`);
    }
  }
  return [...found].sort();
}
