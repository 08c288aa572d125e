import type { OperationVariables } from '@apollo/client';
import { type PagedList, useReadAll } from '../../lib/network/use-read-all';
import { SelectAll } from './SelectAll';
import { MAX_SELECTED } from './selected-rows';
import { type Selection, SelectPage } from './selection';

interface Props<Row extends { id: string }, Data, Variables extends OperationVariables>
  extends PagedList<Row, Data, Variables> {
  selection: Selection<Row>;
  /** Those of the page. */
  rows: readonly Row[];
  /** How many rows the search and the filters of the list match. */
  total: number;
}

/** Selects all that match, on all pages of a list, or those of the page if they are too many. */
export function SelectMatching<
  Row extends { id: string },
  Data,
  Variables extends OperationVariables,
>({ selection, rows, total, ...list }: Props<Row, Data, Variables>) {
  const { readAll, isReading } = useReadAll(list);
  if (total > MAX_SELECTED) return <SelectPage {...{ selection, rows }} />;
  if (selection.selected.size >= total) return null;
  return <SelectAll {...{ total, isReading }} onSelect={() => selection.addRead(readAll())} />;
}
