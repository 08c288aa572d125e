import { Matches } from 'class-validator';
import { TextInput, TIDIED } from './input';
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
