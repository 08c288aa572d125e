import { type MessagePartsFragment, useMailboxQuery } from '../../../generated/graphql';
import { LIST_OPTIONS } from '../../../lib/list/query-options';
import { Archive, MailOpen, Send } from '../../../ui/icon/icons';
import { LIST_PAGE } from '../compose/limits';
import { MessageRow } from './MessageRow';
import { PagedList } from './PagedList';

const BOXES = {
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

/** One mailbox, newest first; selecting a message opens its conversation. */
export function MailboxList({ box }: { box: keyof typeof BOXES }) {
  const query = useMailboxQuery({ variables: { box, first: LIST_PAGE }, ...LIST_OPTIONS });
  const page = (query.data ?? query.previousData)?.mailbox;
  const { label, holds, empty } = BOXES[box];
  return (
    <PagedList
      label={label}
      // Messages just read, archived or restored leave the list before it is refetched.
      rows={page?.items.filter(holds)}
      pageInfo={page?.pageInfo}
      query={query}
      load={(before) => query.fetchMore({ variables: { before, first: LIST_PAGE } })}
      empty={empty}
    >
      {(message) => <MessageRow key={message.id} message={message} />}
    </PagedList>
  );
}
