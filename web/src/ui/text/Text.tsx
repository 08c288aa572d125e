import styled, { css } from 'styled-components';
import { color, screen, size } from '../theme/tokens';

const hiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`;

/** A label that a phone leaves to screen readers, beside an icon that stands for it. */
export const DeskText = styled.span`
  ${screen.phone} {
    ${hiddenStyle}
  }
`;

/** A small paragraph that stands back. */
export const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${size.small};
`;
