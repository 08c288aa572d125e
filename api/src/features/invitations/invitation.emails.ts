import type { Email } from '../../core/mail/email';
import type { InvitedProperty } from './invitation.types';
import { INVITATION_DAYS, sharesText } from './rules';

const DAY_MS = 24 * 3600 * 1000;
/** More properties would hide the link. */
const MAX_PROPERTIES = 8;

/** An invitation to write. */
interface Invited {
  email: string;
  firstName: string;
  properties: InvitedProperty[];
  link: string;
  /** True if the user was invited before. */
  isReminder: boolean;
}

function factsOf(properties: InvitedProperty[]): Email['facts'] {
  const facts = properties.slice(0, MAX_PROPERTIES).map((property) => ({
    label: property.name,
    value: `${property.location}, ${sharesText(property.shareNumbers)}`,
  }));
  const more = properties.length - facts.length;
  return more > 0 ? [...facts, { label: 'And more', value: `${more} properties` }] : facts;
}

export function invitationEmail({
  email,
  firstName,
  properties,
  link,
  isReminder,
}: Invited): Email {
  const [property, ...others] = properties;
  const place = property && others.length === 0 ? ` for ${property.name}` : '';
  return {
    to: email,
    subject: isReminder
      ? `Reminder: your Fairweek account${place} is waiting`
      : `Your Fairweek account${place} is ready`,
    paragraphs: [
      `Hello ${firstName}, Fairweek is where the owners of a holiday home see their weeks, swap them, read the house documents and write to each other.`,
      'An administrator has opened an account for you. All that is left is to choose your password.',
      `The link works once, within ${INVITATION_DAYS} days, and replaces any earlier one. If you did not expect this email, ignore it: without a password no one can sign in.`,
    ],
    facts: factsOf(properties),
    action: { label: 'Choose your password', url: link },
    expiresAt: new Date(Date.now() + INVITATION_DAYS * DAY_MS),
    isBulk: true,
  };
}
