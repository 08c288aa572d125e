import styled from 'styled-components';
import { Row } from '../../../ui/layout/Stack';
import { screen } from '../../../ui/theme/tokens';

/** The buttons that answer a swap; on a phone they fill their rows. */
export const Answers = styled(Row).attrs({ $justify: 'end' })`
  ${screen.phone} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
