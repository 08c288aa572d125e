import { Archive, Inbox, MailOpen, Send } from 'lucide-react';
import {
  type Mailbox,
  type MessagePartsFragment,
  useMailboxQuery,
} from '../../../generated/graphql';
import { fullName } from '../../../lib/names';
import { Avatar } from '../../../ui/data/Avatar';
import { LIST_PAGE } from '../compose/limits';
import { otherPerson, statusOf } from '../compose/people';
import { useMessaging } from '../sync/messaging-context';
import { LIST_OPTIONS } from '../sync/query-options';
import { MessageMenu } from '../thread/MessageMenu';
import { listTime } from '../times';
import { useSelection } from '../use-selection';
import { Item, Line, MenuPlace, Name, Preview, RowLink, Status, Time } from './list-style';
import { PagedList } from './PagedList';

const BOXES = {
  UNREAD: {
    label: 'Unread messages',
    holds: ({ isRead, isArchived }: MessagePartsFragment) => !isRead && !isArchived,
    empty: {
      icon: <Inbox size={28} />,
      title: 'All caught up',
      text: 'New messages appear here the moment they are sent.',
    },
  },
  READ: {
    label: 'Read messages',
    holds: ({ isRead, isArchived }: MessagePartsFragment) => isRead && !isArchived,
    empty: {
      icon: <MailOpen size={28} />,
      title: 'Nothing read yet',
      text: 'Messages move here once you have opened them.',
    },
  },
  SENT: {
    label: 'Sent messages',
    holds: ({ isArchived }: MessagePartsFragment) => !isArchived,
    empty: {
      icon: <Send size={28} />,
      title: 'Nothing sent yet',
      text: 'Messages that you send appear here with their status.',
    },
  },
  ARCHIVED: {
    label: 'Archived messages',
    holds: ({ isArchived }: MessagePartsFragment) => isArchived,
    empty: {
      icon: <Archive size={28} />,
      title: 'Nothing archived',
      text: 'Messages that you archive are kept here, and can be moved back.',
    },
  },
};

function MessageRow({ message, box }: { message: MessagePartsFragment; box: Mailbox }) {
  const { userId } = useMessaging();
  const { visit } = useSelection();
  const name = fullName(otherPerson(message, userId));
  const isUnread = box === 'UNREAD';
  const isMine = message.senderId === userId;
  return (
    <Item>
      <RowLink to={`/messages?conversation=${message.conversationId}`} {...visit}>
        <Avatar name={name} size={44} />
        <span>
          <Line>
            <Name $strong={isUnread}>{isMine ? `To ${name}` : name}</Name>
            <Time dateTime={message.createdAt}>{listTime(message.createdAt)}</Time>
          </Line>
          <Line>
            <Preview $strong={isUnread}>{message.content}</Preview>
          </Line>
          {isMine && <Status $isRead={message.isRead}>{statusOf(message)}</Status>}
        </span>
      </RowLink>
      <MenuPlace>
        <MessageMenu message={message} />
      </MenuPlace>
    </Item>
  );
}

/** One mailbox, newest first; selecting a message opens its conversation. */
export function MailboxList({ box }: { box: Mailbox }) {
  const query = useMailboxQuery({ variables: { box, first: LIST_PAGE }, ...LIST_OPTIONS });
  const page = (query.data ?? query.previousData)?.mailbox;
  const before = page?.nextCursor;
  const { label, holds, empty } = BOXES[box];
  return (
    <PagedList
      label={label}
      // Messages just read, archived or restored leave the list before it is refetched.
      rows={page?.items.filter(holds)}
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
