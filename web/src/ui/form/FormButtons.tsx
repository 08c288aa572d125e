import styled, { css } from 'styled-components';
import { buttonRow } from '../overlay/dialog-style';
import { color, radius, screen, space } from '../theme/tokens';

const inSight = css`
  position: sticky;
  z-index: 1;
  /* At the lower edge of a tab that is taller than its form. */
  margin: auto -${space[5]} -${space[5]};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.border};
  border-radius: 0 0 ${radius.large} ${radius.large};
  background: ${color.surface};
`;

/**
 * The row of buttons at the end of a form; in a dialog, and on a desk where `$isLong` in a card, it
 * stays in sight while the form scrolls beneath it.
 */
export const FormButtons = styled.div<{ $isLong?: boolean }>`
  ${buttonRow}
  ${({ $isLong }) =>
    $isLong &&
    css`
      ${screen.desk} {
        ${inSight}
        bottom: 0;
      }
    `}
  [role='dialog'] & {
    ${inSight}
    bottom: -${space[5]};
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
