import type { CycleFigures } from '@rules/rotation';
import styled from 'styled-components';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { TableHead } from '../../../ui/table/TableHead';
import { color, font, space, weight } from '../../../ui/theme/tokens';

const Figures = styled.table`
  border-collapse: collapse;
  ${font.size('small')};
  th {
    color: ${color.textMuted};
    font-weight: ${weight.normal};
    text-align: left;
  }
  th,
  td {
    padding: ${space[1]} ${space[4]} ${space[1]} 0;
  }
`;

/** How often each share is first and last in a whole cycle, and its mean place. */
export function ShareFigures({ figures }: { figures: CycleFigures }) {
  const { years, shares } = figures;
  return (
    <Figures>
      <TableHead
        label={`What each share gets in ${years.length} years`}
        columns={['Share', 'First', 'Last', 'Mean place']}
      />
      <tbody>
        {shares.map(({ shareNumber, firsts, lasts, meanPlace }) => (
          <tr key={shareNumber}>
            <th scope="row">
              <ShareTile shareNumber={shareNumber} size={26} />
            </th>
            <td>{firsts}</td>
            <td>{lasts}</td>
            <td>{meanPlace.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </Figures>
  );
}
