import styled from 'styled-components';
import { box, color, motion, radius, screen, space } from '../theme/tokens';

export const Drop = styled.label<{ $over: boolean }>`
  position: relative;
  ${box.grid(1)};
  justify-items: center;
  align-content: center;
  padding: ${space[6]} ${space[4]};
  border: 2px dashed ${({ $over }) => ($over ? color.primary : color.inputBorder)};
  border-radius: ${radius.large};
  background: ${({ $over }) => ($over ? color.primarySoft : color.sunken)};
  text-align: center;
  cursor: pointer;
  transition: background-color ${motion.quick}, border-color ${motion.quick};
  &:hover {
    border-color: ${color.primary};
  }
  &:focus-within:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${screen.phone} {
    padding: ${space[4]} ${space[3]};
  }
  svg {
    color: ${color.primaryText};
  }
`;
