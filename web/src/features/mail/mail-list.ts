import styled from 'styled-components';
import { box, font } from '../../ui/theme/tokens';

/** Emails, one a line. */
export const MailList = styled.ul`
  ${box.grid(2)};
  li {
    ${box.wrap(1, 3)};
    align-items: center;
    overflow-wrap: anywhere;
  }
  small {
    ${font.muted('small')};
  }
`;
