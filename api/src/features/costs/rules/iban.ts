/** Returns an IBAN without blanks, in capitals. */
export const tidyIban = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Whether a tidied text is an IBAN: its letters as numbers, the first four last, are 1 modulo 97. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

/** Returns an IBAN as people read it, in groups of four. */
export const ibanText = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');
