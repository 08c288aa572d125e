import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { type FieldOptions, inputField, TextInput, TIDIED } from './input';
import { tidyName } from './texts';

/** 5 to 20 digits, and what people write between them. */
const TELEPHONE = /^\+?[\s()./-]*(\d[\s()./-]*){5,20}$/;

/** A telephone number as people write it; null and an empty text clear it. */
export const TelephoneInput = (description: string) =>
  TextInput(
    description,
    { max: 40, clearable: true },
    Reflect.metadata(TIDIED, tidyName),
    Matches(TELEPHONE, {
      message: '$property must be a telephone number, such as +41 44 123 45 67.',
    }),
  );

/** Up to 10 short words; an empty list removes them. */
export const WordsInput = (description: string, options: FieldOptions = {}) =>
  inputField<readonly string[]>(
    () => [String],
    description,
    options,
    IsArray({ message: '$property must be a list.' }),
    ArrayMaxSize(10, { message: '$property must have at most 10 items.' }),
    Matches(/^[^\s\p{Cc}\p{Cs},](?:[^\p{Cc}\p{Cs},]{0,28}[^\s\p{Cc}\p{Cs},])?$/u, {
      each: true,
      message: '$property must be short words of at most 30 characters, without commas.',
    }),
  );
