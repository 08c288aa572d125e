import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useReadAll } from '../../lib/network/use-read-all';
import { SelectAll } from './SelectAll';
import { MAX_SELECTED } from './selected-rows';
import { type Selection, SelectPage } from './selection';

interface Props<Row extends { id: string }, Data, Variables extends OperationVariables> {
  selection: Selection<Row>;
  /** Those of the page. */
  rows: readonly Row[];
  /** How many rows the search and the filters of the list match. */
  total: number;
  /** The query of the list, and what it is asked. */
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  itemsOf: (data: Data) => readonly Row[];
}

/** Selects all that match, on all pages of a list, or those of the page if they are too many. */
export function SelectMatching<
  Row extends { id: string },
  Data,
  Variables extends OperationVariables,
>({ selection, rows, total, query, variables, itemsOf }: Props<Row, Data, Variables>) {
  const { readAll, isReading } = useReadAll<Row>(async (client, part) => {
    const all: OperationVariables = { ...variables, ...part };
    const options = { query, variables: all, fetchPolicy: 'network-only' } as const;
    const { data } = await client.query<Data>(options);
    return data ? itemsOf(data) : [];
  });
  if (total > MAX_SELECTED) return <SelectPage {...{ selection, rows }} />;
  if (selection.selected.size >= total) return null;
  return <SelectAll {...{ total, isReading }} onSelect={() => selection.addRead(readAll())} />;
}
