/** A full name in its two parts: the first word, and whatever follows; null where there is only one word. */
export function splitName(name: string): { firstName: string; lastName: string } | null {
  const [firstName, ...rest] = name.trim().split(/\s+/);
  return firstName && rest.length > 0 ? { firstName, lastName: rest.join(' ') } : null;
}
