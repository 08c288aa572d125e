import { action } from '../../core/audiences/action';
import { happening, liveEvent } from '../../core/audiences/happening';
import { type TalkBusEvent, TalkEventKind, talkTopic } from './talk.events';
import type { TalkMessageView } from './talk.types';

interface Heard {
  propertyId: number;
  /** The listeners of the talk, as talkListener names them. */
  listeners: readonly string[];
}

const live = ({ listeners }: Heard, event: TalkBusEvent, ifTooLarge?: TalkBusEvent) =>
  listeners.map((listener) => liveEvent(talkTopic(listener), event, ifTooLarge));

interface Sent extends Heard {
  messageId: number;
  /** The message, if all read the same; otherwise each page reads it. */
  message?: TalkMessageView | null;
  /** The users who are notified on their devices. */
  pushed: readonly number[];
}

/** A message was sent. */
export const talkSent = happening<Sent>('talk.sent', {
  live: (heard) => {
    const { messageId, message, propertyId } = heard;
    const event = { kind: TalkEventKind.SENT, propertyId, messageId };
    return live(heard, message ? { ...event, message } : event, event);
  },
  push: ({ pushed, propertyId }) => ({ userIds: pushed, subject: 'talk', subjectId: propertyId }),
});

/** Someone has read, changed a message, joined or left; only open pages are notified. */
export const talkChanged = happening<Heard & { event: Omit<TalkBusEvent, 'propertyId'> }>(
  'talk.changed',
  { live: (heard) => live(heard, { ...heard.event, propertyId: heard.propertyId }) },
);

export const talkJoined = action('talk.join');
export const talkLeft = action('talk.leave');
export const newcomersReadAllSet = action('talk.newcomers');
export const talkAnnounced = action('talk.announce');
export const talkMessageDeleted = action('talk.delete');
