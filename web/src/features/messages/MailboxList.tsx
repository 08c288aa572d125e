import { Inbox, MailOpen, Send } from 'lucide-react';
import { type Mailbox, type MessagePartsFragment, useMailboxQuery } from '../../generated/graphql';
import { Avatar } from '../../ui/Avatar';
import { LIST_PAGE } from './limits';
import { Item, Line, MenuPlace, Name, Preview, RowLink, Status, Time } from './list-style';
import { MessageMenu } from './MessageMenu';
import { useMessaging } from './messaging-context';
import { PagedList } from './PagedList';
import { nameOf, otherPerson, statusOf } from './people';
import { LIST_OPTIONS } from './query-options';
import { listTime } from './times';
import { useSelection } from './use-selection';

const BOXES = {
  UNREAD: {
    label: 'Unread messages',
    holds: (message: MessagePartsFragment) => !message.isRead,
    empty: {
      icon: <Inbox size={28} />,
      title: 'All caught up',
      text: 'New messages appear here the moment they are sent.',
    },
  },
  READ: {
    label: 'Read messages',
    holds: (message: MessagePartsFragment) => message.isRead,
    empty: {
      icon: <MailOpen size={28} />,
      title: 'Nothing read yet',
      text: 'Messages move here once you have opened them.',
    },
  },
  SENT: {
    label: 'Sent messages',
    holds: () => true,
    empty: {
      icon: <Send size={28} />,
      title: 'Nothing sent yet',
      text: 'Messages that you send appear here with their status.',
    },
  },
};

function MessageRow({ message, box }: { message: MessagePartsFragment; box: Mailbox }) {
  const { userId } = useMessaging();
  const { visit } = useSelection();
  const name = nameOf(otherPerson(message, userId));
  const isUnread = box === 'UNREAD';
  return (
    <Item>
      <RowLink to={`/messages?conversation=${message.conversationId}`} {...visit}>
        <Avatar name={name} size={44} />
        <span>
          <Line>
            <Name $strong={isUnread}>{box === 'SENT' ? `To ${name}` : name}</Name>
            <Time dateTime={message.createdAt}>{listTime(message.createdAt)}</Time>
          </Line>
          <Line>
            <Preview $strong={isUnread}>{message.content}</Preview>
          </Line>
          {box === 'SENT' && <Status $isRead={message.isRead}>{statusOf(message)}</Status>}
        </span>
      </RowLink>
      <MenuPlace>
        <MessageMenu message={message} />
      </MenuPlace>
    </Item>
  );
}

/** One tab of the mailbox, newest first; selecting a message opens its conversation. */
export function MailboxList({ box }: { box: Mailbox }) {
  const query = useMailboxQuery({ variables: { box, first: LIST_PAGE }, ...LIST_OPTIONS });
  const page = (query.data ?? query.previousData)?.mailbox;
  const before = page?.nextCursor;
  const { label, holds, empty } = BOXES[box];
  return (
    <PagedList
      label={label}
      // What has just been read or archived leaves the list before the server's next answer.
      rows={page?.items.filter((message) => holds(message) && !message.isArchived)}
      hasFailed={query.error !== undefined}
      onRetry={() => query.refetch()}
      loadNext={
        before ? () => query.fetchMore({ variables: { before, first: LIST_PAGE } }) : undefined
      }
      empty={empty}
    >
      {(message) => <MessageRow key={message.id} message={message} box={box} />}
    </PagedList>
  );
}
