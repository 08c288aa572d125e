import styled from 'styled-components';
import { useSelf } from '../../lib/read-only';
import { ShareTile } from '../../ui/calendar/ShareTile';
import { Badge } from '../../ui/text/Badge';
import { box, font, space } from '../../ui/theme/tokens';
import type { Rotation } from './cycle';

const Absent = styled.div`
  margin-top: ${space[4]};
  h3 {
    margin-bottom: ${space[2]};
    ${font.muted('body')};
  }
  ul {
    ${box.wrap(2, 4)};
  }
  li {
    ${box.row(2)};
    ${font.muted('small')};
  }
`;

type Share = Rotation['absent'][number];

function stateOf({ ownerName, isVacant, isInactive }: Share): string {
  if (isVacant) return 'Vacant';
  const why = isInactive ? 'inactive' : 'no part that year';
  return `${ownerName}, ${why}`;
}

/** The shares that have no place in the order of a year, each with the reason. */
export function AbsentShares({ shares }: { shares: Rotation['absent'] }) {
  const self = useSelf();
  if (shares.length === 0) return null;
  return (
    <Absent>
      <h3 id="absent-shares">Not taking part</h3>
      <ul aria-labelledby="absent-shares">
        {shares.map((share) => (
          <li key={share.shareNumber}>
            <ShareTile shareNumber={share.shareNumber} size={30} />
            {stateOf(share)}
            {share.isMine && <Badge tone="info">{self.name}</Badge>}
          </li>
        ))}
      </ul>
    </Absent>
  );
}
