import type { MessagePartsFragment } from '../../../generated/graphql';

/** The participant who is not the signed-in user. */
export const otherPerson = (message: MessagePartsFragment, userId: string) =>
  message.senderId === userId ? message.receiver : message.sender;

/** The delivery status of the user's own message (spec §4). */
export const statusOf = (message: Pick<MessagePartsFragment, 'isRead'>) =>
  message.isRead ? '✓ Read' : '○ Delivered';
