import { type MouseEvent, type ReactNode, useRef } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icon/icons';
import { useScrollEdges } from '../layout/use-scroll-edges';
import { VisuallyHidden } from '../text/hidden';
import { DESK } from '../theme/tokens';
import type { CardPlace } from './card-style';
import { Cell, Head, Root, SortButton, TableScroller } from './table-style';

export interface Column<Row, SortKey extends string = never> {
  /** Defaults to the header. */
  key?: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** 'end' for numbers and for the column of actions. */
  align?: 'start' | 'end';
  /** Keeps the cell on one line. */
  noWrap?: boolean;
  /** The least width on a desk, for what would wrap into many lines. */
  minWidth?: string;
  /** Its part of the room that the others leave on a desk; what does not fit in a line is cut. */
  grows?: `${number}%`;
  /** Keeps the column of actions in sight while a wide table scrolls beneath it. */
  pinned?: boolean;
  onCard?: CardPlace;
  /** Makes the header a button that sorts by this. */
  sort?: SortKey;
  /** The name of that order, if its header does not show it. */
  sortTitle?: string;
}

interface TableProps<Row, SortKey extends string> {
  /** Describes the table for screen readers. */
  label: string;
  columns: readonly Column<Row, SortKey>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The current order; the caller sorts the rows. */
  sort?: { key: SortKey; isDescending: boolean };
  onSort?: (key: SortKey) => void;
  /** On a phone, each row becomes a card with the headers next to its values. */
  cards?: boolean;
  /** On a phone, the cards of neighbouring rows with the same one lie together below its name. */
  groupOf?: (row: Row) => string;
  /** Returns true for rows that were just added or changed; they fade in. */
  isFresh?: (row: Row) => boolean;
}

const marks = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown };

interface HeaderProps<Row, SortKey extends string>
  extends Pick<TableProps<Row, SortKey>, 'sort' | 'onSort'> {
  column: Column<Row, SortKey>;
}

function Header<Row, SortKey extends string>({
  column: { header, align, pinned = false, sort: key, sortTitle },
  sort,
  onSort,
}: HeaderProps<Row, SortKey>) {
  if (key === undefined || !onSort) {
    return (
      <Head scope="col" $end={align === 'end'} $pinned={pinned}>
        {header}
      </Head>
    );
  }
  const direction = sort?.isDescending ? 'descending' : 'ascending';
  const order = sort?.key === key ? direction : 'none';
  const Mark = marks[order];
  return (
    <Head scope="col" $end={align === 'end'} $pinned={pinned} aria-sort={order}>
      <SortButton
        type="button"
        onClick={() => onSort(key)}
        $active={order !== 'none'}
        title={sortTitle}
      >
        {header}
        <Mark size={14} aria-hidden />
      </SortButton>
    </Head>
  );
}

/** Names a text that is cut as a whole in a tooltip. */
function nameCut({ target }: MouseEvent<HTMLElement>): void {
  const cut = target instanceof HTMLElement && target.closest<HTMLElement>('td > div > *, td');
  if (!cut) return;
  const { overflow } = getComputedStyle(cut);
  const isCut =
    cut.scrollWidth > cut.clientWidth ||
    (overflow === 'hidden' && cut.scrollHeight > cut.clientHeight);
  cut.title = isCut ? (cut.textContent ?? '') : '';
}

/**
 * Follows the main link of the row that is pressed, or selects its card while a phone selects, also
 * where the press is on a link; not where it is on another control, or selects text.
 */
function pressRow(event: MouseEvent<HTMLElement>): void {
  const { target, ctrlKey, metaKey } = event;
  if (!(target instanceof Element) || target.closest('button, label, [data-card="box"]')) return;
  if (getSelection()?.isCollapsed === false) return;
  const row = target.closest('tr');
  const box = !matchMedia(DESK).matches && row?.querySelector('[data-card="box"] input');
  if (target.closest('a')) {
    if (!box) return;
    event.preventDefault();
  }
  const main = box || row?.querySelector('a[data-main]');
  main?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }),
  );
}

const keyOf = <Row, SortKey extends string>({ key, header }: Column<Row, SortKey>) =>
  key ?? String(header);

/** A column by its header, its looks and its cells. */
export const column = <Row, SortKey extends string = never>(
  header: ReactNode,
  looks: Omit<Column<Row, SortKey>, 'header' | 'cell'>,
  cell: Column<Row, SortKey>['cell'],
): Column<Row, SortKey> => ({ header, cell, ...looks });

/** The buttons of a row, at the end of its line, or in the corner of its card. */
export const actionsColumn = <Row,>(
  cell: Column<Row>['cell'],
  looks?: Partial<Column<Row>>,
): Column<Row> => ({
  ...{ key: 'actions', header: <VisuallyHidden>Actions</VisuallyHidden>, cell },
  ...{ align: 'end', pinned: true, onCard: 'corner', ...looks },
});

/** A quiet, dense table; if it is too wide, it scrolls sideways within itself. */
export function Table<Row, SortKey extends string = never>({
  label,
  columns,
  rows,
  rowKey,
  cards = false,
  groupOf,
  isFresh = () => false,
  ...sorting
}: TableProps<Row, SortKey>) {
  const scroller = useRef<HTMLElement>(null);
  useScrollEdges(scroller);
  const title =
    columns.find(({ onCard }) => onCard === 'title') ??
    columns.find(({ onCard }) => onCard !== 'box');
  const follows = (row: Row, before: Row | undefined) =>
    groupOf !== undefined && before !== undefined && groupOf(row) === groupOf(before);
  return (
    <TableScroller
      ref={scroller}
      aria-label={label}
      tabIndex={0}
      onMouseOver={nameCut}
      onClickCapture={pressRow}
    >
      <Root $cards={cards}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={keyOf(column)} column={column} {...sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              data-follows={follows(row, rows[index - 1]) || undefined}
              data-fresh={isFresh(row) || undefined}
            >
              {columns.map((column) => (
                <Cell
                  key={keyOf(column)}
                  $end={column.align === 'end'}
                  $noWrap={column.noWrap ?? false}
                  $pinned={column.pinned ?? false}
                  $grows={column.grows}
                  $minWidth={column.minWidth}
                  data-card={column === title ? 'title' : column.onCard}
                  data-label={typeof column.header === 'string' ? column.header : undefined}
                >
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Root>
    </TableScroller>
  );
}
