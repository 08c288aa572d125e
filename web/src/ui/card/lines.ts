import styled from 'styled-components';
import { box, color, space } from '../theme/tokens';

/** The height of a sentence and a button below it, which stand where there are no lines. */
export const EMPTY_LINES = '5.25rem';

/** A list with a line between its items. */
export const Ruled = styled.ul`
  li + li {
    border-top: 1px solid ${color.border};
  }
`;

export const Line = styled.li`
  ${box.row(3)};
  justify-content: space-between;
  padding-block: ${space[3]};
  & > button {
    flex: none;
  }
  & + & {
    border-top: 1px solid ${color.border};
  }
`;
