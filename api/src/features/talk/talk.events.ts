import { topic } from '../../core/events/event-bus';
import { defineEnum, type EnumOf } from '../../core/input/enum';
import { Id, IdOrNull, One, OneOrNull, View } from '../../core/view/view';
import { TalkMessageView } from './talk.types';

export const TalkEventKind = defineEnum('TalkEventKind', 'Kind of change in a talk.', {
  SENT: 'A message was sent.',
  CHANGED: 'A message was edited, deleted, pinned or unpinned, or someone reacted to it.',
  READ: 'userId has read up to readUpTo.',
  PEOPLE: 'Someone joined or left, or its settings changed: read the talk again.',
});
export type TalkEventKind = EnumOf<typeof TalkEventKind>;

@View('A change in a talk in which you take part.')
export class TalkEvent {
  @One(TalkEventKind, 'What happened.') kind!: TalkEventKind;
  @Id('Id of the property.') propertyId!: number;
  @OneOrNull(TalkMessageView, 'The message, if you may read it; for SENT and CHANGED.')
  message?: TalkMessageView | null;
  @IdOrNull('Id of the user who has read; only for READ.') userId?: number | null;
  @IdOrNull('Id of the last message that they have read; only for READ.')
  readUpTo?: number | null;
}

/** An event on the bus: the id of the message, with the message itself if all read the same. */
export type TalkBusEvent = Omit<TalkEvent, 'message'> & {
  messageId?: number;
  message?: TalkMessageView;
};

/**
 * The topic of everything that happens in a user's talks. Talks that they joined as an administrator
 * publish only to that of their administrator sessions.
 */
export const talkTopic = (listener: string) => topic<TalkBusEvent>('talk', listener);

/** The listener of the sessions of a user, with or without administrator rights. */
export const talkListener = (userId: number, isAdminSession: boolean) =>
  isAdminSession ? `${userId}:administrator` : String(userId);
