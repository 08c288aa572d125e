import { passwords } from './common-password-list.json';

/** Checked on the server only: the list would slow down every page with a password field. */
const COMMON = new Set([...passwords.split(' '), 'fairweek']);

/** Returns the error for a new password that is among the most common ones or the product's name; null for any other. */
export function commonPasswordProblem(password: string): string | null {
  return COMMON.has(password.toLowerCase())
    ? 'This password is among the most common ones. Please choose one that is harder to guess.'
    : null;
}
