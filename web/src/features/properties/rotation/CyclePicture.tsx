import type { CycleFigures } from '@rules/rotation';
import styled from 'styled-components';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { EdgeScroller } from '../../../ui/layout/EdgeScroller';
import { TableHead } from '../../../ui/table/TableHead';
import { color, font, space, weight } from '../../../ui/theme/tokens';

const Grid = styled.table`
  border-collapse: separate;
  border-spacing: 2px;
  ${font.size('small')};
  th {
    padding-inline: ${space[2]};
    color: ${color.textMuted};
    font-weight: ${weight.normal};
    text-align: center;
    white-space: nowrap;
  }
  tbody th {
    text-align: right;
  }
  tfoot th,
  tfoot td {
    padding-top: ${space[2]};
    text-align: center;
  }
`;

/** The share with a turn in the cycle's year at an index. */
const shareIn = ({ shares }: CycleFigures, index: number, turn: number) =>
  shares.find(({ turns }) => turns[index] === turn)?.shareNumber;

/** The order of choosing in a whole cycle: a year a row, a place a column. */
export function CyclePicture({ figures }: { figures: CycleFigures }) {
  const { years, shares } = figures;
  const places = shares.map((_, index) => index + 1);
  const label = `Places from ${years[0]} to ${years.at(-1)}`;
  return (
    <EdgeScroller label={label}>
      <Grid>
        <TableHead label={label} columns={['Year', ...places.map((place) => `${place}.`)]} />
        <tbody>
          {years.map((year, index) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {places.map((place) => (
                <td key={place}>
                  <ShareTile shareNumber={shareIn(figures, index, place) ?? 0} size={26} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </EdgeScroller>
  );
}
