import styled from 'styled-components';
import { screen, space } from '../../../ui/theme/tokens';

/** The conversation, and beside it on a desktop what is known and done; on a phone below. */
export const Split = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;
  ${screen.wide} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

/** Below the conversation on a phone; the page's header shows the status there, too. */
export const Side = styled.aside`
  min-width: 0;
  ${screen.wide} {
    position: sticky;
    top: ${space[4]};
  }
`;

export const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
