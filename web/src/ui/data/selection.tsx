import { ListChecks, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMediaQuery } from '../../lib/use-media-query';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { DeskText } from '../layout/DeskText';
import { DESK } from '../theme/desk';
import { bar, color, layer, radius, screen, shadow, space, weight } from '../theme/tokens';
import type { Column } from './Table';

interface Selectable {
  id: string;
}

export type Selection<Row extends Selectable> = ReturnType<typeof useSelection<Row>>;

/** The rows that are selected in a list, on all of its pages. */
export function useSelection<Row extends Selectable>() {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const clearings = useRef(0);
  /** Selects rows, or takes them out of the selection. */
  const set = (rows: readonly Row[], isSelected: boolean) =>
    setSelected((now) => {
      const next = new Map(now);
      for (const row of rows) {
        if (isSelected) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  return {
    selected,
    set,
    /** Selects rows once they are read, unless the selection was cleared before that. */
    async addRead(reading: Promise<readonly Row[]>) {
      const before = clearings.current;
      const rows = await reading;
      if (clearings.current === before) set(rows, true);
    },
    clear() {
      clearings.current += 1;
      setSelected(new Map());
    },
  };
}

/** Whether rows can be selected: on a phone only once its button was pressed. */
export function useSelecting({ clear }: { clear: () => void }) {
  const isDesk = useMediaQuery(DESK);
  const [isOn, setOn] = useState(false);
  const turn = () => {
    if (isOn) clear();
    setOn(!isOn);
  };
  const button = !isDesk && (
    <Button
      variant="secondary"
      aria-pressed={isOn}
      icon={<ListChecks size={18} aria-hidden />}
      onClick={turn}
    >
      <DeskText>Select</DeskText>
    </Button>
  );
  return { canSelect: isDesk || isOn, button };
}

const Target = styled.label`
  display: inline-grid;
  place-items: center;
  min-width: 28px;
  min-height: 28px;
  cursor: pointer;
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.primary};
    cursor: pointer;
  }
`;

interface BoxProps {
  label: string;
  checked: boolean | 'some';
  onChange: (checked: boolean) => void;
}

function SelectBox({ label, checked, onChange }: BoxProps) {
  return (
    <Target>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        ref={(box) => {
          if (box) box.indeterminate = checked === 'some';
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Target>
  );
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
      Select all {rows.length}
    </Button>
  );
}

/** A column of checkboxes, with one in its header for all rows of the page. */
export function selectionColumn<Row extends Selectable>(
  selection: Selection<Row>,
  {
    rows,
    nameOf,
    canSelect = () => true,
  }: {
    rows: readonly Row[];
    nameOf: (row: Row) => string;
    /** False for a row without a box. */
    canSelect?: (row: Row) => boolean;
  },
): Column<Row> {
  return {
    key: 'select',
    onCard: 'box',
    header: <PageSelectBox selection={selection} rows={rows.filter(canSelect)} />,
    cell: (row) =>
      canSelect(row) && (
        <SelectBox
          label={`Select ${nameOf(row)}`}
          checked={selection.selected.has(row.id)}
          onChange={(checked) => selection.set([row], checked)}
        />
      ),
  };
}

/** Over the end of the list, so that no row moves when it appears. */
const Bar = styled.section`
  position: sticky;
  bottom: ${space[4]};
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  /* Two lines: what is selected with the way out, and the actions side by side. */
  ${screen.phone} {
    bottom: calc(${bar.bottom} + ${space[3]});
    padding-inline: ${space[3]};
    & > :last-child {
      order: -1;
    }
    & > :is(button, a):not(:last-child) {
      flex: 1 0 auto;
      padding-inline: ${space[2]};
    }
  }
`;

const Amount = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-right: auto;
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
  ${screen.phone} {
    order: -2;
    flex: 1 0 60%;
  }
`;

interface SelectionBarProps {
  /** How much is selected, or how far an action on it is. */
  text: string;
  /** Selects more. */
  more?: ReactNode;
  isBusy?: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** The actions for the selected rows; it stays in sight while the list scrolls. */
export function SelectionBar({ text, more, isBusy = false, onClear, children }: SelectionBarProps) {
  return (
    <Bar aria-label="Selection">
      <Amount>
        <p role="status">{text}</p>
        {more}
      </Amount>
      {children}
      <IconButton
        size="small"
        label="Clear selection"
        icon={<X size={18} />}
        disabled={isBusy}
        onClick={onClear}
      />
    </Bar>
  );
}
