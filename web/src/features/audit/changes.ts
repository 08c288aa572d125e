/** A field that an action changed, with its values before and after as text. */
export interface Change {
  field: string;
  before: string;
  after: string;
}

/** Stands for an empty field. */
export const NOTHING = '–';

/** 'dateOfBirth' → 'Date of birth', 'user.update' → 'User update'. */
export function inPlainWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldsOf(json: string | null): Map<string, unknown> {
  if (json === null) return new Map();
  const value: unknown = JSON.parse(json);
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return new Map(Object.entries(isRecord ? value : { value }));
}

function valueInWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The changes in an audit log entry, by field. */
export function changesOf(before: string | null, after: string | null): Change[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].map((field) => ({
    field: inPlainWords(field),
    before: valueInWords(old.get(field)),
    after: valueInWords(fresh.get(field)),
  }));
}
