import { keepText } from '../../../lib/keep-text';

const KEY = 'fairweek-password-change';
/** By then the server has answered. */
const ANSWERED_AFTER_MS = 10_000;

/** Records that this tab waits for a password change, which replaces its session. */
export function recordPasswordChange(isWaiting: boolean): void {
  keepText(window.sessionStorage, KEY, isWaiting && String(Date.now()));
}

/** True if this page was loaded while a password change was on its way. */
export function isPasswordChanging(): boolean {
  const since = Number(window.sessionStorage.getItem(KEY) ?? Number.NaN);
  return Date.now() - since < ANSWERED_AFTER_MS;
}
