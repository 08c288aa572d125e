import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { grouped } from '../../lib/text/format';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { X } from '../icon/icons';
import type { Column } from '../table/Table';
import { Muted } from '../text/Text';
import { bar, box, DESK, layer, screen, space, weight } from '../theme/tokens';
import { SelectBox } from './SelectBox';

export interface Selectable {
  id: string;
}

/** The rows from one to another, in either direction; the latter alone if the former is not there. */
function between<Row extends Selectable>(rows: readonly Row[], from: string | undefined, to: Row) {
  const [start, end] = [rows.findIndex(({ id }) => id === from), rows.indexOf(to)];
  return start < 0 ? [to] : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

export type Selection<Row extends Selectable> = ReturnType<typeof useSelection<Row>>;

/** The rows that are selected in a list, on all of its pages. */
export function useSelection<Row extends Selectable>() {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  /** The search and the filters whose rows are all selected, if that was asked for. */
  const [whole, setWhole] = useState<string>();
  /** Whether a phone shows the boxes. */
  const [isSelecting, setSelecting] = useState(false);
  const clearings = useRef(0);
  /** The row that was pressed last, where a range begins. */
  const last = useRef<string>(undefined);
  /** Selects rows, or takes them out of the selection. */
  const set = (rows: readonly Row[], isSelected: boolean) => {
    if (!isSelected) setWhole(undefined);
    setSelected((now) => {
      const next = new Map(now);
      for (const row of rows) {
        if (isSelected) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  };
  const clear = () => {
    clearings.current += 1;
    last.current = undefined;
    setWhole(undefined);
    setSelected(new Map());
    setSelecting(false);
  };
  return {
    selected,
    whole,
    set,
    isSelecting,
    /** Shows the boxes on a phone. */
    begin: () => setSelecting(true),
    /** Selects nothing any more, and ends selecting on a phone. */
    clear,
    /** Takes out the rows that were changed together, and clears unless others are left. */
    finish(rows: readonly Row[]) {
      if (rows.length === 0) return;
      const done = new Set(rows.map(({ id }) => id));
      set(rows, false);
      if ([...selected.keys()].every((id) => done.has(id))) clear();
    },
    /** Selects a row or takes it out, with all since the one pressed before where it ends a range. */
    press(row: Row, isSelected: boolean, range: readonly Row[] = [row]) {
      set(between(range, last.current, row), isSelected);
      last.current = row.id;
    },
    /** Selects rows once they are read, unless the selection was cleared before that. */
    async addRead(reading: Promise<readonly Row[]>, all?: string) {
      const before = clearings.current;
      const rows = await reading;
      if (clearings.current !== before) return;
      set(rows, true);
      setWhole(all);
    },
  };
}

interface PageSelectProps<Row extends Selectable> {
  selection: Selection<Row>;
  rows: readonly Row[];
}

/** Selects all rows of a page, in the header of their list. */
function PageSelectBox<Row extends Selectable>({
  selection: { selected, set },
  rows,
}: PageSelectProps<Row>) {
  const count = rows.filter(({ id }) => selected.has(id)).length;
  return (
    <SelectBox
      label="Select all on this page"
      checked={count > 0 && (count === rows.length || 'some')}
      onChange={(checked) => set(rows, checked)}
    />
  );
}

/** Selects the rest of a page on a phone, which shows no header with a box for all. */
export function SelectPage<Row extends Selectable>({ selection, rows }: PageSelectProps<Row>) {
  const isDesk = useMediaQuery(DESK);
  if (isDesk || rows.every(({ id }) => selection.selected.has(id))) return null;
  return (
    <Button size="small" variant="ghost" onClick={() => selection.set(rows, true)}>
      Select this page
    </Button>
  );
}

/** The selected rows as they are now: a change has another version. */
export const chosenRows = <Row extends Selectable>(
  { selected }: Selection<Row>,
  shown: readonly Row[],
): Row[] => {
  const now = new Map(shown.map((row) => [row.id, row]));
  return [...selected.values()].map((row) => now.get(row.id) ?? row);
};

/** A column of checkboxes, with one in its header for all rows of the page. */
export function selectionColumn<Row extends Selectable>(
  selection: Selection<Row>,
  {
    rows,
    nameOf,
    canSelect,
  }: {
    rows: readonly Row[];
    nameOf: (row: Row) => string;
    /** False for a row without a box. */
    canSelect: (row: Row) => boolean;
  },
): Column<Row> {
  const selectable = rows.filter(canSelect);
  return {
    key: 'select',
    onCard: 'box',
    header: <PageSelectBox selection={selection} rows={selectable} />,
    cell: (row) =>
      canSelect(row) && (
        <SelectBox
          label={`Select ${nameOf(row)}`}
          checked={selection.selected.has(row.id)}
          onChange={(checked, isRange) =>
            selection.press(row, checked, isRange ? selectable : undefined)
          }
        />
      ),
  };
}

/** Over the end of the list, so that no row moves when it appears. */
const Bar = styled.section`
  position: sticky;
  bottom: ${space[4]};
  z-index: ${layer.bar};
  ${box.row(2)};
  flex-wrap: wrap;
  margin-top: ${space[3]};
  padding: ${space[2]} ${space[4]};
  ${box.surface('large', 'floating')};
  /* Two lines or more: what is selected with the way out, and the actions. */
  ${screen.phone} {
    bottom: calc(${bar.bottom} + ${space[3]});
    padding-inline: ${space[3]};
  }
`;

/** On a phone they share as many lines as they need, so that each is in sight. */
const Actions = styled.div`
  display: contents;
  ${screen.phone} {
    ${box.row(2)};
    order: 1;
    flex: 1 0 100%;
    flex-wrap: wrap;
    & > :is(button, a) {
      flex: 1 0 auto;
      padding-inline: ${space[2]};
    }
  }
`;

const Amount = styled.div`
  ${box.row(2)};
  margin-right: auto;
  font-weight: ${weight.medium};
  ${screen.phone} {
    flex: 1 0 60%;
    flex-wrap: wrap;
    row-gap: 0;
    /* Its words begin where those above them do. */
    & > button {
      margin-inline-start: -${space[3]};
    }
  }
`;

interface SelectionBarProps {
  /** How much is selected, or how far an action on it is. */
  text: ReactNode;
  /** How many there are, if all that match are selected. */
  all?: number | undefined;
  /** Selects more. */
  more?: ReactNode;
  /** Why nothing can be done with the selection; it stands in place of the actions. */
  refusal?: string | undefined;
  isBusy?: boolean;
  /** Left out while nothing is selected. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
}

/** Where Escape closes or empties something else. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Calls `clear` at Escape, unless it is meant for a field or for what lies over the list. */
function useEscape(clear: () => void): void {
  const onKey = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    const isField = target instanceof Element && target.matches('input:not([type=checkbox])');
    if (key !== 'Escape' || defaultPrevented || isField) return;
    if (!document.querySelector(OVERLAYS)) clear();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** The actions for the selected rows, which Escape clears; it stays in sight while the list scrolls. */
export function SelectionBar({
  text,
  all,
  more,
  refusal,
  isBusy = false,
  onClear,
  children,
}: SelectionBarProps) {
  useEscape(() => !isBusy && onClear?.());
  return (
    <Bar aria-label="Selection">
      <Amount>
        <p role="status">{all ? `All ${grouped(all)} that match are selected` : text}</p>
        {more}
      </Amount>
      {refusal ? <Muted>{refusal}</Muted> : <Actions>{children}</Actions>}
      {onClear && (
        <IconButton
          size="small"
          label="Clear selection"
          icon={<X size={18} />}
          disabled={isBusy}
          onClick={onClear}
        />
      )}
    </Bar>
  );
}
