import styled from 'styled-components';
import { box, color, numerals, screen, space } from '../../ui/theme/tokens';

/** The parts of the screen: the balances beside the rest on a wide desk, before its end elsewhere. */
export const Areas = styled.div`
  ${box.grid(4)};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  & > :first-child {
    display: contents;
    & > :last-child {
      order: 1;
    }
  }
  ${screen.wide} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: ${space[5]};
    & > :first-child {
      ${box.column(5)};
      min-width: 0;
    }
  }
`;

/** An amount, whose digits stand below those of others. */
export const Amount = styled.span`
  ${numerals};
  white-space: nowrap;
`;

/** The round ground of an icon. */
export const Mark = styled.span`
  ${box.center};
  flex: none;
  ${box.square('40px')};
  border-radius: 50%;
  background: ${color.primarySoft};
  color: ${color.primaryText};
`;

/** A line whose first part takes the room, and whose last are amounts. */
export const Line = styled.div`
  ${box.row(3)};
  min-width: 0;
  & > :nth-last-child(2) {
    ${box.grow};
  }
`;
