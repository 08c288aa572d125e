import type { OperationVariables } from '@apollo/client';
import type { ReactNode } from 'react';
import { grouped } from '../../lib/text/format';
import { DeskText } from '../text/hidden';
import { Muted } from '../text/Text';
import { SelectAll } from './SelectAll';
import { type Selectable, type Selection, SelectPage } from './selection';

/** The most rows that are selected by one press: as many as the server takes ids. */
export const MAX_SELECTED = 5_000;

/** Stands where more match than can be selected. */
export function TooMany() {
  return (
    <Muted>
      At most {grouped(MAX_SELECTED)}
      <DeskText> can be selected</DeskText>: narrow the list
    </Muted>
  );
}

/** The selection bar’s knowledge of all matching rows. */
interface Matching {
  /** How many there are, if all are selected. */
  all: number | undefined;
  /** Selects them. */
  more: ReactNode;
  /** Why nothing can be done with the selection. */
  refusal: string | undefined;
}

/** The props of a selection bar that come from its list. */
export interface ListBar extends Matching {
  onClear: () => void;
}

interface Options<Row extends Selectable> {
  selection: Selection<Row>;
  /** Those of the page. */
  rows: readonly Row[];
  /** How many rows the search and the filters of the list match; 0 while that is not known. */
  total: number;
  variables: OperationVariables;
  readAll: () => Promise<readonly Row[]>;
  isReading: boolean;
}

/** The search and the filters of a list, without its page and order. */
const narrowedBy = ({ first, offset, sort, descending, ...search }: OperationVariables) =>
  JSON.stringify(search);

/** Selects all that match, on all pages of a list, or those of the page if they are too many. */
export function matchingOf<Row extends Selectable>({
  selection,
  rows,
  total,
  variables,
  readAll,
  isReading,
}: Options<Row>): Matching {
  const { selected, whole, addRead } = selection;
  const search = narrowedBy(variables);
  const all = whole === search && selected.size === total ? total : undefined;
  const refusal =
    selected.size > MAX_SELECTED ? `At most ${grouped(MAX_SELECTED)} at once` : undefined;
  const isPageLess = rows.some(({ id }) => !selected.has(id));
  if (total > MAX_SELECTED) {
    // Someone who selects a whole page may want them all.
    const more = isPageLess ? <SelectPage {...{ selection, rows }} /> : <TooMany />;
    return { all, refusal, more };
  }
  const select = () => addRead(readAll(), search);
  const isLess = selected.size < total || isPageLess;
  return {
    all,
    refusal,
    more: total > 0 && isLess && <SelectAll {...{ total, isReading }} onSelect={select} />,
  };
}
