import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ChevronRight } from '../../../ui/icon/icons';
import { box, color, motion, radius, space, thumb } from '../../../ui/theme/tokens';
import { RowText } from './rows-style';

/** A link that fills a row. */
export const RowLink = styled(Link)`
  ${box.row(3)};
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

interface LinkRowProps {
  to: string;
  /** The number of a share, before the text. */
  tile?: ReactNode;
  title: string;
  text?: string;
}

/** A row of a card that is a link as a whole. */
export function LinkRow({ to, tile, title, text }: LinkRowProps) {
  return (
    <li>
      <RowLink to={to}>
        {tile}
        <RowText>
          <strong>{title}</strong>
          {text && <small>{text}</small>}
        </RowText>
        <ChevronRight size={20} aria-hidden />
      </RowLink>
    </li>
  );
}
