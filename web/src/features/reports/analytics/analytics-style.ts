import styled, { css } from 'styled-components';
import { Stack } from '../../../ui/layout/Stack';
import { box, color, font, radius, screen, space } from '../../../ui/theme/tokens';

const cardGap = css`
  gap: ${space[5]};
  ${screen.phone} {
    gap: ${space[3]};
  }
`;

/** Cards below each other. */
export const Cards = styled(Stack)`
  ${cardGap}
`;

export const Halves = styled.div`
  display: grid;
  ${cardGap}
  align-items: start;
  ${screen.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const PlainList = styled.ul`
  ${box.grid(2)};
  ${font.size('small')};
  li {
    ${box.flex(4)};
    justify-content: space-between;
  }
  li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li > :last-child {
    flex: none;
  }
  small,
  time {
    color: ${color.textMuted};
  }
`;

/** The colour of a chart's part in its legend. */
export const Swatch = styled.span`
  flex: none;
  ${box.square('0.75rem')};
  border-radius: ${radius.small};
`;
