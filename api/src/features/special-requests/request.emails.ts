import type { Email } from '../../core/mail/email';
import type { SpecialRequestView } from './special-request.types';

/** Formats a category, priority or status for reading (spec §3). */
const spoken = (value: string): string => value.replaceAll('_', ' ');

/** The email that forwards a request; replies go to the requester. */
export function forwardedRequest(
  to: string,
  { title, description, category, priority, status, createdAt, user, property }: SpecialRequestView,
): Email {
  const asker = `${user.firstName} ${user.lastName}`;
  return {
    to,
    replyTo: user.email ?? undefined,
    subject: `Special request: ${title}`,
    paragraphs: [
      `${asker} asks for something at ${property.name}. ${
        user.email
          ? 'Replies to this email go to them.'
          : 'They no longer have an e-mail address; please reply to the administrator.'
      }`,
    ],
    quote: description,
    facts: [
      { label: 'From', value: user.email ? `${asker} (${user.email})` : asker },
      { label: 'Property', value: `${property.name}, ${property.location}` },
      { label: 'Category', value: spoken(category) },
      { label: 'Priority', value: spoken(priority) },
      { label: 'Status', value: spoken(status) },
      {
        label: 'Requested on',
        value: `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      },
    ],
  };
}
