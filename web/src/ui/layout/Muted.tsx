import styled from 'styled-components';
import { color, size } from '../theme/tokens';

/** A small paragraph that stands back. */
export const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${size.small};
`;
