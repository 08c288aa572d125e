import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

// npm runs the bench in the repository root.
const FILE = resolve('web/src/generated/operations.json');
const texts: string[] = Object.values(JSON.parse(readFileSync(FILE, 'utf8')));

/** Returns an operation of the web by name, so that the bench measures what the pages request. */
export function operationOf(name: string): string {
  const text = texts.find((it) => new RegExp(`^(query|mutation|subscription) ${name}\\b`).test(it));
  if (!text) throw new Error(`The web has no operation ${name}.`);
  return text;
}
