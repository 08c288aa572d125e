import styled, { css } from 'styled-components';
import { color, motion, radius, size, space, thumb, weight } from '../../../ui/theme/tokens';

/** Card rows that fill the card's width. */
export const Rows = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0 -${space[2]} -${space[2]};
`;

/** A row that is a link as a whole. */
export const rowLinkStyle = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${thumb};
  padding: ${space[2]};
  border-radius: ${radius.medium};
  color: inherit;
  text-decoration: none;
  transition: background-color ${motion.quick};
  & > svg {
    color: ${color.textMuted};
  }
  &:hover {
    background: ${color.primarySoft};
    color: inherit;
  }
`;

export const RowText = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: 1.3;
  strong {
    font-weight: ${weight.medium};
  }
  small {
    color: ${color.textMuted};
    font-size: ${size.small};
  }
`;
