/** Whether a parsed value is of one kind. */
export type Shape = (value: unknown) => boolean;

export const text: Shape = (value) => typeof value === 'string';
export const flag: Shape = (value) => typeof value === 'boolean';

/** A text that matches as a whole. */
export const matching =
  (pattern: RegExp): Shape =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

/** A whole number of at least, and perhaps at most, so much. */
export const from =
  (least: number, most = Number.MAX_SAFE_INTEGER): Shape =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

/** A moment in UTC as JavaScript writes it, with milliseconds. */
export const time: Shape = (value) =>
  typeof value === 'string' &&
  /^\d{4}-/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value;

/** A day of the calendar. */
export const day: Shape = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value);
const isDay = (date: string) =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** A text that is not empty and has no space at its ends. */
export const words: Shape = (value) =>
  typeof value === 'string' && value.trim() === value && value !== '';

/** A SHA-256, or 32 random bytes. */
export const digest: Shape = matching(/^[0-9a-f]{64}$/);

export const oneOf =
  (...known: readonly unknown[]): Shape =>
  (value) =>
    known.includes(value);

export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));

export const orNull = (shape: Shape): Shape => either(oneOf(null), shape);

export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

/** A list of exactly these, each at its place. */
export const tuple =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    Array.isArray(value) &&
    value.length === shapes.length &&
    shapes.every((shape, index) => shape(value[index]));

/** The shapes of an object's fields, by name. */
export type Fields = Readonly<Record<string, Shape>>;

/** An object with exactly these fields. */
export const record =
  (fields: Fields): Shape =>
  (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const found: Readonly<Record<string, unknown>> = { ...value };
    const names = Object.keys(fields);
    return (
      Object.keys(found).length === names.length &&
      names.every((name) => Object.hasOwn(found, name) && fields[name]?.(found[name]))
    );
  };
