/** Returns the lines of a text that are not blank, without spaces around them. */
export const linesOf = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => line.trim() || []);
