import { linesOf } from '../../../core/rules/lines';

/** The names of guests, one per line. */
export const namesOf = linesOf;

/**
 * The guests in a few words: 'Anna, Ben and 2 others' or '4 people'; empty if unknown.
 */
export function whoStays({
  guests,
  guestCount,
}: {
  guests: string | null;
  guestCount: number | null;
}): string {
  const names = namesOf(guests ?? '');
  const others = Math.max(0, (guestCount ?? 0) - names.length);
  if (others === 0) return names.join(', ');
  const unnamed = `${others} ${names.length === 0 ? (others === 1 ? 'person' : 'people') : others === 1 ? 'other' : 'others'}`;
  return names.length === 0 ? unnamed : `${names.join(', ')} and ${unnamed}`;
}
