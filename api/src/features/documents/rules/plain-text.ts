/**
 * A passage of Markdown as people would read it aloud: no marks, no line breaks. It may begin
 * and end anywhere, and what looks like a password (fair_week*24) stays as it is.
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
