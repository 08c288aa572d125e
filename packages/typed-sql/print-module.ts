import type { Described } from './describe';

/** Returns the TypeScript of the described statements, below a comment about where it is from. */
export function printModule(head: string, described: ReadonlyMap<string, Described>): string {
  const sorted = [...described].sort(([one], [other]) => (one < other ? -1 : 1));
  const types = sorted.map(
    ([name, { values, row }]) => `  '${name}': {\n    values: ${values};\n    row: ${row};\n  };`,
  );
  const required = sorted.map(([name, it]) => `  '${name}': ${JSON.stringify(it.required)},`);
  return [
    head,
    '/** The parameters and rows of each statement. */',
    'export interface Statements {',
    ...types,
    '}',
    '',
    '/** Where rows never hold null: tests check each row against it. */',
    'export const NEVER_NULL: Record<keyof Statements, readonly string[]> = {',
    ...required,
    '};',
    '',
  ].join('\n');
}
