/** True when two plain values, such as the drafts of a form, are equal. */
export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);
