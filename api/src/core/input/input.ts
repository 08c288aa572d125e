import {
  IsBoolean,
  IsEnum,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { GraphQLJSONObject, GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';
import { isZoneName, ZONE_RULE } from '../time/time-zone';
import type { FieldOf, Shown } from '../view/view';
import { isAddress, isVisible, tidyAddress, tidyName } from './texts';

export interface FieldOptions {
  /** May be omitted; null and the empty text, as forms send it, mean the same. */
  optional?: boolean;
  /** Optional, and null is kept: null and the empty text clear the value. */
  clearable?: boolean;
  /** May be omitted in an update, and then stays as it is; an empty text is refused. */
  updatable?: boolean;
}

/** Marks fields in which an empty text means that they are omitted. */
export const OPTIONAL = Symbol('optional');
/** Marks fields in which null is a value. */
export const CLEARABLE = Symbol('clearable');
/** Marks fields that hold ids. */
export const IDENTIFYING = Symbol('identifying');
/** Marks texts that are tidied before they are checked, with how. */
export const TIDIED = Symbol('tidied');

/**
 * Input classes serve GraphQL and REST: each decorator below declares a GraphQL field and the
 * validation that both share.
 */
export function inputField<Value>(
  type: () => object,
  description: string | undefined,
  { clearable = false, updatable = false, optional = clearable }: FieldOptions,
  ...checks: PropertyDecorator[]
): FieldOf<Value | null> {
  const nullable = optional || updatable;
  const decorators = [Field(type, { description, nullable }), ...checks];
  if (nullable) decorators.push(IsOptional());
  if (optional) decorators.push(Reflect.metadata(OPTIONAL, true));
  if (clearable) decorators.push(Reflect.metadata(CLEARABLE, true));
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}

/** PostgreSQL cannot store null characters in a text. */
const noNull = () =>
  Matches(/^[^\0]*$/, { message: '$property must not contain null characters.' });

/** A check of our own; `name` identifies it among those of a field. */
export const checked = (name: string, validate: (value: unknown) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate } }, { message });

/** A lone surrogate, half a character, cannot be stored. */
const whole = () =>
  checked(
    'whole',
    (value) => typeof value === 'string' && !/\p{Cs}/u.test(value),
    '$property must not contain broken characters.',
  );

/**
 * At most `max` characters as PostgreSQL counts them. MaxLength serves the documentation; alone it
 * would count a character and its variation selector as one.
 */
const atMost = (max: number): PropertyDecorator[] => {
  const message = `$property must have at most ${max} characters.`;
  const validate = (value: unknown) => typeof value === 'string' && [...value].length <= max;
  return [MaxLength(max, { message }), checked('atMost', validate, message)];
};

/** A text that meets the checks. */
export const textField = (
  description: string | undefined,
  options: FieldOptions,
  ...checks: PropertyDecorator[]
) =>
  inputField<string>(
    () => String,
    description,
    options,
    IsString({ message: '$property must be a text.' }),
    ...checks,
  );

/** Part of an address, any text: the use-case reports an unknown one as not found. */
export const KeyInput = (description?: string, options: FieldOptions = {}) =>
  textField(description, options);

const EMPTY = '$property must not be empty.';

/** Matches serves the documentation; alone it would accept invisible characters. */
const notBlank = () => [Matches(/\S/, { message: EMPTY }), checked('isVisible', isVisible, EMPTY)];

/** A text of up to `max` characters; not a blank one unless it may be. */
export const TextInput = (
  description: string,
  { max, mayBeBlank = false, ...options }: FieldOptions & { max: number; mayBeBlank?: boolean },
  ...checks: PropertyDecorator[]
) =>
  textField(
    description,
    options,
    ...[noNull(), whole(), ...atMost(max)],
    ...(mayBeBlank ? [] : notBlank()),
    ...checks,
  );

/** A text that may be left empty; one that shows nothing is refused. */
export const ClearableTextInput = (description: string, options: FieldOptions & { max: number }) =>
  TextInput(
    description,
    { ...options, mayBeBlank: true },
    checked(
      'isVisible',
      (it) => /^\s*$/.test(String(it)) || isVisible(it),
      '$property must show something, or be empty.',
    ),
  );

/** A name or title of up to `max` characters, which is one line. */
export const NameInput = (description: string, options: FieldOptions & { max: number }) =>
  TextInput(description, options, Reflect.metadata(TIDIED, tidyName));

