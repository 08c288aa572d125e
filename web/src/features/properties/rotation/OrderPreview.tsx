import type { Turn } from '@rules/rotation';
import styled from 'styled-components';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Row } from '../../../ui/layout/Stack';
import { box, color } from '../../../ui/theme/tokens';

const Order = styled.ol`
  ${box.grid(2, 4)};
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
`;

const Place = styled.span`
  flex: none;
  width: 2rem;
  color: ${color.textMuted};
  text-align: right;
`;

interface Props {
  year: number;
  turns: readonly Turn[];
  ownerOf: (shareNumber: number) => string;
}

/** The order of choice in a year, with the owners. */
export function OrderPreview({ year, turns, ownerOf }: Props) {
  return (
    <Order aria-label={`Order of choice in ${year}`}>
      {turns.map(({ shareNumber, turn }) => (
        <li key={shareNumber}>
          <Row $nowrap $gap={2}>
            <Place>{turn}.</Place>
            <ShareTile shareNumber={shareNumber} size={32} />
            {ownerOf(shareNumber)}
          </Row>
        </li>
      ))}
    </Order>
  );
}
