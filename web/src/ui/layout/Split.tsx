import styled from 'styled-components';
import { box, screen, space } from '../theme/tokens';

/** The matter of a record's page, and beside it on a desktop what is known and done; on a phone below. */
export const Split = styled.div<{ $columns?: string }>`
  ${box.grid(5)};
  align-items: start;
  ${screen.wide} {
    grid-template-columns: ${({ $columns = 'minmax(0, 1fr) 22rem' }) => $columns};
  }
`;

/** A page with a panel that stays in sight beside its content. */
export const Side = styled.aside`
  min-width: 0;
  ${screen.wide} {
    position: sticky;
    top: ${space[4]};
  }
`;

/** Fields side by side where there is room for two or more, each of `$least` or wider. */
export const Columns = styled.div<{ $least?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $least = '14rem' }) => $least}, 100%), 1fr));
  gap: ${space[4]};
  align-items: start;
`;
