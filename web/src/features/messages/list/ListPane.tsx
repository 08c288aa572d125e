import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { useConversationsQuery } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { Archive, SquarePen } from '../../../ui/icon/icons';
import { type Tab, Tabs } from '../../../ui/tabs/Tabs';
import { box, color, font, space } from '../../../ui/theme/tokens';
import { ListSkeleton } from '../../../ui/thread/ListSkeleton';
import { NewMessageDialog } from '../compose/NewMessageDialog';
import { SearchBox } from '../compose/PeopleSearch';
import { moveInResults, SearchResults } from '../search/SearchResults';
import { useCounts } from '../sync/messaging-context';
import { useSelection } from '../use-selection';
import { ArchivePane } from './ArchivePane';
import { ConversationList } from './ConversationList';
import { MailboxList } from './MailboxList';
import { UnreadList } from './UnreadList';

const Root = styled.div`
  ${box.column()};
  height: 100%;
  min-height: 0;
  background: ${color.surface};
`;

const Header = styled.header`
  ${box.row(3)};
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};
  h1 {
    ${font.size('title')};
  }
`;

/** Gives the tabs the remaining height; each panel scrolls independently. */
const Lists = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  & > [data-orientation] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
  [role='tablist'] {
    flex: none;
    padding-inline: ${space[2]};
  }
  [role='tab'] {
    flex: 1 0 auto;
    justify-content: center;
    gap: 0.375rem;
    padding-inline: ${space[2]};
    ${font.size('small')};
  }
  [role='tabpanel'] {
    padding-top: 0;
  }
  [role='tabpanel'][data-state='active'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
  [role='tabpanel']:focus-visible {
    outline-offset: -2px;
  }
`;

const ArchiveLink = styled.div`
  flex: none;
  padding: ${space[1]} ${space[2]};
  border-top: 1px solid ${color.border};
`;

/** Asks for its messages while it is hidden. */
const Boxes = styled.div`
  display: contents;
  &[hidden] {
    display: none;
  }
`;

type TabName = 'unread' | 'read' | 'sent' | 'all';

interface ListPaneProps {
  conversations: ReturnType<typeof useConversationsQuery>;
  /** Whether the lists cannot stand in their place yet. */
  isPending: boolean;
  /** The conversations of houses. */
  houses: ReactNode;
  /** Renders the messages of houses that contain words. */
  housesFound: (text: string) => ReactNode;
}

/** The left pane: search, the houses, tabs with counts, and the lists (spec §2). */
export function ListPane({ conversations, isPending, houses, housesFound }: ListPaneProps) {
  const counts = useCounts();
  const { openPerson, openConversation } = useSelection();
  const [tab, setTab] = useState<TabName>('unread');
  const [text, setText] = useState('');
  const [isWriting, setWriting] = useState(false);
  /** False after the archive was shown; the focus then returns to its button. */
  const [isArchive, setArchive] = useState<boolean>();

  const tabs: Tab<TabName>[] = [
    {
      value: 'unread',
      label: 'Unread',
      count: counts?.unread,
      content: <UnreadList />,
    },
    { value: 'read', label: 'Read', count: counts?.read, content: <MailboxList box="READ" /> },
    { value: 'sent', label: 'Sent', count: counts?.sent, content: <MailboxList box="SENT" /> },
    {
      value: 'all',
      label: 'All Messages',
      content: <ConversationList query={conversations} />,
    },
  ];

  return (
    <Root onKeyDown={moveInResults}>
      <Header>
        <h1>Messages</h1>
        <Button size="small" icon={<SquarePen size={18} />} onClick={() => setWriting(true)}>
          New Message
        </Button>
      </Header>
      <SearchBox text={text} onText={setText} />
      <Lists>
        {text.trim() !== '' ? (
          <SearchResults
            {...{ text, housesFound }}
            onSelect={(person) => {
              setText('');
              openPerson(person);
            }}
          />
        ) : isArchive ? (
          <ArchivePane onBack={() => setArchive(false)} />
        ) : (
          <>
            {isPending ? <ListSkeleton /> : houses}
            <Boxes hidden={isPending}>
              <Tabs label="Messages" tabs={tabs} value={tab} onValueChange={setTab} />
              <ArchiveLink>
                <Button
                  variant="ghost"
                  size="small"
                  icon={<Archive size={16} aria-hidden />}
                  autoFocus={isArchive === false}
                  onClick={() => setArchive(true)}
                >
                  Archive{counts && ` (${counts.archived})`}
                </Button>
              </ArchiveLink>
            </Boxes>
          </>
        )}
      </Lists>
      {isWriting && (
        <NewMessageDialog
          onClose={() => setWriting(false)}
          onSent={(conversationId) => {
            setWriting(false);
            openConversation(conversationId);
          }}
        />
      )}
    </Root>
  );
}
