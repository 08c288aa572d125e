import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, weight } from '../theme/tokens';

/**
 * The name of a record, which leads to its page. With `data-main` in a table, a press anywhere in
 * its row does.
 */
export const RecordLink = styled(Link)`
  color: ${color.primaryText};
  font-weight: ${weight.medium};
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.18em;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration-color: currentColor;
  }
`;
