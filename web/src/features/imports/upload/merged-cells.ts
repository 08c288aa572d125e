/** A sheet of a spreadsheet with the texts of its cells. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/** Cells of one column that are merged, from one row to another. */
export interface Merge {
  column: number;
  from: number;
  to: number;
}

/** Gives each of the merged cells of a column the text of the first. */
export function filledDown(rows: string[][], merges: Merge[]): string[][] {
  const filled = rows.map((row) => [...row]);
  for (const { column, from, to } of merges) {
    const text = filled[from]?.[column] ?? '';
    for (const row of text ? filled.slice(from + 1, to + 1) : []) row[column] = text;
  }
  return filled;
}
