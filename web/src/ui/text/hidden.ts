import styled, { css } from 'styled-components';
import { box, screen } from '../theme/tokens';

const hiddenStyle = css`
  position: absolute;
  ${box.square('1px')};
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
