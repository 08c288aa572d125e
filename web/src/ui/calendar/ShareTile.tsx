import styled from 'styled-components';
import { VisuallyHidden } from '../text/hidden';
import { box, radius, shareColor, weight } from '../theme/tokens';

const Tile = styled.span`
  ${box.center};
  flex: none;
  font-weight: ${weight.bold};
  line-height: 1;
  &[data-number]::before {
    content: attr(data-number);
  }
`;

interface ShareTileProps {
  shareNumber: number;
  /** Width and height in px. */
  size?: number;
  /** Draws the number without a text, beside a text that has it. */
  isPicture?: boolean;
}

/** A share number on the share's colour, the same everywhere. */
export function ShareTile({ shareNumber, size = 44, isPicture = false }: ShareTileProps) {
  const { fill, on } = shareColor(shareNumber);
  const look = {
    ...{ width: size, height: size, background: fill, color: on, fontSize: size * 0.45 },
    borderRadius: size <= 24 ? radius.small : radius.medium,
  };
  if (isPicture) return <Tile style={look} data-number={shareNumber} aria-hidden />;
  return (
    <Tile style={look}>
      <VisuallyHidden>Share </VisuallyHidden>
      {shareNumber}
    </Tile>
  );
}
