import styled from 'styled-components';
import { type Space, space } from '../theme/tokens';

interface LayoutProps {
  /** A step of the spacing scale; defaults to 4 (16 px). */
  $gap?: Space;
  $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Stacks its children vertically. */
export const Stack = styled.div<LayoutProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space[$gap]};
  align-items: ${({ $align = 'stretch' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  min-width: 0;
`;

/** Places its children side by side; they wrap unless `$nowrap` is set. */
export const Row = styled.div<LayoutProps & { $nowrap?: boolean }>`
  display: flex;
  flex-wrap: ${({ $nowrap = false }) => ($nowrap ? 'nowrap' : 'wrap')};
  gap: ${({ $gap = 3 }) => space[$gap]};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  min-width: 0;
`;
