import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Kind, parse, print, visit } from 'graphql';

// npm runs the bench in the repository.
const FEATURES = resolve('web/src/features');

const definitions = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(resolve(FEATURES, file), 'utf8')).definitions);

function namesNeededBy(name: string): string[] {
  const found = definitions.find((it) => 'name' in it && it.name?.value === name);
  if (!found) throw new Error(`The web asks no ${name}.`);
  const needed: string[] = [];
  visit(found, { [Kind.FRAGMENT_SPREAD]: (spread) => void needed.push(spread.name.value) });
  return [name, ...needed.flatMap(namesNeededBy)];
}

/** A query of the web by its name, with its fragments: what is measured is what the pages ask. */
export function operationOf(name: string): string {
  const names = new Set(namesNeededBy(name));
  return definitions
    .filter((it) => 'name' in it && it.name && names.has(it.name.value))
    .map(print)
    .join('\n');
}
