import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsEnum,
  ValidateNested,
} from 'class-validator';
import { ID, Int } from 'type-graphql';
import type { Shown } from '../view/view';
import { checked, type FieldOptions, IDENTIFYING, inputField, wholeNumber } from './input';

/** At most `max` texts of up to `length` characters, each as it is sent. */
export const TextsInput = (
  description: string,
  { max, length, ...options }: FieldOptions & { max: number; length: number },
) => {
  const message = `$property must be texts of at most ${length} characters each.`;
  const isShort = (it: unknown) =>
    typeof it === 'string' && [...it].length <= length && !/[\0\p{Cs}]/u.test(it);
  return inputField<readonly string[]>(
    () => [String],
    description,
    options,
    IsArray({ message: '$property must be a list.' }),
    ArrayMaxSize(max, { message: `$property must have at most ${max} items.` }),
    checked('texts', (value) => Array.isArray(value) && value.every(isShort), message),
  );
};

const numbersInput =
  (type: object, largest: number, ...more: PropertyDecorator[]) =>
  (description: string, { max, ...options }: FieldOptions & { max: number }) =>
    inputField<readonly number[]>(
      () => [type],
      description,
      options,
      IsArray({ message: '$property must be a list.' }),
      ArrayMaxSize(max, { message: `$property must have at most ${max} items.` }),
      ...wholeNumber(1, largest, true),
      ...more,
    );

/** At most `max` ids of rows. */
export const IdsInput = numbersInput(
  ID,
  Number.MAX_SAFE_INTEGER,
  Reflect.metadata(IDENTIFYING, true),
);

/** At most `max` numbers of shares. */
export const SharesInput = numbersInput(Int, 12);

/** Different values of an enum, at least one. */
export const EnumsInput = <Type extends object>(
  type: Type,
  description: string,
  options: FieldOptions = {},
) =>
  inputField<readonly Shown<Type>[]>(
    () => [type],
    description,
    options,
    IsArray({ message: '$property must be a list.' }),
    ArrayNotEmpty({ message: '$property must not be empty.' }),
    ArrayUnique({ message: '$property must not have the same value twice.' }),
    IsEnum(type, {
      each: true,
      message: `$property must be some of ${Object.values(type).join(', ')}.`,
    }),
  );

/** At most `max` input objects, which differ in the field `key`. */
export const ObjectsInput = <Item extends object, Key extends keyof Item & string>(
  type: new () => Item,
  description: string,
  { max, key, ...options }: FieldOptions & { max: number; key: Key },
) =>
  inputField<readonly Item[]>(
    () => [type],
    description,
    options,
    IsArray({ message: '$property must be a list.' }),
    ArrayMaxSize(max, { message: `$property must have at most ${max} items.` }),
    ArrayUnique((item: Item | null) => item?.[key], {
      message: `$property must name each ${key} once.`,
    }),
    ValidateNested({ each: true }),
  );
