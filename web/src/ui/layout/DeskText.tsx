import styled from 'styled-components';
import { screen } from '../theme/tokens';
import { hiddenStyle } from './VisuallyHidden';

/** A label that a phone leaves to screen readers, beside an icon that stands for it. */
export const DeskText = styled.span`
  ${screen.phone} {
    ${hiddenStyle}
  }
`;
