/** A row of a table. */
export const row = (cells) => `| ${cells.join(' | ')} |`;
