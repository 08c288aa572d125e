import type { ReactNode } from 'react';
import type { MessagePartsFragment } from '../../../generated/graphql';
import { conversationPath } from '../../../lib/address/paths';
import { listTime } from '../../../lib/dates/message-times';
import { fullName } from '../../../lib/text/names';
import { Avatar } from '../../../ui/picture/Avatar';
import {
  Item,
  Line,
  MenuPlace,
  Name,
  Preview,
  RowLink,
  Status,
  Time,
} from '../../../ui/thread/list-style';
import { MessageMenu } from '../bubble/MessageMenu';
import { otherPerson, statusOf } from '../compose/people';
import { useMessaging } from '../sync/messaging-context';
import { useSelection } from '../use-selection';

interface MessageRowProps {
  message: MessagePartsFragment;
  /** The address of the message itself, where it is not among the newest of its conversation. */
  to?: string;
  /** Its text, or an excerpt of it; defaults to its start. */
  text?: ReactNode;
  hasMenu?: boolean;
}

/** One message in a list; selecting it opens its conversation. */
export function MessageRow({ message, to, text, hasMenu = true }: MessageRowProps) {
  const { userId } = useMessaging();
  const { messageId, visit } = useSelection();
  const person = otherPerson(message, userId);
  const name = fullName(person);
  const isMine = message.senderId === userId;
  return (
    <Item>
      <RowLink
        to={to ?? conversationPath(message.conversationId)}
        aria-current={messageId === message.id}
        {...visit}
      >
        <Avatar name={name} src={person.profileImageUrl} size={44} />
        <span>
          <Line>
            <Name $strong={false}>{isMine ? `To ${name}` : name}</Name>
            <Time dateTime={message.createdAt}>{listTime(message.createdAt)}</Time>
          </Line>
          <Line>
            <Preview $strong={false}>{text ?? message.content}</Preview>
          </Line>
          {isMine && <Status $isRead={message.isRead}>{statusOf(message)}</Status>}
        </span>
      </RowLink>
      {hasMenu && (
        <MenuPlace>
          <MessageMenu message={message} />
        </MenuPlace>
      )}
    </Item>
  );
}
