import { useSelf } from '../../lib/read-only';
import { PaperSheet } from '../../ui/layout/PaperSheet';
import { TableHead } from '../../ui/table/TableHead';
import { cycleOf, cycleYears, type Rotation } from './cycle';

const MINE = { fontWeight: 700 };

/** The rotation on one page: each share's place in the years of a cycle. */
export function RotationPaper({ rotation }: { rotation: Rotation }) {
  const { propertyName, year } = rotation;
  const years = cycleYears(rotation);
  const { your } = useSelf();
  return (
    <PaperSheet
      title={`Rotation of ${propertyName}`}
      text={`Who chooses when, from ${year} to ${years.at(-1)}: 1 chooses first. ${your} shares are bold.`}
    >
      <table>
        <TableHead columns={['Share', ...years]} />
        <tbody>
          {cycleOf(rotation).map(({ shareNumber, ownerName, isMine, turns }) => (
            <tr key={shareNumber} style={isMine ? MINE : undefined}>
              <th scope="row">
                {shareNumber} {ownerName ?? 'Vacant'}
              </th>
              {turns.map((turn, index) => (
                <td key={years[index]}>{turn ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSheet>
  );
}
