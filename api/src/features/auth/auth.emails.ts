import { type Email, inSeconds } from '../../core/mail/email';
import type { AppContext } from '../../core/request-context';
import { momentText } from '../../core/rules/sentence';
import type { Registration } from './auth.entities';
import { CODE_SECONDS, RESET_SECONDS } from './rules';

/**
 * Strips everything an email client could turn into a link, because a stranger may have chosen the
 * name.
 */
function plainName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{M}' -]/gu, '');
  return plain.length > 50 ? `${plain.slice(0, 50).replace(/\s+\S*$/, '')}…` : plain;
}

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
      'Enter this code within 10 minutes to choose your password. If it was not you, ignore this email.',
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
      'Sign in as usual; if you have forgotten your password, you can choose a new one.',
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
      'The link works once, within the next hour. If it was not you, ignore this email: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: link },
    expiresAt: inSeconds(RESET_SECONDS),
  };
}

const NEW_PASSWORD =
  'If it was not you, choose a new password at once with the button below: that signs out every device.';
const ASK_ADMINISTRATOR = 'If you did not expect this, please ask an administrator at once.';

/** Email: a change of an account’s protection, and what to do if it was someone else. */
const NOTICES = {
  passwordChanged: [
    'Your Fairweek password was changed',
    'The password of your account was changed. Your other devices were signed out.',
    NEW_PASSWORD,
  ],
  passwordReset: [
    'Your Fairweek password was reset',
    'A new password was set for your account through the link in an email. All devices were signed out.',
    NEW_PASSWORD,
  ],
  temporaryPassword: [
    'A temporary Fairweek password was set for you',
    'A temporary password was set for your account, with which someone else could sign in as you. The administrator will pass it on to you. All devices were signed out.',
    'Sign in with it and choose a password of your own: then only you know it. Wish lists stay closed for 72 hours; a new password by the button below opens them at once. If you did not expect this, please ask another administrator at once.',
  ],
  emailChanged: [
    'Your Fairweek email address was changed',
    'The email address of your account was changed. From now on you sign in with the new one, and emails go there.',
    ASK_ADMINISTRATOR,
  ],
  secondFactorOn: [
    'Two-step verification is on',
    'Signing in to your Fairweek account now takes a code from your authenticator app as well.',
    NEW_PASSWORD,
  ],
  secondFactorOff: [
    'Two-step verification is off',
    'Signing in to your Fairweek account takes only the password again.',
    NEW_PASSWORD,
  ],
  secondFactorRemoved: [
    'Two-step verification was switched off for you',
    'An administrator switched off two-step verification for your account, as for a lost phone, and removed any passkeys. Signing in takes only the password again.',
    ASK_ADMINISTRATOR,
  ],
  recoveryCodeUsed: [
    'A recovery code was used',
    'Someone, hopefully you, used one of your recovery codes in place of a code from your authenticator app. It does not work again.',
    NEW_PASSWORD,
  ],
  recoveryCodesRenewed: [
    'You have new recovery codes',
    'New recovery codes were made for your Fairweek account. The former ones no longer work.',
    NEW_PASSWORD,
  ],
  passkeyAdded: [
    'A passkey was added to your Fairweek account',
    'It signs in without your password, and counts wherever your password is asked for.',
    'If it was not you, choose a new password at once with the button below, then sign in and remove the passkey under Account and security.',
  ],
  passkeyRemoved: [
    'A passkey was removed from your Fairweek account',
    'It no longer signs in to your account.',
    NEW_PASSWORD,
  ],
  passkeyCopied: [
    'A passkey of your Fairweek account was refused',
    'It has counted fewer uses than before, as if there were a copy of it, and did not sign in.',
    'Please remove it under Account and security, and add a new one there.',
  ],
  identityAdded: [
    'Another account signs in to your Fairweek account',
    'An account at a sign-in provider was linked. It signs in without your password from now on.',
    'If it was not you, choose a new password at once with the button below, then sign in and remove it under Account and security.',
  ],
  identityRemoved: [
    'An account no longer signs in to your Fairweek account',
    'An account at a sign-in provider was removed from your Fairweek account.',
    NEW_PASSWORD,
  ],
  tokenCreated: [
    'An access token was made for your Fairweek account',
    'It lets a program act in your name, within the areas it was made for, until it expires or you revoke it under Account and security.',
    'If it was not you, choose a new password at once with the button below: that signs out every device and revokes every access token.',
  ],
  tokenUsed: [
    'Your Fairweek access token was used from a new network',
    'A program used an access token with administrators’ scopes from a network from which it had not been used before.',
    'If it was not your program, revoke the token under Account and security, or choose a new password with the button below: that revokes every access token.',
  ],
  webhookCreated: [
    'A webhook was made for your Fairweek account',
    'It notifies a program at another address of what happens in Fairweek, by ids only, until you switch it off or delete it under Account and security.',
    'If it was not you, choose a new password at once with the button below: that signs out every device and switches every webhook off.',
  ],
} as const;
export type NoticeKind = keyof typeof NOTICES;

type Facts = NonNullable<Email['facts']>;

/** The line that names who changed it for the user, without that person’s network. */
export const someoneElse = (name: string): Facts => [{ label: 'By', value: name }];

/**
 * The email about a change of how an account is protected: what, when, and who did it or from where
 * the user did.
 */
export function noticeEmail(
  { appUrl }: Pick<AppContext, 'appUrl'>,
  { to, notice, origin }: { to: string; notice: NoticeKind; origin: Facts },
): Email {
  const [subject, happened, advice] = NOTICES[notice];
  return {
    to,
    subject,
    paragraphs: [happened, advice],
    facts: [{ label: 'When', value: `${momentText(new Date(), 'UTC')} UTC` }, ...origin],
    action: advice.includes('the button below')
      ? { label: 'Choose a new password', url: `${appUrl}/forgot-password` }
      : undefined,
  };
}
