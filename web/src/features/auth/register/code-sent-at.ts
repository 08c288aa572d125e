import { RESEND_SECONDS } from '@rules/auth';

const keyOf = (email: string) => `fairweek-code-sent-${email.trim().toLowerCase()}`;

/** When this tab last sent a code to the address (ms since 1970); it survives a reload. */
export function codeSentAt(email: string): number | undefined {
  const stored = Number(window.sessionStorage.getItem(keyOf(email)) ?? Number.NaN);
  return stored <= Date.now() ? stored : undefined;
}

/** Records that a code was sent just now; the server sends no other for a minute. */
export function recordCodeSent(email: string): void {
  const last = codeSentAt(email);
  if (last !== undefined && Date.now() - last < RESEND_SECONDS * 1000) return;
  window.sessionStorage.setItem(keyOf(email), String(Date.now()));
}

/** Clears the record once the code has been used. */
export function clearCodeSentAt(email: string): void {
  window.sessionStorage.removeItem(keyOf(email));
}
