import type { Column } from '../table/Table';
import { type Selectable, type Selection, selectionColumn, useSelection } from './selection';
import { useSelecting } from './use-selecting';

/** The selected rows as they are now: a change has another version. */
export const chosenRows = <Row extends Selectable>(
  { selected }: Selection<Row>,
  shown: readonly Row[],
): Row[] => {
  const now = new Map(shown.map((row) => [row.id, row]));
  return [...selected.values()].map((row) => now.get(row.id) ?? row);
};

interface Options<Row> {
  nameOf: (row: Row) => string;
  /** False for a row that cannot be selected. */
  canSelect?: (row: Row) => boolean;
}

/** Lets the rows of a list be selected, on all of its pages; `rows` are those of the page. */
export function useSelectable<Row extends Selectable>(
  rows: readonly Row[],
  { nameOf, canSelect = () => true }: Options<Row>,
) {
  const selection = useSelection<Row>();
  const selecting = useSelecting(selection);
  return {
    selection,
    chosen: chosenRows(selection, rows).filter(canSelect),
    /** Begins to select on a phone. */
    button: selecting.button,
    /** Puts a box before each row, unless none can be selected. */
    withBoxes: <SortKey extends string>(columns: readonly Column<Row, SortKey>[]) =>
      selecting.canSelect && rows.some(canSelect)
        ? [selectionColumn(selection, { rows, nameOf, canSelect }), ...columns]
        : columns,
  };
}
