import styled, { css } from 'styled-components';
import { buttonRow } from '../../../ui/overlay/dialog-style';
import { bar, box, color, radius, screen, space } from '../../../ui/theme/tokens';
import { BELOW_BAR } from './season-painter-style';

const stuck = css`
  position: sticky;
  /* Over the heads of the columns, where what it says needs more room. */
  z-index: 3;
  background: ${color.surface};
  ${screen.low} {
    position: static;
  }
`;

export const Years = styled.div`
  ${box.row(2)};
  flex-wrap: wrap;
  ${screen.desk} {
    ${stuck}
    top: 0;
    padding: ${space[2]} 0;
  }
`;

/** The footer of a dialog, below the tools. */
export const LastRow = styled.div`
  ${buttonRow}
  margin-top: ${space[3]};
`;

/** Above the weeks on a desk; on a phone at the lower edge, where thumbs are. */
export const Bar = styled.div`
  ${stuck}
  top: 0;
  padding: ${space[2]} 0;
  ${screen.phone} {
    top: auto;
    bottom: calc(${bar.bottom} + env(safe-area-inset-bottom));
    margin: 0 -${space[4]} -${space[4]};
    padding: ${space[3]} ${space[4]};
    border-top: 1px solid ${color.border};
    border-radius: 0 0 ${radius.large} ${radius.large};
    [role='dialog'] & {
      bottom: -${space[5]};
      margin-bottom: -${space[5]};
      border-radius: 0;
    }
    & > div {
      gap: ${space[2]};
    }
    /* In one line, even with the longest last one. */
    & > div > :is(button:not([aria-label]), a) {
      flex: 1 0 auto;
      padding-inline: ${space[3]};
      white-space: nowrap;
    }
  }
`;

/** On a desk, the year and its buttons share a line, so that the weeks begin early. */
export const Editor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${screen.desk} {
    grid-template-columns: auto minmax(0, 1fr);
    & > :not(${Years}, ${Bar}) {
      grid-column: 1 / -1;
    }
    thead th {
      top: ${BELOW_BAR};
    }
  }
`;
