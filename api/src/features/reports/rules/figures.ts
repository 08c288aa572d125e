/** A number in a report and what it counts. */
export interface Figure {
  label: string;
  value: string;
  /** The section of the figure; '' for the totals. */
  section: string;
}

/** Normalises a label: 'totalUsers', 'Total users' and 'total_users' name the same figure. */
const keyOf = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Splits an identifier into words: 'totalUsers' becomes 'Total users'. */
export function wordsOf(label: string): string {
  if (!/^[a-z][A-Za-z0-9_]*$/.test(label)) return label;
  const text = label
    .replace(/_/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Replaces computed figures with the supplied ones of the same name; other supplied figures follow.
 */
export function overrideFigures(computed: Figure[], given: Figure[]): Figure[] {
  const known = new Set(computed.map(({ label }) => keyOf(label)));
  const values = new Map(given.map(({ label, value }) => [keyOf(label), value]));
  const added = given.filter(({ label }) => !known.has(keyOf(label)));
  return [
    ...computed.map((it) => ({ ...it, value: values.get(keyOf(it.label)) ?? it.value })),
    ...added.map((it) => ({ ...it, label: wordsOf(it.label), section: wordsOf(it.section) })),
  ];
}

/**
 * Returns allocated shares as a percentage of all shares, rounded (spec §9); 0 if there are none.
 */
export function allocationPercent(allocated: number, total: number): number {
  return total > 0 ? Math.round((allocated / total) * 100) : 0;
}
