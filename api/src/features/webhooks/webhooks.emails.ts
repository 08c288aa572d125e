import type { Email } from '../../core/mail/email';
import { DAYS_OF_FAILURE } from './rules';

/** The email to the owner of a webhook that was switched off because its address failed. */
export function offEmail(
  appUrl: string,
  facts: { to: string; firstName: string; name: string; host: string; isGone: boolean },
): Email {
  const { to, firstName, name, host, isGone } = facts;
  const reason = isGone
    ? `${host} answered that the address is gone for good (410).`
    : `${host} has refused every delivery for ${DAYS_OF_FAILURE} days or more, or could not be reached.`;
  return {
    to,
    subject: `Your webhook “${name}” was switched off`,
    paragraphs: [
      `Hello ${firstName}, the webhook “${name}” was switched off. ${reason}`,
      'Once the address works, switch it on again under Account and security. Events until then are not sent.',
    ],
    action: { label: 'Open Account and security', url: `${appUrl}/account` },
  };
}
