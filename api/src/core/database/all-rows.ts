/** Rows read per step by those that read all. */
export const ROWS_PER_STEP = 1000;

/**
 * Yields all rows in the order of a key; a step reads those after it, at most ROWS_PER_STEP, the
 * first those after `start`.
 */
export async function* allRows<Row>(
  rowsAfter: (key: number) => Promise<Row[]>,
  keyOf: (row: Row) => number,
  start = 0,
): AsyncGenerator<Row> {
  for (let after = start, isLast = false; !isLast; ) {
    const rows = await rowsAfter(after);
    yield* rows;
    const last = rows.at(-1);
    after = last ? keyOf(last) : after;
    isLast = rows.length < ROWS_PER_STEP;
  }
}
