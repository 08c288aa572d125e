/** Parses an id from the address: '12' → 12, anything else undefined. */
export const addressId = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? text : undefined;

/** Parses ids from the address: '12,7' → 12 and 7, each once; what is no id is left out. */
export const addressIds = (text: string | null): readonly string[] => [
  ...new Set((text ?? '').split(',').flatMap((id) => addressId(id) ?? [])),
];
