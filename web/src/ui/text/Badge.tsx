import type { ReactNode } from 'react';
import styled from 'styled-components';
import { box, font, radius, type Tone, tone } from '../theme/tokens';

interface BadgeProps {
  children: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
  /** An outline instead of a fill, for what is not settled yet. */
  outline?: boolean;
}

const Root = styled.span<{ $tone: Tone; $outline: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  padding: 0.1em 0.65em;
  border: 1px solid ${({ $tone, $outline }) => ($outline ? tone($tone).solid : 'transparent')};
  border-radius: ${radius.round};
  background: ${({ $tone, $outline }) => ($outline ? 'transparent' : `var(--badge-fill, ${tone($tone).soft})`)};
  color: ${({ $tone }) => tone($tone).text};
  ${font.size('tiny', 'medium')};
  line-height: 1.5;
  white-space: nowrap;
  svg {
    ${box.square('1.1em')};
  }
`;

/**
 * A few highlighted words; on a ground with the same tint, set `--badge-fill` to another colour.
 */
export function Badge({ children, tone: name = 'neutral', icon, outline = false }: BadgeProps) {
  return (
    <Root $tone={name} $outline={outline}>
      {icon}
      {children}
    </Root>
  );
}

/** Whether a property or a share is in use. */
export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
);