/** Why an administrator does something to a house; without it, the entry names who did it alone. */
export const OwnersReasonInput = (description = 'Why, for the owners to read.') =>
  TextInput(description, { optional: true, max: 500 });

/** An e-mail address; blanks around it are taken away, and a domain of other letters becomes ASCII. */
export const EmailInput = (description: string, options: FieldOptions = {}) =>
  textField(
    description,
    options,
    checked('isEmail', isAddress, '$property must be a valid e-mail address.'),
    MaxLength(254, { message: '$property must have at most 254 characters.' }),
    Reflect.metadata(TIDIED, tidyAddress),
  );

/** A time zone by its IANA name, such as 'Europe/Zurich'. */
export const TimeZoneInput = (description: string, options: FieldOptions = {}) =>
  textField(description, options, checked('isTimeZone', isZoneName, `$property ${ZONE_RULE}`));

/** A text that must match a pattern; `rule` completes the sentence '<field> must …'. */
export const PatternInput = (
  description: string,
  { pattern, rule, ...options }: FieldOptions & { pattern: RegExp; rule: string },
) => textField(description, options, Matches(pattern, { message: `$property must ${rule}.` }));

/** A typed secret, verified by its use: it must only be present and not absurdly long. */
export const SecretInput = (description: string, options: FieldOptions = {}) =>
  textField(
    description,
    options,
    noNull(),
    whole(),
    IsNotEmpty({ message: '$property must not be empty.' }),
    MaxLength(1000, { message: '$property must have at most 1000 characters.' }),
  );

export const UuidInput = (description: string, options: FieldOptions = {}) =>
  textField(description, options, IsUUID('all', { message: '$property must be a UUID.' }));

export const wholeNumber = (min: number, max: number, each = false): PropertyDecorator[] => [
  IsInt({ each, message: '$property must be a whole number.' }),
  Min(min, { each, message: `$property must be at least ${min}.` }),
  Max(max, { each, message: `$property must be at most ${max}.` }),
];

export const IntInput = (
  description: string,
  { min = 1, max = 2_147_483_647, ...options }: FieldOptions & { min?: number; max?: number } = {},
) => inputField<number>(() => Int, description, options, ...wholeNumber(min, max));

/** The largest amount of money, in the smallest unit of its currency. */
export const MAX_AMOUNT = 1_000_000_000_000;

/** An amount of money in the smallest unit of its currency. */
export const AmountInput = (
  description: string,
  { min = 1, ...options }: FieldOptions & { min?: number } = {},
) =>
  inputField<number>(() => GraphQLSafeInt, description, options, ...wholeNumber(min, MAX_AMOUNT));

/** The id of a row: an ID in GraphQL, of which readIds makes the number that it is everywhere else. */
export const IdInput = (
  description: string,
  { min = 1, ...options }: FieldOptions & { min?: number } = {},
) =>
  inputField<number>(
    () => ID,
    description,
    options,
    ...wholeNumber(min, Number.MAX_SAFE_INTEGER),
    Reflect.metadata(IDENTIFYING, true),
  );

/** One of an enum's values. */
export const EnumInput = <Type extends object>(
  type: Type,
  description: string,
  options: FieldOptions = {},
) =>
  inputField<Shown<Type>>(
    () => type,
    description,
    options,
    IsEnum(type, { message: `$property must be one of ${Object.values(type).join(', ')}.` }),
  );

export const BooleanInput = (description: string, options: FieldOptions = {}) =>
  inputField<boolean>(
    () => Boolean,
    description,
    options,
    IsBoolean({ message: '$property must be true or false.' }),
  );

/** Any JSON object; the use-case validates its content. */
export const JsonObjectInput = (description: string, options: FieldOptions = {}) =>
  inputField<object>(
    () => GraphQLJSONObject,
    description,
    options,
    IsObject({ message: '$property must be a JSON object.' }),
  );

/** Marks fields that are input objects, with their classes. */
export const NESTED = Symbol('nested');

/** An input object within another. */
export const NestedInput = <Nested extends object>(
  type: new () => Nested,
  description: string,
  options: FieldOptions = {},
) =>
  inputField<Nested>(
    () => type,
    description,
    options,
    IsObject({ message: '$property must be a JSON object.' }),
    ValidateNested({ message: '$property must be a JSON object.' }),
    Reflect.metadata(NESTED, type),
  );
