import styled from 'styled-components';
import { box, color, font, screen, space } from '../../../ui/theme/tokens';

/** The panel with the draft's current state. */
export const Panel = styled.section`
  ${box.grid(4, 6)};
  padding: ${space[5]};
  ${box.surface('sheet', 'card')};
  &[data-mine='true'] {
    ${box.chosen};
  }
  ${screen.desk} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: ${space[6]};
  }
  ${screen.phone} {
    padding: ${space[4]};
  }
`;

export const Who = styled.div`
  ${box.row(4)};
  min-width: 0;
  h2 {
    ${font.size('display')};
  }
  p {
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`;

export const Clock = styled.div`
  ${screen.desk} {
    text-align: right;
    span {
      margin-left: auto;
    }
  }
  ${screen.phone} {
    ${box.wrap(0, 2)};
    align-items: baseline;
    && [role='timer'] {
      ${font.size('title')};
    }
    && span {
      max-width: none;
    }
  }
  span {
    display: block;
    max-width: 15rem;
    ${font.muted('small')};
    text-wrap: balance;
  }
  [role='timer'] {
    display: block;
    ${font.size('date', 'bold')};
    line-height: 1.15;
    white-space: nowrap;
  }
  &[data-still] [role='timer'] {
    ${font.muted('title', 'normal')};
  }
  &[data-late='true'] [role='timer'] {
    color: ${color.danger};
  }
`;

export const Foot = styled.div`
  &:empty {
    display: none;
  }
  grid-column: 1 / -1;
  ${box.row(3)};
  flex-wrap: wrap;
`;
