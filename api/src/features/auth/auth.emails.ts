import type { Email } from '../../core/mail/email';
import type { Registration } from './auth.entities';
import { CODE_SECONDS, RESET_SECONDS } from './rules';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

/**
 * Strips everything an email client could turn into a link, because a stranger may have chosen the
 * name.
 */
const plainName = (name: string) => name.replace(/[^\p{L}\p{M}' -]/gu, '').slice(0, 50);

export function codeEmail(
  { email: to, firstName, lastName }: Pick<Registration, 'email' | 'firstName' | 'lastName'>,
  code: string,
): Email {
  const name = plainName(`${firstName} ${lastName}`);
  return {
    to,
    subject: 'Your Fairweek code',
    paragraphs: [
      `Someone, hopefully you, is setting up a Fairweek account with this address, in the name of ${name}.`,
      'Enter this code within 10 minutes to choose your password. If it was not you, ignore this mail.',
    ],
    highlight: code,
    expiresAt: inSeconds(CODE_SECONDS),
  };
}

export function alreadyRegisteredEmail(to: string, appUrl: string): Email {
  return {
    to,
    subject: 'You already have a Fairweek account',
    paragraphs: [
      'Someone, hopefully you, tried to set up a Fairweek account with this address. It has one already.',
      'Sign in as always; if you do not remember your password, you can choose a new one.',
    ],
    action: { label: 'Choose a new password', url: `${appUrl}/forgot-password` },
  };
}

export function resetEmail(to: string, link: string): Email {
  return {
    to,
    subject: 'Choose a new Fairweek password',
    paragraphs: [
      'Someone, hopefully you, asked for a new password.',
      'The link works once, within the next hour. If it was not you, ignore this mail: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: link },
    expiresAt: inSeconds(RESET_SECONDS),
  };
}
