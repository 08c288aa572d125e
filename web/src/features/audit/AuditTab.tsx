import { ScrollText, SearchX } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAuditLogQuery } from '../../generated/graphql';
import { errorText } from '../../lib/network/error-text';
import { useSettled } from '../../lib/use-settled';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LoadingState } from '../../ui/feedback/LoadingState';
import { useToast } from '../../ui/feedback/Toast';
import { SearchField } from '../../ui/form/SearchField';
import { Stack } from '../../ui/layout/Stack';
import { color, radius, space } from '../../ui/theme/tokens';
import { AuditEntry } from './AuditEntry';

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

/** The audit log, newest first; new entries appear at the top, loaded pages stay. */
export function AuditTab() {
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { toast } = useToast();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const query = useAuditLogQuery({
    variables: { first: PAGE_SIZE, search: search || null },
    fetchPolicy: 'cache-and-network',
    refetchWritePolicy: 'merge',
  });
  const page = (query.data ?? query.previousData)?.auditLog;

  const loadMore = async () => {
    setLoadingMore(true);
    try {
      await query.fetchMore({ variables: { before: page?.nextCursor, first: PAGE_SIZE } });
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
          text="All changes by administrators are recorded here."
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
