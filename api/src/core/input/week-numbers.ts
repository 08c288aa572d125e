import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { Int } from 'type-graphql';
import { type FieldOptions, inputField } from './input';

/** Different week numbers (1 to 53). */
export const WeekNumbersInput = (description: string, options: FieldOptions = {}) =>
  inputField<readonly number[]>(
    () => [Int],
    description,
    options,
    IsArray({ message: '$property must be a list.' }),
    ArrayMaxSize(53, { message: '$property must name at most 53 weeks.' }),
    ArrayUnique({ message: '$property must name each week once.' }),
    IsInt({ each: true, message: '$property must be week numbers.' }),
    Min(1, { each: true, message: '$property must be from 1 to 53.' }),
    Max(53, { each: true, message: '$property must be from 1 to 53.' }),
  );
