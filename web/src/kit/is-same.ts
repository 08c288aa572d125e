/** True when two plain values, such as the drafts of a form, say the same. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);
