import type { ReactNode } from 'react';
import styled from 'styled-components';
import { box, color, font, motion, space, thumb } from '../theme/tokens';

const Root = styled.details`
  > summary {
    ${box.row(2)};
    min-height: ${thumb};
    color: ${color.primaryText};
    ${font.size('small', 'medium')};
    cursor: pointer;
    > * {
      flex: 1;
    }
    &::before {
      content: '' / '';
      flex: none;
      ${box.square('8px')};
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      rotate: -45deg;
      transition: rotate ${motion.quick};
    }
  }
  &[open] > summary {
    margin-bottom: ${space[2]};
    &::before {
      rotate: 45deg;
    }
  }
`;

interface FoldProps {
  summary: ReactNode;
  /** Whether it is open, where more than a press on its summary decides that. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of the page that is folded until someone wants to see it. */
export function Fold({ summary, isOpen, onToggle, children }: FoldProps) {
  return (
    <Root open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </Root>
  );
}
