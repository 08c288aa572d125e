import type { EntityManager } from 'typeorm';
import type { User } from '../features/auth/user.entity';
import { type MadeConversation, makeConversations } from '../features/messages/message.factory';
import {
  beforeSmallTalk,
  houseTalk,
  papers,
  question,
  smallTalk,
  welcome,
} from './data/conversations.json';
import { finderByName } from './people';

const HOUR_MS = 3_600_000;

function talk(
  one: User,
  other: User,
  lines: string[],
  { endedAt, unread }: { endedAt: Date; unread: number },
): MadeConversation {
  const messages = lines.map((content, index) => ({
    senderId: index % 2 === 0 ? one.id : other.id,
    content,
    createdAt: new Date(endedAt.getTime() - (lines.length - 1 - index) * 5 * HOUR_MS),
    isRead: index < lines.length - unread,
    archivedByReceiver: index > 0 && index % 25 === 0,
  }));
  return { people: [one.id, other.id], messages };
}

/**
 * Seeds conversations of olivia and omar: a long one between them with an unread message, and
 * shorter ones.
 */
export async function seedConversations(manager: EntityManager, people: User[]): Promise<void> {
  const named = finderByName(people);
  const now = Date.now();
  const ago = (hours: number) => new Date(now - hours * HOUR_MS);
  const olivia = named('Olivia Marsh');
  const omar = named('Omar Haddad');
  const ada = named('Ada Keller');
  const long = Array.from({ length: 120 }, (_, i) => houseTalk[i % houseTalk.length] ?? '');
  const asked = {
    senderId: omar.id,
    content: question,
    createdAt: ago(0.5),
    isRead: false,
  };
  const small = smallTalk.map(({ name, line }, index) =>
    talk(named(name), olivia, index % 2 === 0 ? [line] : [...beforeSmallTalk, line], {
      endedAt: ago((index + 1) * 27),
      unread: index < 2 ? 1 : 0,
    }),
  );
  const chat = talk(omar, olivia, long, { endedAt: ago(3), unread: 0 });
  await makeConversations(manager, [
    { ...chat, messages: [...chat.messages, asked] },
    ...small,
    talk(ada, named('Felix Brandt'), welcome, { endedAt: ago(30), unread: 1 }),
    talk(omar, ada, papers, { endedAt: ago(50), unread: 0 }),
  ]);
}
