import { type AuditLogQueryVariables, useAuditLogQuery } from '../../generated/graphql';
import { addressId } from '../../lib/address/address-values';
import { useTableState } from '../../lib/address/use-table-state';
import { DownloadButton } from '../../ui/button/DownloadButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Download, ScrollText, SearchX } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/Stack';
import { ListTools } from '../../ui/list/ListTools';
import { ShowOlder } from '../../ui/list/ShowOlder';
import { DeskText } from '../../ui/text/Text';
import { AuditDays } from './AuditDays';
import { AUDIT_FILTERS, type AuditFilter, AuditFilters, type AuditPickers } from './AuditFilters';
import { PAGE_SIZE } from './audit-runs';

const DAY = /^20\d\d-\d\d-\d\d$/;
const dayOf = (text: string) => (DAY.test(text) ? text : null);

/** The query for the server; values in the address that make no sense are left out. */
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
        <AuditDays entries={page.items} />
        <ShowOlder
          what="actions"
          nextCursor={page.nextCursor}
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
        filters={
          <AuditFilters
            filters={state.filters}
            onChange={state.setFilter}
            {...{ UserFilter, PropertyFilter }}
          />
        }
        actions={
          <DownloadButton
            variant="secondary"
            icon={<Download size={16} aria-hidden />}
            to={csvPath(variables)}
          >
            <DeskText>Export CSV</DeskText>
          </DownloadButton>
        }
      />
      {content()}
    </Stack>
  );
}
