import { useSearchParams } from 'react-router-dom';
import {
  type CompanyDraftSort,
  CompanyDraftsDocument,
  useCompanyDraftCountsQuery,
} from '../../../generated/graphql';
import { addressYear, chosenOption } from '../../../lib/address/address-values';
import { useTableState } from '../../../lib/address/use-table-state';
import { grouped } from '../../../lib/text/format';
import { choice, type Filter, type Filters } from '../../../ui/list/filter';
import { useListPage } from '../../../ui/list/use-list';
import { draftName, STATES } from './draft-words';
import { keyOf } from './place-in-list';

/** The last two years, this one and the next three. */
function yearFilter(): Filter<number> {
  const now = new Date().getFullYear();
  const years = [-2, -1, 0, 1, 2, 3].map((by) => String(now + by));
  const options = years.map((year) => ({ value: year, label: year }));
  return {
    ...choice('Year', options, { none: 'All years' }),
    valueOf: (text) => (text === '' ? null : addressYear(text)),
  };
}

/** The drafts that the address asks for, and how many are in each state, which tabs may choose. */
export function useCompanyDrafts(hasTabs: boolean) {
  const [params] = useSearchParams();
  const chosenState = chosenOption(STATES, params.get('state') ?? '') || 'ALL';
  const state = useTableState<CompanyDraftSort, string>(['NEXT', 'PROPERTY', 'YEAR'], {
    filters: hasTabs ? ['year'] : ['state', 'year'],
  });
  const years = yearFilter();
  const year = years.valueOf(state.filters.year ?? '');
  const counts = useCompanyDraftCountsQuery({
    variables: { year, search: state.variables.search },
    fetchPolicy: 'cache-and-network',
  }).data?.companyDraftCounts;
  const countOf = (one: string) => counts?.find(({ state }) => state === one)?.count;
  const states = STATES.filter(({ value }) => value !== 'ALL').map(({ value, label }) => {
    const count = countOf(value);
    return { value, label: count === undefined ? label : `${label} (${grouped(count)})` };
  });
  const filters: Filters = {
    ...(!hasTabs && { state: choice('State', states, { none: 'All states' }) }),
    year: years,
  };
  const list = useListPage(state, {
    label: 'Drafts',
    query: CompanyDraftsDocument,
    pageOf: ({ companyDrafts }) => companyDrafts,
    filters,
    where: () => ({ state: chosenState, year }),
    nameOf: (draft) => draftName(draft),
    keyOf: (draft) => keyOf(draft),
  });
  return { ...list, chosenState, year, countOf };
}
