import styled from 'styled-components';
import { color, size, space } from '../theme/tokens';

/** A legend: each entry is a mark with its meaning. */
export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin-top: ${space[4]};
  color: ${color.textMuted};
  font-size: ${size.small};
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
`;
