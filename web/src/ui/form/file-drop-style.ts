import styled from 'styled-components';
import { color, motion, radius, size, space, weight } from '../theme/tokens';

export const Drop = styled.label<{ $over: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space[1]};
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
  svg {
    color: ${color.primaryText};
  }
`;

export const DropTitle = styled.span`
  color: ${color.primaryText};
  font-size: ${size.large};
  font-weight: ${weight.medium};
`;

export const DropText = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
`;
