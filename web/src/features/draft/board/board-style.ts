import styled, { keyframes } from 'styled-components';
import { seasonBand } from '../../../ui/calendar/seasons';
import {
  box,
  color,
  font,
  motion,
  radius,
  screen,
  shadow,
  size,
  space,
  weight,
} from '../../../ui/theme/tokens';
import { outlookMark } from '../outlook/outlook-style';

const land = keyframes`
  from { transform: scale(0.86); box-shadow: 0 0 0 4px ${color.accent}; }
  to { transform: none; box-shadow: 0 0 0 14px transparent; }
`;

/** How long a newly taken tile is highlighted, in ms. */
export const LANDING_MS = 1400;

export const Months = styled.div`
  ${box.grid(2)};
  /* Where weeks are wished for, those that are gone stand back. */
  &[data-quiet-taken='true'] .taken {
    align-self: start;
    min-height: 0;
    background: transparent;
    color: ${color.textMuted};
    &::before {
      display: none;
    }
    .days {
      ${font.size('tiny', 'medium')};
    }
    .note {
      display: none;
    }
    .number {
      min-width: 1.25rem;
      height: 1.25rem;
      background: var(--soft);
      color: ${color.text};
      ${font.size('tiny')};
    }
    .holder {
      color: ${color.textMuted};
      font-weight: ${weight.medium};
    }
  }
`;

export const MonthName = styled.div`
  padding-top: ${space[2]};
  ${font.muted('small', 'medium')};
`;

export const Cell = styled.div`
  display: grid;
  min-width: 0;
  container-type: inline-size;
`;

export const Month = styled.div`
  ${box.grid(3)};
  grid-template-columns: 3.25rem minmax(0, 1fr);
  > :last-child {
    ${box.grid(2)};
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  ${screen.phone} {
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: ${space[2]};
    > :last-child {
      gap: 5px;
    }
  }
`;

export const Tile = styled.button`
  ${seasonBand}
  position: relative;
  ${box.column()};
  justify-content: space-between;
  min-width: 0;
  min-height: 5.5rem;
  padding: 0.625rem ${space[3]} ${space[2]};
  ${box.surface('medium')};
  overflow: hidden;
  color: ${color.text};
  text-align: left;
  transition: box-shadow ${motion.calm}, background-color ${motion.calm};
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 4px;
    background: var(--band);
  }
  .days {
    ${font.size('large', 'bold')};
    line-height: 1.2;
    white-space: nowrap;
  }
  .days.two-lines {
    font-size: min(${size.body}, 12.5cqi);
    line-height: calc(1.2 * ${size.large});
  }
  &:has(.wish) .note {
    padding-right: 1.75rem;
  }
  .note,
  .holder {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 1.5rem;
    ${font.muted('tiny')};
    line-height: 1.2;
  }
  .note > span,
  .holder > span:last-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  .number {
    display: inline-grid;
    flex: none;
    place-items: center;
    min-width: 1.625rem;
    height: 1.625rem;
    border-radius: ${radius.small};
    background: var(--fill);
    color: var(--on);
    ${font.size('small', 'bold')};
  }
  .outlook {
    position: absolute;
    top: 1.875rem;
    right: ${space[2]};
    ${outlookMark}
  }
  .wish {
    position: absolute;
    right: ${space[2]};
    bottom: 0.75rem;
    color: ${color.primaryText};
    ${font.size('small', 'bold')};
    line-height: 1.2;
  }
  &.choosable {
    border-color: ${color.inputBorder};
    box-shadow: ${shadow.card};
  }
  &.choosable:hover,
  &.wished:not(.taken) {
    background: ${color.primarySoft};
  }
  &:hover {
    box-shadow: ${shadow.raised};
  }
  &.closed {
    background: transparent;
    .days {
      color: ${color.textMuted};
      font-weight: ${weight.medium};
    }
  }
  &.taken {
    border-color: transparent;
    background: var(--soft);
    .holder {
      color: ${color.text};
    }
  }
  &.mine {
    background: var(--fill);
    color: var(--on);
    .note,
    .holder {
      color: var(--on);
      font-weight: ${weight.bold};
    }
    .number {
      background: var(--on);
      color: var(--fill);
    }
  }
  @container (max-width: 6.5rem) {
    padding-inline: 6px;
    .days {
      font-size: 0.875rem;
      letter-spacing: -0.01em;
    }
    .note {
      font-size: 0.75rem;
      letter-spacing: -0.01em;
    }
  }
  &.landed {
    z-index: 1;
    animation: ${land} ${LANDING_MS}ms ease-out;
  }
  ${screen.phone} {
    min-height: 4.375rem;
    padding: 0.5rem 1px 0.25rem;
    align-items: center;
    text-align: center;
    .days {
      font-size: min(1.0625rem, 27cqi);
      letter-spacing: -0.02em;
      line-height: 1.4;
    }
    .days.two-lines {
      font-size: min(0.8125rem, 21cqi);
      line-height: 1.2;
      white-space: pre;
    }
    .note {
      max-width: 100%;
      min-height: 1rem;
      font-size: min(0.6875rem, 17cqi);
      letter-spacing: -0.02em;
    }
    .holder {
      min-height: 1.625rem;
    }
    .holder > span:not(.number) {
      display: none;
    }
    &:has(.wish) .note {
      padding-right: 0;
    }
    .wish {
      position: static;
    }
  }
`;
