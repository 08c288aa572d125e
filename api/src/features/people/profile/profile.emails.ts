import { type Email, inSeconds } from '../../../core/mail/email';
import { momentText } from '../../../core/rules/sentence';
import { CODE_SECONDS } from '../../auth/rules';

/** How long the owner of a former address can restore it, in days. */
export const UNDO_DAYS = 7;

/** Email: the code that confirms a new address. */
export const newAddressEmail = (to: string, code: string): Email => ({
  to,
  subject: 'Confirm your new Fairweek address',
  paragraphs: [
    'Someone, hopefully you, wants to use this address for a Fairweek account.',
    'Enter this code within 10 minutes under Account and security. If it was not you, ignore this email: nothing changes.',
  ],
  highlight: code,
  expiresAt: inSeconds(CODE_SECONDS),
});

/** Email: the address that someone wants to have belongs to an account already. */
export const addressInUseEmail = (to: string): Email => ({
  to,
  subject: 'Your address already has a Fairweek account',
  paragraphs: [
    'Someone, hopefully you, wants to use this address for another Fairweek account. It already belongs to one, and nothing changes.',
    'If it was you, sign in with this address, or ask an administrator. If it was not you, ignore this email.',
  ],
});

/** Email to an address that an account had until its former one was restored. */
export const replacedAddressEmail = (to: string): Email => ({
  to,
  subject: 'Your Fairweek email address was changed back',
  paragraphs: [
    'The former email address of your account was restored, with the link that was sent there. Every device was signed out, and your password no longer works.',
    'If it was not you, write to an administrator at once.',
  ],
});

/** Email to the former address: the account has another one, and how to take that back. */
export const formerAddressEmail = (
  to: string,
  link: string,
  origin: Email['facts'] = [],
): Email => ({
  to,
  subject: 'Your Fairweek email address was changed',
  paragraphs: [
    'The email address of your account was changed. From now on you sign in with the new one, and emails go there.',
    `If it was not you, take it back within ${UNDO_DAYS} days with the button below: that restores this address, signs out every device, revokes every access token, and lets you choose a new password.`,
  ],
  facts: [{ label: 'When', value: `${momentText(new Date(), 'UTC')} UTC` }, ...origin],
  action: { label: 'Restore this address', url: link },
  expiresAt: inSeconds(UNDO_DAYS * 24 * 3600),
});
