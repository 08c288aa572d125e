import type { EntityManager } from 'typeorm';
import type { User } from '../features/auth/user.entity';
import { type MadeConversation, makeConversations } from '../features/messages/message.factory';
import { finderByName } from './people';

const HOUR_MS = 3_600_000;

/** A conversation to scroll in: house talk of two owners, as they take turns. */
const HOUSE_TALK = [
  'Did you get the boiler serviced before you left?',
  'Yes, on Friday. The report is in the kitchen drawer, and I sent a copy to the office.',
  'Perfect, thank you. The kids want to know whether the canoe is usable again.',
  'It is! New paddles too, they are in the shed behind the skis.',
  'You are a hero. We arrive on Saturday around four.',
  'The key box sticks a little in the cold. Push, then turn.',
  'Good to know. Anything we should bring?',
  'Coffee filters and a bulb for the reading lamp, if you pass a shop.',
  'Done. Shall I leave the heating at 17 when we go?',
  'Sixteen is fine, the next guests come two days later.',
  'We saw a deer on the lawn this morning!',
  'She comes every autumn. Last year she had two fawns with her.',
];

const SMALL_TALK: [string, string][] = [
  ['Agnes Holm', 'The plumber comes on Tuesday at nine, could somebody let him in?'],
  ['Bruno Costa', 'Would you trade your second week of August for mine in July?'],
  ['Clara Weiss', 'Thank you for leaving the house so tidy. It was a joy to arrive.'],
  ['Dario Conti', 'I posted the photos of the new terrace in the house papers.'],
  ['Elin Sandberg', 'We forgot a blue jacket, size 128. Have you seen it?'],
  ['Farah Nasser', 'The meeting about the roof is moved to the 14th.'],
  ['Gustav Lund', 'Ski wax is in the left cupboard now, no longer in the oven drawer. Long story.'],
];

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

/** Conversations of olivia and omar: a long one with an unread message between them, and shorter ones. */
export async function seedConversations(manager: EntityManager, people: User[]): Promise<void> {
  const named = finderByName(people);
  const now = Date.now();
  const ago = (hours: number) => new Date(now - hours * HOUR_MS);
  const olivia = named('Olivia Marsh');
  const omar = named('Omar Haddad');
  const ada = named('Ada Keller');
  const long = Array.from({ length: 120 }, (_, i) => HOUSE_TALK[i % HOUSE_TALK.length] ?? '');
  const question = {
    senderId: omar.id,
    content: 'Are you choosing your weeks tonight? My turn is right after yours.',
    createdAt: ago(0.5),
    isRead: false,
  };
  const small = SMALL_TALK.map(([name, line], index) =>
    talk(
      named(name),
      olivia,
      index % 2 === 0 ? [line] : ['How was your stay?', 'Lovely, as always.', line],
      { endedAt: ago((index + 1) * 27), unread: index < 2 ? 1 : 0 },
    ),
  );
  const welcome = ['Welcome to Fairweek! Your temporary password came by mail.'];
  const papers = ['Could you add the insurance papers?', 'They are there now.'];
  const chat = talk(omar, olivia, long, { endedAt: ago(3), unread: 0 });
  await makeConversations(manager, [
    { ...chat, messages: [...chat.messages, question] },
    ...small,
    talk(ada, named('Felix Brandt'), welcome, { endedAt: ago(30), unread: 1 }),
    talk(omar, ada, papers, { endedAt: ago(50), unread: 0 }),
  ]);
}
