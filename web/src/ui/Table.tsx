import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space, weight } from './theme/tokens';
import { VisuallyHidden } from './VisuallyHidden';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** 'end' for numbers and for the column of actions. */
  align?: 'start' | 'end';
  /** Keeps the cell on one line. */
  noWrap?: boolean;
}

interface TableProps<Row> {
  /** Says what the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

const Scroller = styled.section`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.small};
  line-height: 1.4;
`;

const cell = `
  padding: ${space[2]} ${space[3]};
  &:first-child { padding-left: ${space[2]}; }
  &:last-child { padding-right: ${space[2]}; }
`;

const Head = styled.th<{ $end: boolean }>`
  ${cell}
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${size.tiny};
  font-weight: ${weight.medium};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  white-space: nowrap;
`;

const Cell = styled.td<{ $end: boolean; $noWrap: boolean }>`
  ${cell}
  border-bottom: 1px solid ${color.border};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  vertical-align: middle;
  ${({ $noWrap }) => $noWrap && 'white-space: nowrap;'}
  tr:last-child > & {
    border-bottom: 0;
  }
  tr:hover > & {
    background: ${color.sunken};
  }
`;

/** A quiet, dense table; where it is too wide it scrolls sideways within itself. */
export function Table<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <Scroller aria-label={label} tabIndex={0}>
      <Root>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} scope="col" $end={column.align === 'end'}>
                {column.header}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell
                  key={column.key}
                  $end={column.align === 'end'}
                  $noWrap={column.noWrap ?? false}
                >
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Root>
    </Scroller>
  );
}
