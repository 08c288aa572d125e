import { RESEND_SECONDS } from '@rules/auth';

const keyOf = (email: string) => `fairweek-code-sent-${email.trim().toLowerCase()}`;

/** When a code was last sent to the address from this tab (ms since 1970), so that a reload counts on. */
export function codeSentAt(email: string): number | undefined {
  const stored = Number(window.sessionStorage.getItem(keyOf(email)) ?? Number.NaN);
  return stored <= Date.now() ? stored : undefined;
}

/** Remembers that a code was sent just now; the server sends none while the last is younger than a minute. */
export function rememberCode(email: string): void {
  const last = codeSentAt(email);
  if (last !== undefined && Date.now() - last < RESEND_SECONDS * 1000) return;
  window.sessionStorage.setItem(keyOf(email), String(Date.now()));
}

/** The code was used. */
export function forgetCode(email: string): void {
  window.sessionStorage.removeItem(keyOf(email));
}
