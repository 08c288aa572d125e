import type { MessagePartsFragment, PersonPartsFragment } from '../../../generated/graphql';

export const nameOf = (person: Pick<PersonPartsFragment, 'firstName' | 'lastName'>) =>
  `${person.firstName} ${person.lastName}`.trim();

/** The one of the two who is not me. */
export const otherPerson = (message: MessagePartsFragment, userId: string) =>
  message.senderId === userId ? message.receiver : message.sender;

/** How far a message of mine has come (spec §4). */
export const statusOf = (message: Pick<MessagePartsFragment, 'isRead'>) =>
  message.isRead ? '✓ Read' : '○ Delivered';
