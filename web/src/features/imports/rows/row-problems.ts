import type { Cells } from './row-cells';

/** The field that a sentence about a row is about. */
const ABOUT: [RegExp, keyof Cells][] = [
  [/e-mail address/, 'email'],
  [/^The first name/, 'firstName'],
  [/^The last name/, 'lastName'],
  [/^The location|properties called/, 'location'],
  [/^The property|no property called|^Did you mean/, 'property'],
  [/^The year/, 'year'],
  [/^The week/, 'week'],
  [/\barrival\b/, 'arrival'],
  [/\bweeks?\b/i, 'week'],
  [/\bshares?\b/i, 'shareNumber'],
];

const fieldOf = (sentence: string) => ABOUT.find(([pattern]) => pattern.test(sentence))?.[1];

/** The problems of a row: each at its field, or else in `other`. */
export type RowProblems = Partial<Record<keyof Cells | 'other', string>>;

/**
 * The problems of a row, by field; a sentence that names none belongs to the one before, such as
 * a question about it.
 */
export function problemsOf(note: string): RowProblems {
  const problems: RowProblems = {};
  let field: keyof RowProblems = 'other';
  for (const sentence of note.split(/(?<=[.?]) /)) {
    field = fieldOf(sentence) ?? field;
    problems[field] = [problems[field], sentence].filter(Boolean).join(' ');
  }
  return problems;
}
