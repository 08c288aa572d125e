import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

// npm runs the bench in the repository.
const FILE = resolve('web/src/generated/operations.json');
const texts: string[] = Object.values(JSON.parse(readFileSync(FILE, 'utf8')));

/** An operation of the web by its name: what is measured is what the pages ask, compiled as for them. */
export function operationOf(name: string): string {
  const text = texts.find((it) => new RegExp(`^(query|mutation) ${name}\\b`).test(it));
  if (!text) throw new Error(`The web asks no ${name}.`);
  return text;
}
