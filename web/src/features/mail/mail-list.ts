import styled from 'styled-components';
import { color, size, space } from '../../ui/theme/tokens';

/** Emails, one a line. */
export const MailList = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.textMuted};
    font-size: ${size.small};
  }
`;
