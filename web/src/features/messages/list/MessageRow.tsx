import type { ReactNode } from 'react';
import type { MessagePartsFragment } from '../../../generated/graphql';
import { conversationPath } from '../../../lib/address/paths';
import { fullName } from '../../../lib/text/names';
import { ThreadRow } from '../../../ui/list/ThreadRow';
import { Item, MenuPlace, Preview, Status } from '../../../ui/thread/list-style';
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
  const { conversationId, messageId, visit } = useSelection();
  const person = otherPerson(message, userId);
  const name = fullName(person);
  const isMine = message.senderId === userId;
  return (
    <Item>
      <ThreadRow
        to={to ?? conversationPath(message.conversationId)}
        isCurrent={conversationId !== undefined && messageId === message.id}
        {...{ name, visit }}
        src={person.profileImageUrl}
        title={isMine ? `To ${name}` : name}
        at={message.createdAt}
        status={isMine && <Status $isRead={message.isRead}>{statusOf(message)}</Status>}
      >
        <Preview $strong={false}>{text ?? message.content}</Preview>
      </ThreadRow>
      {hasMenu && (
        <MenuPlace>
          <MessageMenu message={message} />
        </MenuPlace>
      )}
    </Item>
  );
}
