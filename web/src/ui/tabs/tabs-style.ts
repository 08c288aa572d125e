import { Tabs as Radix } from 'radix-ui';
import styled, { css } from 'styled-components';
import { edgeMask } from '../layout/use-scroll-edges';
import {
  banner,
  bar,
  box,
  color,
  font,
  layer,
  motion,
  radius,
  type Space,
  screen,
  space,
  thumb,
  tone,
  weight,
} from '../theme/tokens';

/** On a phone, below the bar at the top. */
export const StickyRow = styled.div`
  ${screen.phone} {
    position: sticky;
    top: calc(${banner} + ${bar.top} + env(safe-area-inset-top));
    z-index: ${layer.bar - 1};
    display: flex;
    margin-inline: -${space[4]};
    padding-inline: ${space[4]} ${space[2]};
    background: ${color.background};
    box-shadow: inset 0 -1px ${color.border};
    & > :first-child {
      ${box.grow};
    }
  }
  ${screen.low} {
    position: static;
  }
`;

export const Line = styled.div`
  ${box.wrap(3, 5)};
  & > * {
    flex: 1 0 100%;
    min-width: 0;
  }
  ${screen.desk} {
    & > :first-child {
      flex: none;
      max-width: 100%;
    }
    & > :nth-child(2) {
      flex: 1 1 20rem;
    }
  }
`;

export const List = styled(Radix.List)`
  position: relative;
  ${box.flex(1)};
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  box-shadow: inset 0 -1px ${color.border};
  &::-webkit-scrollbar {
    display: none;
  }
  ${edgeMask}
  /* Above what scrolls in a dialog, up to the edge of its padding. */
  [role='dialog'] & {
    position: sticky;
    top: -${space[1]};
    z-index: 1;
    background: ${color.surface};
    ${screen.low} {
      position: static;
    }
  }
`;

const denseStyle = css`
  padding-inline: ${space[2]};
  font-size: 0.875rem;
`;

export const Trigger = styled(Radix.Trigger)<{ $dense: boolean }>`
  position: relative;
  flex: none;
  ${box.inline(2)};
  min-height: ${thumb};
  padding: ${space[2]} ${space[3]};
  border-bottom: 2px solid transparent;
  color: ${color.textMuted};
  font-size: 1rem;
  font-weight: ${weight.medium};
  white-space: nowrap;
  ${screen.phone} {
    padding-inline: ${space[2]};
  }
  transition: color ${motion.quick}, border-color ${motion.quick};
  &:hover {
    color: ${color.text};
  }
  &[data-state='active'] {
    border-bottom-color: ${color.primary};
    color: ${color.primaryText};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.small};
  }
  &[data-pressed] {
    outline: 0;
  }
  &:not([data-apart]):has(+ [data-apart]) {
    margin-inline-end: ${space[2]};
  }
  /* The first of those that stand apart. */
  &:not([data-apart]) + &[data-apart] {
    margin-inline-start: auto;
    &::before {
      content: '';
      position: absolute;
      inset-inline-start: -${space[2]};
      height: 1.25rem;
      border-inline-start: 1px solid ${color.inputBorder};
    }
  }
  ${({ $dense }) => $dense && denseStyle}
`;

export const Count = styled.span<{ $stands: boolean; $whereRoom: boolean }>`
  min-width: 1.5rem;
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${({ $stands }) => ($stands ? color.primary : color.secondary)};
  color: ${({ $stands }) => ($stands ? color.onPrimary : color.text)};
  ${font.size('tiny')};
  line-height: 1.375rem;
  text-align: center;
  ${({ $whereRoom }) => $whereRoom && '@media (max-width: 89.99rem) { display: none; }'}
`;

/** Above the end of the label, where it takes no room that other tabs need. */
export const Dot = styled.span`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: 1px;
  ${box.square('0.5rem')};
  border-radius: ${radius.round};
  background: ${tone('warning').solid};
`;

export const Content = styled(Radix.Content)<{ $gap: Space }>`
  padding-top: ${({ $gap }) => space[$gap]};
  &[data-state='inactive'] {
    display: none;
  }
  &:focus-visible {
    outline-offset: 4px;
    border-radius: ${radius.small};
  }
`;
