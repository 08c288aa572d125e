import type { Email } from '../../core/mail/email';
import { momentText } from '../../core/rules/sentence';
import type { User } from '../auth/user.entity';
import type { SpecialRequestView } from './special-request.types';

/** Formats a category, priority or status for reading (spec §3). */
const readable = (value: string): string => value.replaceAll('_', ' ');

/** The email that forwards a request; replies go to the requester. */
export function forwardedRequest(
  to: string,
  {
    id,
    title,
    description,
    category,
    priority,
    status,
    createdAt,
    user,
    property,
  }: SpecialRequestView,
): Email {
  const asker = `${user.firstName} ${user.lastName}`;
  return {
    to,
    thread: `request-${id}`,
    replyTo: user.email ?? undefined,
    subject: `Special request: ${title}`,
    paragraphs: [
      `${asker} has a request at ${property.name}. ${
        user.email
          ? 'Replies to this email go to them.'
          : 'They no longer have an e-mail address; please reply to the administrator.'
      }`,
    ],
    quote: description,
    facts: [
      { label: 'From', value: user.email ? `${asker} (${user.email})` : asker },
      { label: 'Property', value: `${property.name}, ${property.location}` },
      { label: 'Category', value: readable(category) },
      { label: 'Priority', value: readable(priority) },
      { label: 'Status', value: readable(status) },
      {
        label: 'Requested on',
        value: `${momentText(createdAt, 'UTC')} UTC`,
      },
    ],
  };
}

/**
 * The email that answers the person who made a request; null if they have no address any more.
 * Someone with an account answers on the request's page, a guest without one by replying.
 */
export function answeredRequest(
  { id, title, user, property, isGuest }: SpecialRequestView,
  { writer, words, appUrl }: { writer: User; words: string; appUrl: string },
): Email | null {
  if (!user.email) return null;
  const name = `${writer.firstName} ${writer.lastName}`;
  return {
    to: user.email,
    thread: `request-${id}`,
    subject: `Your request: ${title}`,
    paragraphs: [
      `Dear ${user.firstName},`,
      `${name} answered your request “${title}” at ${property.name}. ${
        isGuest
          ? 'Replies to this email go to them.'
          : 'You can answer on the page of your request.'
      }`,
    ],
    quote: words,
    ...(isGuest
      ? { replyTo: writer.email ?? undefined }
      : { action: { label: 'Open your request', url: `${appUrl}/requests/${id}` } }),
  };
}
