/** Parses an id from the address: '12' → 12, anything else undefined. */
export const addressId = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? text : undefined;
