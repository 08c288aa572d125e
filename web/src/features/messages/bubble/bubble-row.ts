import type { MessagePartsFragment } from '../../../generated/graphql';
import type { LogRow } from '../../../ui/thread/log-rows';
import type { OutgoingMessage } from '../sync/outgoing-message';

export type BubbleRow = LogRow<MessagePartsFragment, OutgoingMessage>;

/** Messages of one author in a row stand together. */
export const authorOf = ({ senderId }: MessagePartsFragment) => senderId;
