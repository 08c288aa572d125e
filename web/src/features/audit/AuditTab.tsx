import { type AuditLogQueryVariables, useAuditLogQuery } from '../../generated/graphql';
import { useTableState } from '../../lib/address/use-table-state';
import { DownloadButton } from '../../ui/button/DownloadButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Download, ScrollText, SearchX } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/Stack';
import { type FilterValues, filterFields, filterValues } from '../../ui/list/filter';
import { ListTools } from '../../ui/list/ListTools';
import { ShowOlder } from '../../ui/list/LoadMore';
import { DeskText } from '../../ui/text/hidden';
import { AuditDays } from './AuditDays';
import { type AuditPickers, auditFilters } from './audit-filters';
import { PAGE_SIZE } from './audit-runs';

/** The query for the server; values in the address that make no sense are left out. */
function variablesOf(
  { person, house, ...others }: FilterValues<ReturnType<typeof auditFilters>>,
  search: string,
) {
  return {
    ...{ search: search || null, personId: person, propertyId: house, ...others },
    timeZone: others.from || others.to ? Intl.DateTimeFormat().resolvedOptions().timeZone : null,
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
}: Pick<ReturnType<typeof useTableState>, 'search' | 'filterCount'>) {
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
    />
  );
}

/** The audit log in sentences, newest first; new entries appear at the top, loaded pages stay. */
export function AuditTab(pickers: AuditPickers) {
  const filters = auditFilters(pickers);
  const state = useTableState<'AT', string>(['AT'], { filters: Object.keys(filters) });
  const { search } = state;
  const variables = variablesOf(filterValues(filters, state.filters), search);
  const query = useAuditLogQuery({
    variables: { first: PAGE_SIZE, ...variables },
    fetchPolicy: 'cache-and-network',
    refetchWritePolicy: 'merge',
  });
  const page = (query.data ?? query.previousData)?.auditLog;

  const content = () => {
    if (!page) return <NotLoaded {...query} what="The log" />;
    if (page.items.length === 0) return <NoEntries {...state} />;
    return (
      <>
        <AuditDays entries={page.items} />
        <ShowOlder
          what="actions"
          pageInfo={page.pageInfo}
          fetchOlder={(before) => query.fetchMore({ variables: { before, first: PAGE_SIZE } })}
        />
      </>
    );
  };

  return (
    <Stack $gap={3}>
      <ListTools
        label="The audit log"
        searchPlaceholder="Who, what or whom…"
        state={state}
        filters={filterFields(filters, state.filters, state.setFilter)}
        actions={
          <DownloadButton variant="secondary" icon={<Download size={16} />} to={csvPath(variables)}>
            <DeskText>Export CSV</DeskText>
          </DownloadButton>
        }
      />
      {content()}
    </Stack>
  );
}
