/** Returns true if two plain values, such as form drafts, are equal. */
export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);
