import type { TalksQuery } from '../../../generated/graphql';

type Summary = TalksQuery['talks'][number];

/** The last message of a talk in a line: 'Omar: The ferry is late'. */
export function summaryText(last: Summary['last'], userId: string): string {
  if (!last) return 'No messages yet';
  const { authorId, authorName, content, deletedAt, card } = last;
  if (card) return card.title;
  const name = authorId === userId ? 'You' : authorName.split(' ')[0];
  return `${name}: ${deletedAt ? 'Message deleted' : content || 'Files'}`;
}
