import { type ValidationError, validate } from 'class-validator';
import { AppError } from '../errors';
import { accepts } from './accepts';
import { CLEARABLE, IDENTIFYING, NESTED, OPTIONAL, TIDIED } from './input';

interface Problem {
  field: string;
  message: string;
}

/** Problems of one input that are named; more help no one. */
const MAX_PROBLEMS = 10;

function problemOf({ property: field, constraints = {}, value }: ValidationError): Problem {
  if (constraints.whitelistValidation) {
    return { field, message: `${field} is not a known field.` };
  }
  if (value === undefined || value === null) return { field, message: `${field} is required.` };
  // Checks are declared, and fail, from the most basic to the most specific.
  return { field, message: Object.values(constraints)[0] ?? `${field} is not valid.` };
}

/** Returns what is wrong with each field, those of nested objects included. */
const problemsOf = (errors: readonly ValidationError[]): Problem[] =>
  errors.flatMap((error) =>
    error.children?.length ? problemsOf(error.children) : [problemOf(error)],
  );

/** Returns the refusal of an input, with a sentence for each field and the first of them. */
function refusalOf(errors: readonly ValidationError[]): AppError {
  const problems = problemsOf(errors).slice(0, MAX_PROBLEMS);
  const sentences = new Set(problems.map(({ message }) => message));
  const message = [...sentences].join(' ') || 'The input is not valid.';
  return new AppError('BAD_USER_INPUT', message, problems[0]?.field ?? '');
}

/** Yields an input object and those nested in it, except JSON objects. */
function* partsOf(value: unknown): Generator<object> {
  if (Array.isArray(value)) {
    for (const item of value) yield* partsOf(item);
  } else if (value instanceof Object && Object.getPrototypeOf(value) !== Object.prototype) {
    yield value;
    for (const part of Object.values(value)) yield* partsOf(part);
  }
}

const WHOLE = /^-?(0|[1-9]\d*)$/;

const idOf = (value: unknown) => (WHOLE.test(String(value)) ? Number(value) : value);

/** GraphQL hands over ids as texts: makes numbers of those in an input, and leaves what is none to the checks. */
export function readIds(input: object): void {
  for (const part of partsOf(input)) {
    for (const [field, value] of Object.entries(part)) {
      if (!Reflect.hasMetadata(IDENTIFYING, part, field)) continue;
      Object.assign(part, { [field]: Array.isArray(value) ? value.map(idOf) : idOf(value) });
    }
  }
}

/** Tidies names and addresses. */
function tidy(input: object): void {
  for (const [field, value] of Object.entries(input)) {
    if (typeof value !== 'string') continue;
    const tidied: ((text: string) => string) | undefined = Reflect.getMetadata(
      TIDIED,
      input,
      field,
    );
    if (tidied) Object.assign(input, { [field]: tidied(value) });
  }
}

/** Makes null of the empty text in optional fields. */
function emptyToNull(input: object): void {
  for (const [field, value] of Object.entries(input)) {
    if (value === '' && Reflect.hasMetadata(OPTIONAL, input, field)) {
      Object.assign(input, { [field]: null });
    }
  }
}

/** Removes nulls, except in clearable fields. */
function dropNulls(input: object): void {
  for (const [field, value] of Object.entries(input)) {
    if (value === null && !Reflect.hasMetadata(CLEARABLE, input, field)) {
      Reflect.deleteProperty(input, field);
    }
  }
}

const RULES = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true };

/**
 * Validates an input object; throws BAD_USER_INPUT with a sentence for each invalid field. In
 * an optional field, null and the empty text count as omitted; in a clearable one they clear it; in an
 * updatable one null counts as omitted.
 */
export async function assertValid(input: object): Promise<void> {
  for (const part of partsOf(input)) {
    tidy(part);
    emptyToNull(part);
  }
  if (!accepts(input)) {
    const errors = await validate(input, RULES);
    if (errors.length > 0) throw refusalOf(errors);
  }
  for (const part of partsOf(input)) dropNulls(part);
}

/**
 * Refuses '__proto__' or 'constructor' (BAD_USER_INPUT), which would change the object itself rather
 * than its content.
 */
function refuseInherited(value: object): void {
  const inherited = Object.keys(value).find((key) => key in Object.prototype);
  if (inherited === undefined) return;
  throw new AppError('BAD_USER_INPUT', `${inherited} is not a known field.`, inherited);
}

/** Converts nested input objects to instances of their classes, so that they are validated too. */
function withNested<T extends object>(input: T): T {
  for (const [field, value] of Object.entries(input)) {
    const type: (new () => object) | undefined = Reflect.getMetadata(NESTED, input, field);
    if (!type || typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    refuseInherited(value);
    Object.assign(input, { [field]: Object.assign(new type(), value) });
  }
  return input;
}

/** Parses anything that a client may send into a validated input object. */
export async function parseInput<T extends object>(type: new () => T, value: unknown): Promise<T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('BAD_USER_INPUT', 'The body must be a JSON object.');
  }
  refuseInherited(value);
  const input = withNested(Object.assign(new type(), value));
  await assertValid(input);
  return input;
}
