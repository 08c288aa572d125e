import styled from 'styled-components';
import { color, size, space, weight } from '../../../ui/theme/tokens';

export const SearchNote = styled.p`
  padding: ${space[4]};
  color: ${color.textMuted};
  text-align: center;
`;

export const SearchHeading = styled.h2`
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: ${color.textMuted};
  font-family: inherit;
  font-size: ${size.small};
  font-weight: ${weight.medium};
`;
