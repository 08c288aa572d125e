import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ChevronRight } from '../../../ui/icon/icons';
import { box, color, font, space, thumb, weight } from '../../../ui/theme/tokens';

const Note = styled(Link)`
  ${box.row(3)};
  min-height: calc(${thumb} + ${space[3]});
  padding: ${space[2]} ${space[4]};
  ${box.surface('large')};
  color: ${color.text};
  text-decoration: none;
  &[data-urgent='true'] {
    background: ${color.accentSoft};
  }
  > svg {
    color: ${color.textMuted};
  }
  > svg:first-child {
    box-sizing: content-box;
    padding-inline: 10px;
  }
  > span {
    ${box.grow};
  }
  strong {
    display: block;
    font-weight: ${weight.medium};
    line-height: 1.3;
  }
  small {
    display: block;
    ${font.muted('small')};
    line-height: 1.35;
  }
  &:hover {
    color: ${color.text};
  }
  &:hover strong {
    text-decoration: underline;
  }
`;

interface NoteLinkProps {
  to: string;
  icon: ReactNode;
  title: string;
  text?: string;
  /** True if the user is asked for something. */
  isUrgent?: boolean;
}

/** One thing to know or to do, linked to where it is done. */
export function NoteLink({ to, icon, title, text, isUrgent = false }: NoteLinkProps) {
  return (
    <Note to={to} data-urgent={isUrgent}>
      {icon}
      <span>
        <strong>{title}</strong>
        {text && <small>{text}</small>}
      </span>
      <ChevronRight size={20} aria-hidden />
    </Note>
  );
}
