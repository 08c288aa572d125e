import type { Letter } from '../../kit/mail/letter';
import type { SpecialRequestView } from './special-request.types';

/** A category, priority or status as people read it (spec §3). */
const spoken = (value: string): string => value.replaceAll('_', ' ');

/** A request for whoever is to do it; an answer goes to the requester. */
export function forwardedRequest(
  to: string,
  { title, description, category, priority, status, createdAt, user, property }: SpecialRequestView,
): Letter {
  const asker = `${user.firstName} ${user.lastName}`;
  return {
    to,
    replyTo: user.email ?? undefined,
    subject: `Special request: ${title}`,
    paragraphs: [
      `${asker} asks for something at ${property.name}. ${
        user.email
          ? `An answer to this mail goes to them.`
          : 'They no longer have an e-mail address; please answer the administrator.'
      }`,
    ],
    quote: description,
    facts: [
      { label: 'From', value: user.email ? `${asker} (${user.email})` : asker },
      { label: 'Property', value: `${property.name}, ${property.location}` },
      { label: 'Category', value: spoken(category) },
      { label: 'Priority', value: spoken(priority) },
      { label: 'Status', value: spoken(status) },
      { label: 'Asked on', value: `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` },
    ],
  };
}
