import styled from 'styled-components';
import { box, font, space, weight } from '../../../ui/theme/tokens';

/** Card rows that fill the card's width. */
export const Rows = styled.ul`
  ${box.grid(1)};
  margin: 0 -${space[2]} -${space[2]};
`;

export const RowText = styled.span`
  display: grid;
  ${box.grow};
  line-height: 1.3;
  strong {
    font-weight: ${weight.medium};
  }
  small {
    ${font.muted('small')};
  }
`;
