/** Splits a full name into the first word and the rest; null if it is a single word. */
export function splitName(name: string): { firstName: string; lastName: string } | null {
  const [firstName, ...rest] = name.trim().split(/\s+/);
  return firstName && rest.length > 0 ? { firstName, lastName: rest.join(' ') } : null;
}
