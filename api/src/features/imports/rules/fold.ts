/** A text in small letters alone, without accents, signs, digits and what is in brackets. */
export const folded = (text: string): string =>
  text
    .replace(/\([^)]*\)/g, '')
    .replaceAll('#', 'no')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}]/gu, '');
