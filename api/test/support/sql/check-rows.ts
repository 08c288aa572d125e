import { checkEveryRow } from '../../../src/core/database/database';
import { NEVER_NULL } from '../../../src/generated/statements';

/** The values at a path such as 'history[].actorName'; none below a null. */
function valuesAt(value: unknown, [step, ...rest]: string[]): unknown[] {
  if (step === undefined) return [value];
  if (value === null || value === undefined) return [];
  if (step === '[]') return (value as unknown[]).flatMap((item) => valuesAt(item, rest));
  return valuesAt((value as Record<string, unknown>)[step], rest);
}

const stepsOf = (path: string) => path.replaceAll('[]', '.[]').split('.');

/** Returns where a row is null although its generated type excludes it. */
export function nullsIn(row: object, paths: readonly string[]): string[] {
  // Without an id it is the row of an empty page.
  if (paths.includes('id?') && 'id' in row && row.id === null) return [];
  return paths.filter((path) =>
    valuesAt(row, stepsOf(path === 'id?' ? 'id' : path)).some(
      (it) => it === null || it === undefined,
    ),
  );
}

/** Checks every row of every statement from now on against its generated type. */
export function checkRows(): void {
  checkEveryRow(({ key, name }, rows) => {
    for (const row of rows) {
      const [path] = nullsIn(row, NEVER_NULL[key]);
      if (path) throw new Error(`The statement ${name} answered null as ${path}.`);
    }
  });
}
