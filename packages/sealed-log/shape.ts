/** Whether a parsed value is of one kind, and which. */
export type Shape<Kind = unknown> = ((value: unknown) => boolean) & { readonly of?: Kind };

/** The type of the values of a shape. */
export type Of<Known> = Known extends Shape<infer Kind> ? Exclude<Kind, undefined> : never;

export const text: Shape<string> = (value) => typeof value === 'string';
export const flag: Shape<boolean> = (value) => typeof value === 'boolean';

/** A text that matches as a whole. */
export const matching =
  (pattern: RegExp): Shape<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

/** A whole number of at least, and perhaps at most, so much. */
export const from =
  (least: number, most = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

/** A moment in UTC as JavaScript writes it, with milliseconds. */
export const time: Shape<string> = (value) =>
  typeof value === 'string' &&
  /^\d{4}-/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value;

/** A day of the calendar. */
export const day: Shape<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value);
const isDay = (date: string) =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** A text that is not empty and has no space at its ends. */
export const words: Shape<string> = (value) =>
  typeof value === 'string' && value.trim() === value && value !== '';

/** A SHA-256, or 32 random bytes. */
export const digest: Shape<string> = matching(/^[0-9a-f]{64}$/);

export const oneOf =
  <const Known extends readonly unknown[]>(...known: Known): Shape<Known[number]> =>
  (value) =>
    known.includes(value);

export const either =
  <Known extends readonly Shape[]>(...shapes: Known): Shape<Of<Known[number]>> =>
  (value) =>
    shapes.some((shape) => shape(value));

export const orNull = <Kind>(shape: Shape<Kind>): Shape<Kind | null> =>
  either(oneOf(null), shape) as Shape<Kind | null>;

export const listOf =
  <Kind>(shape: Shape<Kind>): Shape<readonly Kind[]> =>
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

/** The types of those fields. */
export type Values<Known extends Fields> = { [Name in keyof Known]: Of<Known[Name]> };

/** An object with exactly these fields. */
export const record =
  <Known extends Fields>(fields: Known): Shape<Values<Known>> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const found: Readonly<Record<string, unknown>> = { ...value };
    const names = Object.keys(fields);
    return (
      Object.keys(found).length === names.length &&
      names.every((name) => Object.hasOwn(found, name) && fields[name]?.(found[name]))
    );
  };
