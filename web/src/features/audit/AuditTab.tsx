import { ScrollText, SearchX } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { type AuditLogQuery, useAuditLogQuery } from '../../generated/graphql';
import { errorText } from '../../kit/error-text';
import { useSettled } from '../../kit/use-settled';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { SearchField } from '../../ui/SearchField';
import { Stack } from '../../ui/Stack';
import { useToast } from '../../ui/Toast';
import { color, radius, space } from '../../ui/theme/tokens';
import { AuditEntry } from './AuditEntry';
import { useAdminEvents } from './use-admin-events';

const PAGE_SIZE = 30;

const List = styled.ul`
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  list-style: none;
`;
const SearchWidth = styled.div`
  max-width: 26rem;
  margin-bottom: ${space[1]};
`;

/** The newest entries above those that are shown; alone where there may be others between them. */
function withNewer(
  shown: AuditLogQuery,
  { fetchMoreResult: newest }: { fetchMoreResult: AuditLogQuery },
): AuditLogQuery {
  const known = new Set(shown.auditLog.items.map(({ id }) => id));
  const newer = newest.auditLog.items.filter(({ id }) => !known.has(id));
  if (newer.length === newest.auditLog.items.length) return newest;
  return { auditLog: { ...shown.auditLog, items: [...newer, ...shown.auditLog.items] } };
}

/** Every administrator action, newest first. */
export function AuditTab() {
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { toast } = useToast();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const query = useAuditLogQuery({
    variables: { first: PAGE_SIZE, search: search || null },
    fetchPolicy: 'network-only',
  });
  const page = (query.data ?? query.previousData)?.auditLog;

  useAdminEvents(() => {
    query.fetchMore({ updateQuery: withNewer }).catch(() => undefined);
  });

  const loadMore = async () => {
    setLoadingMore(true);
    try {
      await query.fetchMore({
        variables: { before: page?.nextCursor },
        updateQuery: (before, { fetchMoreResult: { auditLog } }) => ({
          auditLog: { ...auditLog, items: [...before.auditLog.items, ...auditLog.items] },
        }),
      });
    } catch (error) {
      const description = errorText(error, 'The log could not be loaded.');
      toast({ title: 'Error', description, destructive: true });
    }
    setLoadingMore(false);
  };

  const content = () => {
    if (!page) {
      if (!query.error) return <LoadingState />;
      const message = errorText(query.error, 'The log could not be loaded.');
      return <ErrorState message={message} onRetry={() => query.refetch()} />;
    }
    if (page.items.length === 0) {
      return search === '' ? (
        <EmptyState
          icon={<ScrollText size={28} />}
          title="Nothing logged yet"
          text="Whatever administrators change is kept here."
        />
      ) : (
        <EmptyState icon={<SearchX size={28} />} title={`Nothing found for “${search}”`} />
      );
    }
    return (
      <>
        <List aria-label="Administrator actions">
          {page.items.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} />
          ))}
        </List>
        {page.nextCursor !== null && (
          <Stack $align="center">
            <Button variant="secondary" busy={isLoadingMore} onClick={loadMore}>
              Show older actions
            </Button>
          </Stack>
        )}
      </>
    );
  };

  return (
    <Stack $gap={3}>
      <SearchWidth>
        <SearchField
          label="Search the audit log"
          placeholder="Who, what or whom…"
          value={text}
          onChange={setText}
        />
      </SearchWidth>
      {content()}
    </Stack>
  );
}
