import styled from 'styled-components';
import { space } from '../theme/tokens';

/** Fields side by side where there is room for two or more, each of `$least` or wider. */
export const Columns = styled.div<{ $least?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $least = '14rem' }) => $least}, 100%), 1fr));
  gap: ${space[4]};
  align-items: start;
`;
