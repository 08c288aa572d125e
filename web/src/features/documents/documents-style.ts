import styled from 'styled-components';
import { box, screen, space } from '../../ui/theme/tokens';

export const Columns = styled.div<{ $isReading: boolean }>`
  ${box.grid(5)};
  ${screen.desk} {
    grid-template-columns: minmax(15rem, 19rem) minmax(0, 1fr);
    align-items: start;
  }
  ${screen.phone} {
    & > :nth-child(${({ $isReading }) => ($isReading ? 1 : 2)}) {
      display: none;
    }
  }
`;

export const Lists = styled.div`
  ${box.grid(3)};
  min-width: 0;
  ${screen.desk} {
    position: sticky;
    top: ${space[5]};
  }
`;

/** A document as a sheet of paper. */
export const Reading = styled.div`
  min-width: 0;
  padding: ${space[5]} ${space[4]};
  ${box.surface('large', 'card')};
  ${screen.desk} {
    padding: ${space[6]};
  }
`;
