import styled from 'styled-components';
import { size } from '../../../ui/theme/tokens';

export const Words = styled.p`
  font-size: ${size.body};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
