import { type CustomTypesConfig, types } from 'pg';

const { INT8 } = types.builtins;
const INT8_ARRAY: number = 1016;

/** A bigint of PostgreSQL, such as an id or a count; one that no number holds exactly is an error. */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large a number.`);
  return value;
}

function wholeNumbers(text: string): (number | null)[] {
  const items: (string | null)[] = types.getTypeParser(INT8_ARRAY)(text);
  return items.map((item) => (item === null ? null : wholeNumber(item)));
}

/** How pg reads values: as ever, but bigint, which it leaves a text, as a number. */
export const readTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format: 'text' | 'binary' = 'text') {
    if (format === 'text' && oid === INT8) return wholeNumber;
    if (format === 'text' && oid === INT8_ARRAY) return wholeNumbers;
    return types.getTypeParser(oid, format);
  },
};
