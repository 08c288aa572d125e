import { Matches, ValidateBy } from 'class-validator';
import { checked, type FieldOptions, textField } from './input';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_OR_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z)?$/;

/**
 * A valid date within bounds (all as YYYY-MM-DD). With `orTime` a UTC time in JSON format is
 * accepted as well.
 */
export const DateInput = (
  description: string,
  {
    min,
    max,
    orTime = false,
    ...options
  }: FieldOptions & { min: string; max: string; orTime?: boolean },
) =>
  textField(
    description,
    options,
    Matches(orTime ? DATE_OR_TIME : DATE, { message: '$property must be a date as YYYY-MM-DD.' }),
    ValidateBy(
      {
        name: 'isDate',
        constraints: [orTime],
        validator: {
          validate: (value: unknown) =>
            typeof value === 'string' &&
            !Number.isNaN(Date.parse(value)) &&
            new Date(value).toISOString().startsWith(value.slice(0, 10)),
        },
      },
      { message: '$property must be a valid date.' },
    ),
    checked(
      'dateBetween',
      (value) => typeof value === 'string' && min <= value && value.slice(0, 10) <= max,
      `$property must be from ${min} to ${max}.`,
    ),
  );
