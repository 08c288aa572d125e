import { keepText, readText } from '../../lib/keep-text';
import type { Result } from './use-results';

/** So many are kept. */
const KEPT = 5;

const keyOf = (userId: string) => `fairweek-recent-${userId}`;

/** What an administrator opened last from the search in this browser, the latest first. */
export function readRecent(userId: string): Result[] {
  try {
    return JSON.parse(readText(keyOf(userId)) ?? '[]');
  } catch {
    return [];
  }
}

/** Keeps what was opened, for the next search. */
export function keepRecent(userId: string, opened: Result): void {
  const others = readRecent(userId).filter(({ to }) => to !== opened.to);
  keepText(localStorage, keyOf(userId), JSON.stringify([opened, ...others].slice(0, KEPT)));
}

/** Names of others must not stay in a browser that was signed out. */
export const purgeRecent = (userId: string) => keepText(localStorage, keyOf(userId), false);
