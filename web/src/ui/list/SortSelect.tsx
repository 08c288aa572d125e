import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { Select } from '../choice/Select';
import { ArrowDown, ArrowUp } from '../icon/icons';
import type { Column } from '../table/Table';
import { box, color, font, screen, space, weight } from '../theme/tokens';
import { FilterGrid } from './Filters';

const Line = styled.div`
  ${box.row(2)};
  ${font.muted('small')};
  white-space: nowrap;
  & > :nth-child(2) {
    ${box.grow};
  }
  ${screen.desk} {
    display: none;
  }
  /* Its name stands above it as those of filters do. */
  ${FilterGrid} > & {
    flex-wrap: wrap;
    gap: 0.375rem ${space[2]};
    & > span {
      flex: 1 0 100%;
      color: ${color.text};
      font-weight: ${weight.medium};
    }
    [role='combobox'] {
      padding-inline: ${space[2]};
    }
    &:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

interface Props<Row, SortKey extends string> {
  columns: readonly Pick<Column<Row, SortKey>, 'header' | 'sort'>[];
  sort: { key: SortKey; isDescending: boolean };
  /** Sorts by a key, or turns the order by the current one. */
  onSort: (key: SortKey) => void;
}

/** The order of a list on a phone, whose cards have no headers to press. */
export function SortSelect<Row, SortKey extends string>({
  columns,
  sort,
  onSort,
}: Props<Row, SortKey>) {
  const options = columns.flatMap(({ header, sort: value }) =>
    value === undefined ? [] : [{ value, label: header }],
  );
  if (options.length === 0) return null;
  const Mark = sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <Line>
      <span aria-hidden>Sort by</span>
      <Select
        label="Sort by"
        hideLabel
        value={options.some(({ value }) => value === sort.key) ? sort.key : ''}
        onValueChange={onSort}
        options={options}
      />
      <IconButton
        variant="secondary"
        label="Descending order"
        aria-pressed={sort.isDescending}
        icon={<Mark size={18} />}
        onClick={() => onSort(sort.key)}
      />
    </Line>
  );
}
