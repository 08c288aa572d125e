import { Download, ScrollText, SearchX } from 'lucide-react';
import styled from 'styled-components';
import { type AuditLogQueryVariables, useAuditLogQuery } from '../../generated/graphql';
import { addressId } from '../../lib/address/address-id';
import { useTableState } from '../../lib/address/use-table-state';
import { useMediaQuery } from '../../lib/use-media-query';
import { Button } from '../../ui/button/Button';
import { DownloadButton } from '../../ui/button/DownloadButton';
import { ShowOlder } from '../../ui/data/ShowOlder';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { SearchField } from '../../ui/form/SearchField';
import { Stack } from '../../ui/layout/Stack';
import { DESK } from '../../ui/theme/desk';
import { color, radius, space } from '../../ui/theme/tokens';
import { AuditEntry } from './AuditEntry';
import { AUDIT_FILTERS, type AuditFilter, AuditFilters, type AuditPickers } from './AuditFilters';

const PAGE_SIZE = 30;

const List = styled.ul`
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  list-style: none;
`;
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: space-between;
  & > :first-child {
    flex: 1 1 14rem;
    max-width: 26rem;
  }
`;

const DAY = /^20\d\d-\d\d-\d\d$/;
const dayOf = (text: string) => (DAY.test(text) ? text : null);

/** What the server is asked for; whatever the address makes no sense of is left out. */
function variablesOf(filters: Record<AuditFilter, string>, search: string) {
  const [from, to] = [dayOf(filters.from), dayOf(filters.to)];
  return {
    search: search || null,
    personId: addressId(filters.person) ?? null,
    propertyId: addressId(filters.house) ?? null,
    kind: filters.kind || null,
    from,
    to,
    timeZone: from || to ? Intl.DateTimeFormat().resolvedOptions().timeZone : null,
  } satisfies AuditLogQueryVariables;
}

/** The address of the same entries as CSV. */
function csvPath(variables: ReturnType<typeof variablesOf>): string {
  const known = Object.entries(variables).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return `/api/admin/audit-log.csv?${new URLSearchParams(known)}`;
}

/** Nothing was logged, or nothing that matches. */
function NoEntries({
  search,
  filterCount,
  clear,
}: Pick<ReturnType<typeof useTableState>, 'search' | 'filterCount' | 'clear'>) {
  if (search === '' && filterCount === 0) {
    return (
      <EmptyState
        icon={<ScrollText size={28} />}
        title="Nothing logged yet"
        text="All changes by administrators are recorded here."
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={search === '' ? 'Nothing found' : `Nothing found for “${search}”`}
      action={
        <Button variant="secondary" onClick={clear}>
          Clear filters
        </Button>
      }
    />
  );
}

/** The audit log in sentences, newest first; new entries appear at the top, loaded pages stay. */
export function AuditTab({ UserFilter, PropertyFilter }: AuditPickers) {
  const state = useTableState<'AT', AuditFilter>(['AT'], { filters: AUDIT_FILTERS });
  const { search } = state;
  const variables = variablesOf(state.filters, search);
  const query = useAuditLogQuery({
    variables: { first: PAGE_SIZE, ...variables },
    fetchPolicy: 'cache-and-network',
    refetchWritePolicy: 'merge',
  });
  const page = (query.data ?? query.previousData)?.auditLog;

  const content = () => {
    if (!page) {
      const problem = 'The log could not be loaded.';
      return <NotLoaded error={query.error} refetch={query.refetch} problem={problem} />;
    }
    if (page.items.length === 0) return <NoEntries {...state} />;
    return (
      <>
        <List aria-label="Administrator actions">
          {page.items.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} />
          ))}
        </List>
        <ShowOlder
          what="actions"
          nextCursor={page.nextCursor}
          fetchOlder={(before) => query.fetchMore({ variables: { before, first: PAGE_SIZE } })}
        />
      </>
    );
  };

  const isDesk = useMediaQuery(DESK);
  const download = (
    <DownloadButton
      variant="secondary"
      size={isDesk ? 'medium' : 'small'}
      icon={<Download size={16} aria-hidden />}
      to={csvPath(variables)}
    >
      Export CSV
    </DownloadButton>
  );
  return (
    <Stack $gap={3}>
      <Tools>
        <SearchField
          label="Search the audit log"
          placeholder="Who, what or whom…"
          value={state.text}
          onChange={state.setText}
        />
        {isDesk && download}
      </Tools>
      <AuditFilters
        filters={state.filters}
        onChange={state.setFilter}
        beside={!isDesk && download}
        {...{ UserFilter, PropertyFilter }}
      />
      {content()}
    </Stack>
  );
}
