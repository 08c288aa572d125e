/**
 * The items and the total out of rows that each bear the total; an empty page is one row whose
 * `key` is null.
 */
export function pageOf<Item extends object>(
  rows: ({ total: number } & Item)[],
  key: keyof Item,
): { items: Item[]; total: number } {
  const items = rows.filter((row) => row[key] !== null).map(({ total: _, ...item }) => item);
  return { items: items as unknown as Item[], total: rows[0]?.total ?? 0 };
}

/** The ILIKE pattern of a text that may stand anywhere; null when there is nothing to look for. */
export function searchPattern(text: string | undefined): string | null {
  const trimmed = text?.trim();
  return trimmed ? `%${trimmed.replace(/[\\%_]/g, '\\$&')}%` : null;
}
