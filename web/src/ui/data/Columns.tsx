import styled from 'styled-components';
import { space } from '../theme/tokens';

/** Fields side by side where there is room for two or more. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space[4]};
  align-items: start;
`;
