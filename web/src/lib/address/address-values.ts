/** Parses an id from the address: '12' → 12, anything else undefined. */
export const addressId = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? text : undefined;

/** Parses ids from the address: '12,7' → 12 and 7, each once; what is no id is left out. */
export const addressIds = (text: string | null): readonly string[] => [
  ...new Set((text ?? '').split(',').flatMap((id) => addressId(id) ?? [])),
];

const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

/** Parses a year from the address; defaults to this year, of the user or as given. */
export function addressYear(text: string | null, thisYear = new Date().getFullYear()): number {
  const year = Number(text);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? Math.trunc(year) : thisYear;
}

/** The option's value that a text from the address names; '' if there is none such. */
export const chosenOption = <Value extends string>(
  options: readonly { value: Value }[],
  text: string,
): Value | '' => options.find(({ value }) => value === text)?.value ?? '';
