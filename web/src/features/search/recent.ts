import { keepText, PRIVATE, readText } from '../../lib/keep-text';
import type { Result } from './use-results';

/** So many are kept. */
const KEPT = 5;

const keyOf = (userId: string) => `${PRIVATE}recent-${userId}`;

/**
 * The administrator’s latest search results in this browser until signing out, the latest first.
 */
export function readRecent(userId: string): Result[] {
  try {
    const kept: unknown = JSON.parse(readText(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps what was opened, for the next search. */
export function keepRecent(userId: string, opened: Result): void {
  const others = readRecent(userId).filter(({ to }) => to !== opened.to);
  keepText(localStorage, keyOf(userId), JSON.stringify([opened, ...others].slice(0, KEPT)));
}
