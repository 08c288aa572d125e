import { useSearchParams } from 'react-router-dom';
import {
  type CompanyDraftSort,
  CompanyDraftsDocument,
  useCompanyDraftCountsQuery,
  useCompanyDraftsQuery,
} from '../../../generated/graphql';
import { addressYear, chosenOption } from '../../../lib/address/address-values';
import { useTableState } from '../../../lib/address/use-table-state';
import { useListState } from '../../../lib/list/list-state';
import { useReadAll } from '../../../lib/list/use-read-all';
import { errorText } from '../../../lib/network/error-text';
import type { DraftFilter } from './DraftListFilters';
import { STATES } from './draft-words';
import { keyOf } from './place-in-list';

const SORTS = ['NEXT', 'PROPERTY', 'YEAR'] as const satisfies CompanyDraftSort[];

/** The drafts that the address asks for, how many are in each state, and all that match. */
export function useCompanyDrafts(filters: readonly DraftFilter[]) {
  const [params] = useSearchParams();
  const state = useTableState<CompanyDraftSort, DraftFilter>([...SORTS], { filters });
  const chosenState = chosenOption(STATES, params.get('state') ?? '') || 'ALL';
  const year = state.filters.year === '' ? null : addressYear(state.filters.year);
  const { search } = state.variables;
  const variables = { ...state.variables, state: chosenState, year };
  const { data, previousData, error, refetch } = useCompanyDraftsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const counts = useCompanyDraftCountsQuery({
    variables: { year, search },
    fetchPolicy: 'cache-and-network',
  }).data?.companyDraftCounts;
  const all = useReadAll({
    query: CompanyDraftsDocument,
    variables: { search, state: chosenState, year },
    itemsOf: ({ companyDrafts }) => companyDrafts.items,
  });
  const page = (data ?? previousData)?.companyDrafts;
  return {
    ...{ state, chosenState, year, counts, page, refetch, all },
    list: useListState(data?.companyDrafts, keyOf, variables),
    problem: error && !page ? errorText(error, 'The drafts could not be loaded.') : undefined,
  };
}
