import styled, { css } from 'styled-components';
import { seasonBand } from '../../../ui/data/season-band';
import {
  color,
  radius,
  screen,
  shadow,
  size,
  space,
  thumb,
  weight,
} from '../../../ui/theme/tokens';

export const Ranked = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const taken = css`
  background: transparent;
  color: ${color.textMuted};
  .dates {
    text-decoration: line-through;
  }
`;

export const Wish = styled.li`
  ${seasonBand}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 3.5rem;
  padding: ${space[1]} ${space[2]} ${space[1]} 0;
  border: 1px solid ${color.border};
  border-left: 5px solid var(--band);
  border-radius: ${radius.medium};
  background: ${color.surface};
  &[data-taken='true'] {
    ${taken}
  }
  &[data-dragged='true'] {
    z-index: 2;
    background: ${color.surface};
    box-shadow: ${shadow.floating};
  }
  .rank {
    flex: none;
    min-width: 1.25rem;
    font-weight: ${weight.bold};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .what {
    flex: 1;
    min-width: 0;
    line-height: 1.25;
  }
  .dates {
    display: block;
    font-weight: ${weight.medium};
  }
  .facts {
    display: block;
    color: ${color.textMuted};
    font-size: ${size.tiny};
    overflow-wrap: anywhere;
  }
  .buttons {
    display: flex;
    flex: none;
  }
  ${screen.phone} {
    .buttons button {
      width: 36px;
    }
  }
`;

export const Grip = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: ${thumb};
  border: 0;
  background: none;
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
  font-size: ${size.small};
  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    gap: ${space[2]};
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
