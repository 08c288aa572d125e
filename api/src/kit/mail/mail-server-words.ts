/** What nodemailer tells of a failure, beside its message. */
interface SmtpFailure extends Error {
  /** Nodemailer's name for what went wrong. */
  code?: string;
  /** At which step of the conversation; 'API' where there was none. */
  command?: string;
  /** The server's answer. */
  response?: string;
  responseCode?: number;
}

/**
 * Trying again would not help: the server refuses this recipient or this message for good (5xx),
 * or the address is none. Everything else is for now: no connection, silence, 4xx, and 5xx to
 * whoever sends (a wrong password in SMTP_URL must not turn every mail into a dead letter).
 */
export function isPermanent(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as SmtpFailure;
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Longest reason that is kept, in characters. */
const MAX_REASON = 300;
/** A word that might be a code or a token of a link. */
const SECRET_LIKE = /[\w-]{20,}|(?=[\w-]*\d)[\w-]{6,}/g;

/** Why a delivery failed, in one short line without anything that the mail itself says in secret. */
export function reasonOf(error: unknown, mailText: string): string {
  const { response, message } = error as SmtpFailure;
  return (response || message || 'The mail server gave no reason.')
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(SECRET_LIKE, (word) => (mailText.includes(word) ? '…' : word))
    .trim()
    .slice(0, MAX_REASON);
}
