/**
 * Returns a text as it is searched for: of a telephone number the digits, without zeros that
 * replace the code of a country; any other text as it is.
 */
export function searchedNumber<Text extends string | undefined>(text: Text): Text | string {
  const digits = text?.replace(/\D/g, '').replace(/^0+/, '') ?? '';
  // Fewer are the number of a share or a week, and others a date.
  const isNumber = /^\s*[+0(][+\d\s()./-]*$/.test(text ?? '') && digits.length >= 6;
  return isNumber ? digits : text;
}
