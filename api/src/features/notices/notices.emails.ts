import type { Wording } from '../../core/audiences/activity';
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
  const more = wordings.length - 1;
  const [contact, ...others] = new Set(wordings.map((it) => it.contact));
  const host = others.length === 0 && contact ? `your host, ${contact},` : 'an administrator';
  return {
    to,
    subject: more ? `${subject}, and ${more} more ${more === 1 ? 'change' : 'changes'}` : subject,
    paragraphs: [
      `Hello ${firstName},`,
      ...wordings.map(({ sentence }) => textOf(sentence)),
      `If something is not right, please write to ${host} in Fairweek.`,
    ],
    action: { label: 'Open Fairweek', url: `${appUrl}${more ? '/' : path}` },
  };
}
