/** Extra fields of a nodemailer error. */
interface SmtpFailure extends Error {
  /** Nodemailer's code of the failure. */
  code?: string;
  /** The step of the SMTP conversation; 'API' if there was none. */
  command?: string;
  /** The server's response. */
  response?: string;
  responseCode?: number;
}

/**
 * Returns true if retrying would not help: the server permanently refuses this recipient or message
 * (5xx), or the address is invalid. Everything else is temporary: no connection, silence, 4xx, and
 * a 5xx against the sender (a wrong password in SMTP_URL must not turn every email into a dead
 * letter).
 */
export function isPermanent(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as SmtpFailure;
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Maximum length of a stored reason, in characters. */
const MAX_REASON = 300;
/** A word that might be a code or the token of a link. */
const SECRET_LIKE = /[\w-]{20,}|(?=[\w-]*\d)[\w-]{6,}/g;

/** Returns why a delivery failed, in one short line without any secret from the email itself. */
export function reasonOf(error: unknown, mailText: string): string {
  const { response, message } = error as SmtpFailure;
  return (response || message || 'The mail server gave no reason.')
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(SECRET_LIKE, (word) => (mailText.includes(word) ? '…' : word))
    .trim()
    .slice(0, MAX_REASON);
}
