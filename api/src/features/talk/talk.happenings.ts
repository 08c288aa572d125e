import { happening, liveEvent } from '../../core/audiences/happening';
import { type TalkBusEvent, TalkEventKind, talkTopic } from './talk.events';
import type { TalkMessageView } from './talk.types';

interface Heard {
  propertyId: number;
  /** Who hears of it live, as talkListener names them. */
  listeners: readonly string[];
}

const live = ({ listeners }: Heard, event: TalkBusEvent, ifTooLarge?: TalkBusEvent) =>
  listeners.map((listener) => liveEvent(talkTopic(listener), event, ifTooLarge));

/** A message was sent; `pushed` are notified on their devices. */
export const talkSent = happening<Heard & { message: TalkMessageView; pushed: readonly number[] }>(
  'talk.sent',
  {
    live: (heard) => {
      const { message, propertyId } = heard;
      const event = { kind: TalkEventKind.SENT, propertyId, messageId: message.id };
      // What an answer quotes is not for everyone to read.
      return live(heard, message.replyTo ? event : { ...event, message }, event);
    },
    push: ({ pushed, propertyId }) => ({
      ...{ userIds: pushed, subject: 'talk', subjectId: propertyId },
    }),
  },
);

/** Someone has read, changed a message, joined or left; open pages alone hear of it. */
export const talkChanged = happening<Heard & { event: Omit<TalkBusEvent, 'propertyId'> }>(
  'talk.changed',
  { live: (heard) => live(heard, { ...heard.event, propertyId: heard.propertyId }) },
);
