import type { Wording } from '../../core/audiences/happening';
import type { Email } from '../../core/mail/email';
import { textOf } from '../../core/rules/sentence';

interface Notified {
  to: string;
  firstName: string;
  /** The happenings, in chronological order. */
  wordings: readonly [Wording, ...Wording[]];
  appUrl: string;
}

/** One email about everything that has happened to what a user has. */
export function noticesEmail({ to, firstName, wordings, appUrl }: Notified): Email {
  const [{ subject, path }] = wordings;
  const isOne = wordings.length === 1;
  return {
    to,
    subject: isOne ? subject : `${wordings.length} changes to your shares, weeks and stays`,
    paragraphs: [
      `Hello ${firstName},`,
      ...wordings.map(({ sentence }) => textOf(sentence)),
      'If something is not right, please write to an administrator in Fairweek.',
    ],
    action: { label: 'Open Fairweek', url: `${appUrl}${isOne ? path : '/'}` },
  };
}
