import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { TableState } from '../../lib/address/use-table-state';
import { Button } from '../button/Button';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { LoadingState } from '../feedback/LoadingState';
import type { IconComponent } from '../icon/create-icon';
import { SearchX } from '../icon/icons';
import { Row, Stack } from '../layout/Stack';
import { type Column, Table } from '../table/Table';
import { box, screen, space } from '../theme/tokens';
import { ListTools } from './ListTools';
import { Pager } from './Pager';
import { SortSelect } from './SortSelect';

interface ListProps<Item, SortKey extends string> {
  label: string;
  /** Its rows in a sentence; defaults to the label. */
  noun?: string;
  /** The columns of a desk, with their places on a phone's card. */
  columns: readonly Column<Item, SortKey>[];
  /** Before the columns, where rows can be selected. */
  boxes?: Column<Item> | undefined;
  rowKey: (row: Item) => string | number;
  /** One page of rows; undefined while loading. */
  data: { items: readonly Item[]; total: number } | undefined;
  /** Why the rows could not be loaded. */
  problem: string | undefined;
  onRetry: () => void;
  state: Pick<
    TableState<SortKey>,
    | 'text'
    | 'setText'
    | 'search'
    | 'page'
    | 'setPage'
    | 'correctPage'
    | 'pageSize'
    | 'setPageSize'
    | 'sort'
    | 'sortBy'
    | 'filterCount'
    | 'clear'
  >;
  /** Left out where the search box stands elsewhere, with the order for phones. */
  searchPlaceholder?: string;
  /** How much was found, as in '200 people', beside the search box. */
  countText?: (total: number) => string;
  /** Shown on demand, below the search box. */
  filters?: ReactNode;
  /** Actions on all that match, beside the filters. */
  forMatching?: ReactNode;
  /** The state without rows, if there is no search; with filters, only its icon. */
  none?: { Icon: IconComponent; title: string; text?: string; ofFilters?: string };
  /** Shown in place of it. */
  empty?: ReactNode;
  /** Shown instead of nothing found or empty, where other lists have what is looked for. */
  elsewhere?: ReactNode;
  /** Actions on the rows that are selected, shown while there are some. */
  bulk?: ReactNode;
  hasChosen?: boolean;
  /** Begins to select, before the actions. */
  selectButton?: ReactNode;
  /** Buttons beside the search box. */
  actions?: ReactNode;
  /** On a phone, the cards of neighbouring rows with the same one lie together below its name. */
  groupOf?: (row: Item) => string;
  /** Returns true for rows that were just added or changed; they fade in. */
  isFresh?: (row: Item) => boolean;
}

const Sheet = styled.div`
  padding: ${space[2]} ${space[4]} ${space[3]};
  ${box.surface('large')};
  ${screen.phone} {
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** Below what says that nothing was found. */
const Clear = styled.div`
  margin-top: -${space[5]};
  padding-bottom: ${space[5]};
  text-align: center;
`;

/** A list with paging, search and sorting on the server, in all of its states. */
export function List<Item, SortKey extends string>({
  label,
  noun = label.toLowerCase(),
  boxes,
  columns: others,
  rowKey,
  data,
  problem,
  onRetry,
  state,
  searchPlaceholder,
  countText,
  filters,
  forMatching,
  none,
  empty,
  elsewhere,
  bulk,
  hasChosen = false,
  selectButton,
  actions,
  ...looks
}: ListProps<Item, SortKey>) {
  const columns = boxes ? [boxes, ...others] : others;
  const { page, pageSize, setPage, correctPage } = state;
  const lastPage = data ? Math.max(1, Math.ceil(data.total / pageSize)) : page;
  const isBeyond = data?.items.length === 0 && page > lastPage;
  // The last row of the last page may have been deleted.
  useEffect(() => {
    if (isBeyond) correctPage(lastPage);
  }, [isBeyond, lastPage, correctPage]);

  const sort = <SortSelect columns={columns} sort={state.sort} onSort={state.sortBy} />;

  const nothing = () => {
    if (elsewhere) return elsewhere;
    if (state.search !== '') {
      const title = `Nothing found for “${state.search}”`;
      return <EmptyState icon={<SearchX size={28} />} title={title} />;
    }
    if (!none) return empty;
    const { Icon, title, text, ofFilters = `No ${noun} match these filters` } = none;
    const words = state.filterCount > 0 ? { title: ofFilters } : { title, text };
    return <EmptyState icon={<Icon size={28} />} {...words} />;
  };
  /** Says how a list that is narrowed shows everything again. */
  const clearLabel = state.filterCount > 0 ? 'Clear filters' : state.search && 'Clear search';
  const content = () => {
    if (problem !== undefined) return <ErrorState message={problem} onRetry={onRetry} />;
    if (!data) return <LoadingState />;
    if (data.total > 0) {
      return (
        <>
          {searchPlaceholder && !filters && sort}
          <Table
            cards
            {...{ label, columns, rowKey, ...looks }}
            rows={data.items}
            sort={state.sort}
            onSort={state.sortBy}
          />
          <Pager
            {...{ pageSize, page, total: data.total }}
            onPage={turnTo}
            onSize={state.setPageSize}
          />
        </>
      );
    }
    return (
      <>
        {nothing()}
        {clearLabel && (
          <Clear>
            <Button variant="secondary" onClick={state.clear}>
              {clearLabel}
            </Button>
          </Clear>
        )}
      </>
    );
  };
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    setPage(next);
    // Its first row begins in sight, however far down the button was.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };
  return (
    <>
      <Stack ref={top} $gap={3}>
        {searchPlaceholder && (
          <ListTools
            {...{ label, searchPlaceholder, state, filters, sort, forMatching }}
            actions={
              (selectButton || actions) && (
                <Row $gap={2}>
                  {selectButton}
                  {actions}
                </Row>
              )
            }
            found={countText && (data ? countText(data.total) : '')}
          />
        )}
        <Sheet>{content()}</Sheet>
      </Stack>
      {hasChosen && bulk}
    </>
  );
}
