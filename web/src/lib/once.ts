const keyOf = (name: string) => `fairweek-seen-${name}`;

/** Returns true if an offer has been made in this browser; blocked storage counts as made. */
export function hasSeen(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) !== null;
  } catch {
    return true;
  }
}

/** Remembers that an offer has been made: it is not made again. */
export function markSeen(name: string): void {
  try {
    localStorage.setItem(keyOf(name), 'true');
  } catch {
    // Without storage it is never made.
  }
}
