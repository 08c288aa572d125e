import styled from 'styled-components';
import { color, font, radius, space } from '../theme/tokens';

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  padding-inline: ${space[1]};
  border: 1px solid ${color.border};
  border-bottom-width: 2px;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.textMuted};
  font: 0.75rem / 1 ${font.text};
`;
