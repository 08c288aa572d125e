import type { Email } from '../../../core/mail/email';

/** A conversation with unread messages, and the newest of them in chronological order. */
export interface DigestConversation {
  conversationId: number;
  /** Name of the sender. */
  name: string;
  unreadCount: number;
  contents: string[];
}

/** Maximum length of a quoted message, in characters. */
const EXCERPT = 300;

function excerptOf(content: string): string {
  const characters = [...content];
  return characters.length > EXCERPT
    ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…`
    : content;
}

const unread = (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`);

/** One email for all conversations with unread messages. */
export function digestEmail(options: {
  to: string;
  firstName: string;
  conversations: DigestConversation[];
  appUrl: string;
  unsubscribeUrl: string;
}): Email {
  const { to, firstName, conversations, appUrl, unsubscribeUrl } = options;
  const total = conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  const [first] = conversations;
  const only = conversations.length === 1 ? first : undefined;
  const where = only ? `from ${only.name}` : `in ${conversations.length} conversations`;
  return {
    to,
    thread: only && `conversation-${only.conversationId}`,
    subject: `${unread(total)} ${where}`,
    paragraphs: [`Hello ${firstName}, this is waiting for you at Fairweek:`],
    sections: conversations.map(({ conversationId, name, unreadCount, contents }) => ({
      title: `${name}: ${unread(unreadCount)}`,
      quotes: contents.map(excerptOf),
      action: {
        label: 'Open the conversation',
        url: `${appUrl}/messages?conversation=${conversationId}`,
      },
    })),
    unsubscribeUrl,
  };
}
