import { passwords } from './common-password-list.json';

/** Only the server checks these: the list would weigh on every page that asks for a password. */
const COMMON = new Set(passwords.split(' '));

/** What is wrong with a new password that attackers try first, as a sentence; null for any other. */
export function commonPasswordProblem(password: string): string | null {
  return COMMON.has(password.toLowerCase())
    ? 'This password is among the most common ones. Please choose one that is harder to guess.'
    : null;
}
