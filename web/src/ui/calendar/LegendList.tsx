import styled from 'styled-components';
import { box, font, space } from '../theme/tokens';

/** A legend: each entry is a mark with its meaning. */
export const LegendList = styled.ul`
  ${box.wrap(2, 5)};
  margin-top: ${space[4]};
  ${font.muted('small')};
  li {
    ${box.row(2)};
  }
`;
