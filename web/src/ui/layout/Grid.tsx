import styled from 'styled-components';
import { type MarginProps, margins } from '../text/Text';
import { type Space, space } from '../theme/tokens';

type Align = 'start' | 'center' | 'end' | 'stretch';

interface GridProps extends MarginProps {
  /** A step of the spacing scale; defaults to 4 (16 px). */
  $gap?: Space;
  $align?: Align;
  $justify?: Align;
}

/** Places its children in rows of a grid. */
export const Grid = styled.div<GridProps>`
  display: grid;
  gap: ${({ $gap = 4 }) => space[$gap]};
  align-items: ${({ $align = 'stretch' }) => $align};
  justify-items: ${({ $justify = 'stretch' }) => $justify};
  ${margins}
`;
