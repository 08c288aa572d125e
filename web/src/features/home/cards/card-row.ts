import styled from 'styled-components';
import { space } from '../../../ui/theme/tokens';

/** As many cards beside each other as fit, over the whole width. */
export const CardRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  & > * {
    flex: 1 1 21rem;
  }
`;
