import styled from 'styled-components';
import { buttonRow } from '../overlay/dialog-style';
import { color, radius, screen, space } from '../theme/tokens';

/**
 * The row of buttons at the end of a form; in a dialog it stays in sight while the form scrolls
 * beneath it.
 */
export const FormButtons = styled.div`
  ${buttonRow}
  [role='dialog'] & {
    position: sticky;
    bottom: -${space[5]};
    z-index: 1;
    margin: 0 -${space[5]} -${space[5]};
    padding: ${space[3]} ${space[5]};
    border-top: 1px solid ${color.border};
    border-radius: 0 0 ${radius.large} ${radius.large};
    background: ${color.surface};
    ${screen.phone} {
      margin-inline: -${space[4]};
      padding-inline: ${space[4]};
      border-radius: 0;
    }
    ${screen.low} {
      position: static;
    }
  }
`;
