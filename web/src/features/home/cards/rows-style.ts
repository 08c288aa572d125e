import styled from 'styled-components';
import { color, size, space, weight } from '../../../ui/theme/tokens';

/** Card rows that fill the card's width. */
export const Rows = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0 -${space[2]} -${space[2]};
`;

export const RowText = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: 1.3;
  strong {
    font-weight: ${weight.medium};
  }
  small {
    color: ${color.textMuted};
    font-size: ${size.small};
  }
`;
