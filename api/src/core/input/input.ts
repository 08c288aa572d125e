import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
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
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';
import { isZoneName, ZONE_RULE } from '../time-zone';
import { isAddress, isVisible, tidyAddress, tidyName } from './texts';

export interface FieldOptions {
  description?: string;
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
export function inputField(
  type: () => typeof String | typeof Int | typeof ID | typeof Boolean | object,
  { description, clearable = false, updatable = false, optional = clearable }: FieldOptions,
  ...checks: PropertyDecorator[]
): PropertyDecorator {
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

/** A lone surrogate, half a character, cannot be stored. */
const whole = () =>
  ValidateBy(
    {
      name: 'whole',
      validator: { validate: (value) => typeof value === 'string' && !/\p{Cs}/u.test(value) },
    },
    { message: '$property must not contain broken characters.' },
  );

/**
 * At most `max` characters as PostgreSQL counts them. MaxLength serves the documentation; alone it
 * would count a character and its variation selector as one.
 */
const atMost = (max: number): PropertyDecorator[] => {
  const message = `$property must have at most ${max} characters.`;
  const validate = (value: unknown) => typeof value === 'string' && [...value].length <= max;
  return [
    MaxLength(max, { message }),
    ValidateBy({ name: 'atMost', validator: { validate } }, { message }),
  ];
};

/** Any text. */
export const isText = () => IsString({ message: '$property must be a text.' });

/** Part of an address, any text: the use-case reports an unknown one as not found. */
export const KeyInput = (options: FieldOptions = {}) => inputField(() => String, options, isText());

/** Matches serves the documentation; alone it would accept invisible characters. */
const notBlank = (): PropertyDecorator[] => {
  const message = '$property must not be empty.';
  return [
    Matches(/\S/, { message }),
    ValidateBy({ name: 'isVisible', validator: { validate: isVisible } }, { message }),
  ];
};

/** A text of up to `max` characters; not a blank one unless it may be. */
export const TextInput = ({
  max,
  mayBeBlank = false,
  ...options
}: FieldOptions & { max: number; mayBeBlank?: boolean }) =>
  inputField(
    () => String,
    options,
    ...[isText(), noNull(), whole(), ...atMost(max)],
    ...(mayBeBlank ? [] : notBlank()),
  );

/** A name or title of up to `max` characters, which is one line. */
export const NameInput =
  (options: FieldOptions & { max: number }): PropertyDecorator =>
  (target, property) => {
    TextInput(options)(target, property);
    Reflect.defineMetadata(TIDIED, tidyName, target, property);
  };

/** Why an administrator does something to a house; without it, the entry names who did it alone. */
export const OwnersReasonInput = (description = 'Why, for the owners to read.') =>
  TextInput({ optional: true, max: 500, description });

/** An e-mail address; blanks around it are taken away, and a domain of other letters becomes ASCII. */
export const EmailInput = (options: FieldOptions = {}) =>
  inputField(
    () => String,
    options,
    isText(),
    ValidateBy(
      { name: 'isEmail', validator: { validate: isAddress } },
      { message: '$property must be a valid e-mail address.' },
    ),
    MaxLength(254, { message: '$property must have at most 254 characters.' }),
    Reflect.metadata(TIDIED, tidyAddress),
  );

/** A time zone by its IANA name, such as 'Europe/Zurich'. */
export const TimeZoneInput = (options: FieldOptions = {}) =>
  inputField(
    () => String,
    options,
    isText(),
    ValidateBy(
      { name: 'isTimeZone', validator: { validate: isZoneName } },
      { message: `$property ${ZONE_RULE}` },
    ),
  );

/** A text that must match a pattern; `rule` completes the sentence '<field> must …'. */
export const PatternInput = ({
  pattern,
  rule,
  ...options
}: FieldOptions & { pattern: RegExp; rule: string }) =>
  inputField(
    () => String,
    options,
    isText(),
    Matches(pattern, { message: `$property must ${rule}.` }),
  );

/** A typed secret, verified by its use: it must only be present and not absurdly long. */
export const SecretInput = (options: FieldOptions = {}) =>
  inputField(
    () => String,
    options,
    isText(),
    noNull(),
    whole(),
    IsNotEmpty({ message: '$property must not be empty.' }),
    MaxLength(1000, { message: '$property must have at most 1000 characters.' }),
  );

export const UuidInput = (options: FieldOptions = {}) =>
  inputField(
    () => String,
    options,
    isText(),
    IsUUID('all', { message: '$property must be a UUID.' }),
  );

const wholeNumber = (min: number, max: number, each = false): PropertyDecorator[] => [
  IsInt({ each, message: '$property must be a whole number.' }),
  Min(min, { each, message: `$property must be at least ${min}.` }),
  Max(max, { each, message: `$property must be at most ${max}.` }),
];

export const IntInput = ({
  min = 1,
  max = 2_147_483_647,
  ...options
}: FieldOptions & { min?: number; max?: number } = {}) =>
  inputField(() => Int, options, ...wholeNumber(min, max));

/** The id of a row: an ID in GraphQL, of which readIds makes the number that it is everywhere else. */
export const IdInput = ({ min = 1, ...options }: FieldOptions & { min?: number } = {}) =>
  inputField(
    () => ID,
    options,
    ...wholeNumber(min, Number.MAX_SAFE_INTEGER),
    Reflect.metadata(IDENTIFYING, true),
  );

/** At most `max` ids of rows. */
export const IdsInput = ({ max, ...options }: FieldOptions & { max: number }) =>
  inputField(
    () => [ID],
    options,
    IsArray({ message: '$property must be a list.' }),
    ArrayMaxSize(max, { message: `$property must have at most ${max} items.` }),
    ...wholeNumber(1, Number.MAX_SAFE_INTEGER, true),
    Reflect.metadata(IDENTIFYING, true),
  );

/** One of an enum's values. */
export const EnumInput = (type: object, options: FieldOptions = {}) =>
  inputField(
    () => type,
    options,
    IsEnum(type, { message: `$property must be one of ${Object.values(type).join(', ')}.` }),
  );

/** Different values of an enum, at least one. */
export const EnumsInput = (type: object, options: FieldOptions = {}) =>
  inputField(
    () => [type],
    options,
    IsArray({ message: '$property must be a list.' }),
    ArrayNotEmpty({ message: '$property must not be empty.' }),
    ArrayUnique({ message: '$property must not have the same value twice.' }),
    IsEnum(type, {
      each: true,
      message: `$property must be some of ${Object.values(type).join(', ')}.`,
    }),
  );

export const BooleanInput = (options: FieldOptions = {}) =>
  inputField(() => Boolean, options, IsBoolean({ message: '$property must be true or false.' }));

/** Any JSON object; the use-case validates its content. */
export const JsonObjectInput = (options: FieldOptions = {}) =>
  inputField(
    () => GraphQLJSONObject,
    options,
    IsObject({ message: '$property must be a JSON object.' }),
  );

/** Marks fields that are input objects, with their classes. */
export const NESTED = Symbol('nested');

/** An input object within another. */
export const NestedInput = (type: new () => object, options: FieldOptions = {}) =>
  inputField(
    () => type,
    options,
    IsObject({ message: '$property must be a JSON object.' }),
    ValidateNested({ message: '$property must be a JSON object.' }),
    Reflect.metadata(NESTED, type),
  );
