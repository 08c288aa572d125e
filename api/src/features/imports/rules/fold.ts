/**
 * A text in small letters alone, without accents, signs, digits and brackets with their content, as
 * the words in words.json are; of two columns for a field, the one with the earlier title is read.
 */
export const folded = (text: string): string =>
  text
    .replace(/\([^()]*\)/g, '')
    .replaceAll('#', 'no')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}]/gu, '');
