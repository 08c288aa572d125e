import styled, { css } from 'styled-components';
import { RankedWeek } from '../../../ui/calendar/ranked-style';
import { box, color, font, shadow, space, thumb } from '../../../ui/theme/tokens';

const taken = css`
  background: transparent;
  color: ${color.textMuted};
  .dates {
    text-decoration: line-through;
  }
`;

export const Wish = styled(RankedWeek)`
  &[data-taken='true'] {
    ${taken}
  }
  &[data-dragged='true'] {
    z-index: 2;
    background: ${color.surface};
    box-shadow: ${shadow.floating};
  }
`;

export const Grip = styled.button`
  ${box.center};
  flex: none;
  width: 36px;
  height: ${thumb};
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`;

/** The short list beside the board. */
export const ShortList = styled.ol`
  display: grid;
  gap: 2px;
  ${font.size('small')};
  li {
    ${box.grid(2)};
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    padding: ${space[1]} 0;
  }
  li > :first-child,
  li > :last-child {
    color: ${color.textMuted};
  }
  li[data-taken='true'] {
    color: ${color.textMuted};
    > :nth-child(2) {
      text-decoration: line-through;
    }
  }
`;
