import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { type TableState, useTableState } from '../../lib/address/use-table-state';
import { useListState } from '../../lib/list/list-state';
import { useReadAll } from '../../lib/list/use-read-all';
import { errorText } from '../../lib/network/error-text';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { matchingOf } from '../selection/matching';
import { SelectButton } from '../selection/SelectButton';
import {
  chosenRows,
  type Selectable,
  type Selection,
  selectionColumn,
  useSelection,
} from '../selection/selection';
import { DESK } from '../theme/tokens';
import { type Filters, type FilterValues, filterFields, filterValues } from './filter';

interface PageVariables extends OperationVariables {
  sort?: string | null;
}

type SortOf<Variables extends PageVariables> = NonNullable<Variables['sort']>;

/** The variables that the address determines. */
type OfPage = 'first' | 'offset' | 'search' | 'sort' | 'descending';

interface BoxOptions<Row extends Selectable> {
  /** The name of a row, for its box. */
  nameOf: (row: NoInfer<Row>) => string;
  /** False for a row that cannot be selected. */
  canSelect?: (row: NoInfer<Row>) => boolean;
  /** True where a phone shows boxes without being asked. */
  hasBoxes?: boolean;
  /** One that several lists share. */
  selection?: Selection<Row>;
}

/** Lets rows be selected, on a phone once its button was pressed. */
function useBoxes<Row extends Selectable>(
  rows: readonly Row[],
  { nameOf, canSelect = () => true, hasBoxes = false, selection: given }: BoxOptions<Row>,
) {
  const own = useSelection<Row>();
  const selection = given ?? own;
  const isDesk = useMediaQuery(DESK);
  const isSelecting = isDesk || hasBoxes || selection.isSelecting;
  return {
    ...{ selection, isSelecting },
    /** The selected rows as they are now. */
    chosen: chosenRows(selection, rows).filter(canSelect),
    boxes:
      isSelecting && rows.some(canSelect)
        ? selectionColumn(selection, { rows, nameOf, canSelect })
        : undefined,
    selectButton: !(isDesk || hasBoxes) && <SelectButton {...selection} />,
  };
}

interface PageOptions<
  Row extends Selectable,
  Data,
  Variables extends PageVariables,
  All extends Filters,
> extends BoxOptions<Row> {
  /** The name of the list. */
  label: string;
  /** Its rows in a sentence; defaults to the label. */
  noun?: string;
  query: TypedDocumentNode<Data, Variables>;
  pageOf: (data: Data) => { items: readonly Row[]; total: number };
  /** By their names in the address. */
  filters: All;
  /** The values of the filters as query variables. */
  where: (values: FilterValues<All>) => Omit<Variables, OfPage>;
  /** The key of the page of a row; defaults to the row's id. */
  keyOf?: (row: NoInfer<Row>) => string;
}

/**
 * A page of a list whose pages are numbered, with its search, order and filters as the address has
 * them, and the rows that are selected on all pages. `List` draws what `shown` holds.
 */
export function useListPage<
  Row extends Selectable,
  Data,
  Variables extends PageVariables,
  All extends Filters,
>(state: TableState<SortOf<Variables>>, options: PageOptions<Row, Data, Variables, All>) {
  const { label, noun = label.toLowerCase(), query, pageOf, filters, where } = options;
  const { keyOf = ({ id }: Row) => id } = options;
  const values = filterValues(filters, state.filters);
  const variables = { ...state.variables, ...where(values) };
  const { data, previousData, error, refetch } = useQuery<Data, OperationVariables>(query, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const found = data && pageOf(data as Data);
  const page = found ?? (previousData && pageOf(previousData as Data));
  const rows = page?.items ?? [];
  const total = found?.total ?? 0;
  const reading = useReadAll({ query, variables, itemsOf: (read) => pageOf(read).items });
  const { selection, chosen, isSelecting, ...boxes } = useBoxes(rows, options);
  const matching = matchingOf<Row>({ selection, rows, total, variables, ...reading });
  return {
    ...{ state, values, variables, rows, total, refetch, ...reading },
    ...{ selection, chosen, isSelecting },
    /** For the bar of the selection. */
    bar: { ...matching, onClear: selection.clear },
    /** The list’s state for the pages of its rows. */
    place: useListState(found, keyOf, variables),
    shown: {
      ...{ label, noun, state, data: page, ...boxes },
      hasChosen: chosen.length > 0,
      rowKey: ({ id }: Row) => id,
      problem: error && !page ? errorText(error, `The ${noun} could not be loaded.`) : undefined,
      onRetry: () => void refetch(),
      filters: filterFields(filters, state.filters, state.setFilter),
    },
  };
}

interface ListOptions<
  Row extends Selectable,
  Data,
  Variables extends PageVariables,
  All extends Filters,
> extends PageOptions<Row, Data, Variables, All> {
  /** All orders, the first one first. */
  sorts: readonly [SortOf<Variables>, ...SortOf<Variables>[]];
}

/** The same for a list that has the address to itself. */
export function useList<
  Row extends Selectable,
  Data,
  Variables extends PageVariables,
  All extends Filters,
>({ sorts, ...options }: ListOptions<Row, Data, Variables, All>) {
  const state = useTableState(sorts, { filters: Object.keys(options.filters) });
  return useListPage(state, options);
}
