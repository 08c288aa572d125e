import { useMemo } from 'react';
import styled from 'styled-components';
import { useSelf } from '../../lib/read-only';
import { ShareTile } from '../../ui/calendar/ShareTile';
import { EdgeScroller } from '../../ui/layout/EdgeScroller';
import { TableHead } from '../../ui/table/TableHead';
import { VisuallyHidden } from '../../ui/text/hidden';
import { box, color, font, radius, screen, shareColor, space, weight } from '../../ui/theme/tokens';
import { type CycleRow, cycleOf, cycleYears, type Rotation } from './cycle';

const Cycle = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${font.size('small')};
  text-align: center;
  thead th {
    padding: ${space[3]} ${space[2]};
    color: ${color.textMuted};
    font-weight: ${weight.medium};
  }
  thead th[data-now='true'] {
    color: ${color.text};
    font-weight: ${weight.bold};
  }
  td {
    padding: 3px;
    min-width: 3.25rem;
  }
  td > span {
    ${box.center};
    height: 2.5rem;
    border-radius: ${radius.medium};
  }
  tbody tr:last-child > * {
    padding-bottom: ${space[2]};
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    padding-inline: ${space[3]};
    background: ${color.surface};
    text-align: left;
    white-space: nowrap;
  }
  tr[data-mine='true'] > * {
    background: ${color.primarySoft};
    font-weight: ${weight.bold};
  }
  ${screen.phone} {
    thead th {
      padding-inline: ${space[1]};
    }
    td {
      min-width: 2.5rem;
      padding: 2px;
    }
    tr > :first-child {
      padding-inline: ${space[2]};
    }
  }
`;

const Share = styled.span`
  ${box.row(2)};
  font-weight: ${weight.medium};
  span:last-child {
    overflow: hidden;
    max-width: 12rem;
    text-overflow: ellipsis;
    ${screen.phone} {
      max-width: 5rem;
    }
  }
`;

/** The first turn in full colour, the next two in a pale one. */
function cellStyle(shareNumber: number, turn: number | null) {
  if (turn === null) return { color: color.textMuted };
  const { fill, on, soft } = shareColor(shareNumber);
  if (turn === 1) return { background: fill, color: on, fontWeight: weight.bold };
  return turn <= 3 ? { background: soft } : undefined;
}

/** A year in which a share takes no part. */
function Nothing() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>takes no part</VisuallyHidden>
    </>
  );
}

function Row({ row, years }: { row: CycleRow; years: number[] }) {
  const self = useSelf();
  return (
    <tr data-mine={row.isMine}>
      <th scope="row">
        <Share>
          <ShareTile shareNumber={row.shareNumber} size={30} />
          <span>{row.isMine ? self.name : (row.ownerName ?? 'Vacant')}</span>
        </Share>
      </th>
      {row.turns.map((turn, index) => (
        <td key={years[index]}>
          <span style={cellStyle(row.shareNumber, turn)}>{turn ?? <Nothing />}</span>
        </td>
      ))}
    </tr>
  );
}

/** A whole rotation cycle as a chart: each share's turn in each of its years. */
export function CycleTable({ rotation }: { rotation: Rotation }) {
  const { year } = rotation;
  const years = useMemo(() => cycleYears(rotation), [rotation]);
  const rows = useMemo(() => cycleOf(rotation), [rotation]);
  const label = `Places from ${year} to ${years.at(-1)}`;
  return (
    <EdgeScroller label={label}>
      <Cycle>
        <TableHead label={label} columns={['Share', ...years]} now={year} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.shareNumber} row={row} years={years} />
          ))}
        </tbody>
      </Cycle>
    </EdgeScroller>
  );
}
