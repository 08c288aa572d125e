import styled from 'styled-components';
import type { FairnessLedgerQuery } from '../../../generated/graphql';
import { counted } from '../../../lib/text/format';
import { LegendList } from '../../../ui/calendar/LegendList';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { SEASON_TITLES, seasonBand } from '../../../ui/calendar/seasons';
import { Gift, Star } from '../../../ui/icon/icons';
import { EdgeScroller } from '../../../ui/layout/EdgeScroller';
import { TableHead } from '../../../ui/table/TableHead';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { box, color, font, screen, space, weight } from '../../../ui/theme/tokens';
import { holderName, type Room } from '../room/room';

type Row = FairnessLedgerQuery['fairnessLedger'][number];

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${font.size('small')};
  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.border};
    text-align: left;
    vertical-align: middle;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    color: ${color.textMuted};
    font-weight: ${weight.medium};
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    background: ${color.surface};
  }
  ${screen.phone} {
    th,
    td {
      padding-inline: ${space[1]};
    }
    tr > :first-child {
      padding-left: ${space[2]};
    }
  }
`;

const Owner = styled.span`
  ${box.row(3)};
  font-weight: ${weight.medium};
  white-space: nowrap;
  ${screen.phone} {
    gap: ${space[2]};
    font-size: 0.75rem;
    line-height: 1.2;
    white-space: normal;
  }
`;

const Got = styled.div`
  display: grid;
  gap: 3px;
  min-width: 6.5rem;
  .stack {
    display: flex;
    gap: 3px;
  }
  .stack i {
    ${seasonBand}
    ${box.square('1.125rem')};
    border: 1px solid ${color.border};
    border-radius: 4px;
    background: var(--band);
  }
  .notes {
    ${box.wrap(0, 3)};
    ${font.muted('tiny')};
  }
  .notes span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    white-space: nowrap;
  }
  ${screen.phone} {
    min-width: 0;
    .stack {
      flex-wrap: wrap;
      gap: 2px;
      max-width: 4.25rem;
    }
    .stack i {
      ${box.square('0.75rem')};
      border-radius: 3px;
    }
    .notes {
      font-size: 0.6875rem;
    }
    .notes span {
      gap: 2px;
      line-height: 1.2;
      white-space: normal;
    }
    .notes svg {
      flex: none;
      width: 11px;
    }
  }
`;

const Legend = styled(LegendList)`
  margin-top: ${space[3]};
  i {
    ${seasonBand}
    ${box.square('1rem')};
    border: 1px solid ${color.border};
    border-radius: 4px;
    background: var(--band);
  }
`;

const blocks = ({ peak, high, low }: Row) =>
  [Array(peak).fill('PEAK'), Array(high).fill('HIGH'), Array(low).fill('LOW')].flat();

const hasFirstChoices = (row: Row): row is Row & { firstChoices: number } =>
  row.firstChoices !== null && row.firstChoices > 0;

function Cell({ row, owner }: { row: Row | undefined; owner: string | null | undefined }) {
  if (!row) return <span style={{ color: color.textMuted }}>–</span>;
  const words = `${row.peak} peak, ${row.high} high, ${row.low} low`;
  return (
    <Got>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span className="stack" aria-hidden title={words}>
        {blocks(row).map((season, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are identical and have no id
          <i key={index} className={season} />
        ))}
      </span>
      <span className="notes">
        {row.holderNames.some((name) => name !== owner) && (
          <span>Held by {row.holderNames.join(', ')}</span>
        )}
        {row.holidays.length > 0 && (
          <span>
            <Gift size={13} aria-hidden /> {row.holidays.join(', ')}
          </span>
        )}
        {hasFirstChoices(row) && (
          <span>
            <Star size={13} aria-hidden /> {counted(row.firstChoices, 'first choice')}
          </span>
        )}
      </span>
    </Got>
  );
}

/** A row per share number, a column per year. */
export function LedgerTable({ rows, room }: { rows: readonly Row[]; room: Room | null }) {
  const years = [...new Set(rows.map(({ year }) => year))].sort((a, b) => a - b);
  const shares = [...new Set(rows.map(({ shareNumber }) => shareNumber))].sort((a, b) => a - b);
  return (
    <div>
      <EdgeScroller label="What each share had">
        <Grid>
          <TableHead label="What each share had in each year" columns={['Share', ...years]} />
          <tbody>
            {shares.map((share) => (
              <tr key={share}>
                <th scope="row">
                  <Owner>
                    <ShareTile shareNumber={share} size={30} />
                    {room?.seats.has(share) && <span>{holderName(room, share)}</span>}
                  </Owner>
                </th>
                {years.map((year) => (
                  <td key={year}>
                    <Cell
                      row={rows.find((it) => it.year === year && it.shareNumber === share)}
                      owner={room?.seats.get(share)?.ownerName}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </EdgeScroller>
      <Legend aria-label="What the marks mean">
        {Object.entries(SEASON_TITLES)
          .filter(([season]) => rows.some((row) => blocks(row).includes(season)))
          .map(([season, title]) => (
            <li key={season}>
              <i className={season} aria-hidden />
              {title}
            </li>
          ))}
        {rows.some(({ holidays }) => holidays.length > 0) && (
          <li>
            <Gift size={15} aria-hidden />
            Holiday
          </li>
        )}
        {rows.some(hasFirstChoices) && (
          <li>
            <Star size={15} aria-hidden />
            At the top of the share’s wish list when it was chosen
          </li>
        )}
      </Legend>
    </div>
  );
}
