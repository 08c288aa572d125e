import styled from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { radius, shareColor, weight } from '../theme/tokens';

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  font-weight: ${weight.bold};
  line-height: 1;
`;

interface ShareTileProps {
  shareNumber: number;
  /** Width and height in px. */
  size?: number;
}

/** A share number on the share's colour, the same everywhere. */
export function ShareTile({ shareNumber, size = 44 }: ShareTileProps) {
  const { fill, on } = shareColor(shareNumber);
  const look = {
    ...{ width: size, height: size, background: fill, color: on, fontSize: size * 0.45 },
    borderRadius: size <= 24 ? radius.small : radius.medium,
  };
  return (
    <Tile style={look}>
      <VisuallyHidden>Share </VisuallyHidden>
      {shareNumber}
    </Tile>
  );
}
