/** A small part is still seen: so much of the ring, in percent. */
const LEAST = 1.6;
/** The gap between two parts, in percent. */
const GAP = 0.6;

/** Where a part of a ring begins and how long its line is, in percent of the ring. */
export interface RingPart {
  from: number;
  length: number;
}

/**
 * Divides a ring among values, in order: in proportion, except that a small part gets as much as can
 * be seen, and one of nothing gets none. A part that is alone is the whole ring.
 */
export function ringParts(values: readonly number[]): RingPart[] {
  const shares = values.map((value) => Math.max(0, value));
  const total = shares.reduce((sum, value) => sum + value, 0);
  const shown = shares.filter((value) => value > 0).length;
  if (shown < 2) return shares.map((value) => ({ from: 0, length: value > 0 ? 100 : 0 }));
  const isSmall = (value: number) => value > 0 && (value / total) * 100 < LEAST;
  const small = shares.filter(isSmall).length;
  const ofLarge = shares.reduce((sum, value) => sum + (isSmall(value) ? 0 : value), 0);
  let from = 0;
  return shares.map((value) => {
    const whole = isSmall(value) ? LEAST : (value / ofLarge) * (100 - small * LEAST);
    const part = { from: from + GAP / 2, length: Math.max(0, whole - GAP) };
    from += whole;
    return value > 0 ? part : { from, length: 0 };
  });
}
