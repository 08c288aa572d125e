/**
 * Returns a passage of Markdown as plain text, without marks and line breaks. It may start and end
 * anywhere; text such as a password (fair_week*24) stays as it is.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|>|[-*+]|\d+\.)\s/gm, '')
    .replace(/^[\s|:-]+$/gm, '')
    .replace(/\*\*|`/g, '')
    .replace(/(^|\s)([*_])(\S(?:.*?\S)?)\2(?=[\s.,;:!?)]|$)/gm, '$1$3')
    .replace(/\s\|\s|^\s*\||\|\s*$/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
