import styled, { css, keyframes } from 'styled-components';
import { color, radius, screen, size, space, weight } from '../theme/tokens';

export const Scroller = styled.section`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

/** A bordered scroller for a table with its own style. */
export const FramedScroller = styled(Scroller)`
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

/** Shows each row as a card with its first cell as the title. */
const cardsOnPhones = css`
  ${screen.phone} {
    &,
    & > tbody {
      display: block;
    }
    & > thead {
      display: none;
    }
    & > tbody > tr {
      display: block;
      margin-top: ${space[3]};
      padding: ${space[2]} ${space[3]};
      border: 1px solid ${color.border};
      border-radius: ${radius.medium};
      background: ${color.surface};
    }
    & > tbody > tr > td {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space[4]};
      min-height: 2.25rem;
      padding: ${space[1]} 0;
      border: 0;
      text-align: right;
      overflow-wrap: anywhere;
      white-space: normal;
      &[data-label]::before {
        content: attr(data-label);
        flex: none;
        color: ${color.textMuted};
        font-size: ${size.tiny};
        text-align: left;
      }
      &:first-child,
      &:last-child {
        padding-inline: 0;
      }
      &:is([data-card='start'], [data-card='end']) {
        min-height: 1.875rem;
        display: inline-flex;
        gap: ${space[2]};
        width: 50%;
        vertical-align: middle;
      }
      &[data-card='start'] {
        padding-inline-end: ${space[3]};
      }
      &[data-card='end'] {
        padding-inline-start: ${space[3]};
      }
      &[data-card='bare'] {
        min-height: 0;
        padding-top: 0;
        color: ${color.textMuted};
        text-align: left;
        &::before {
          content: none;
        }
      }
      &:empty {
        display: none;
      }
      &:first-child {
        font-size: 1rem;
        font-weight: ${weight.bold};
        text-align: left;
      }
      &:first-child::before {
        content: none;
      }
      &:last-child:not([data-label]) {
        justify-content: flex-end;
      }
    }
    & > tbody > tr:has(> td[data-card='corner']) {
      position: relative;
      & > td:first-child:not([data-card='box']),
      & > td[data-card='box'] + td {
        padding-inline-end: 7rem;
      }
      & > td[data-card='corner'] {
        position: absolute;
        inset: ${space[1]} ${space[1]} auto auto;
        padding: 0;
        &::before {
          content: none;
        }
      }
    }
    & > tbody > tr:has(> td:is([data-card='half'], [data-card='full'])) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space[4]};
      & > td:not([data-card='half'], [data-card='corner']) {
        grid-column: 1 / -1;
      }
      & > td:is([data-card='half'], [data-card='full']):not(:empty) {
        display: block;
        min-height: 0;
        text-align: left;
        &::before {
          display: block;
        }
      }
    }
    & > tbody > tr > td[data-card='box'] {
      float: left;
      padding-right: ${space[2]};
      & + td {
        justify-content: flex-start;
        font-size: 1rem;
        font-weight: ${weight.bold};
        text-align: left;
        &::before {
          content: none;
        }
      }
    }
    & > tbody > tr:hover > td {
      background: none;
    }
  }
`;

const fadeIn = keyframes`
  from {
    background: ${color.accentSoft};
    opacity: 0.2;
  }
`;

export const Root = styled.table<{ $cards: boolean }>`
  width: 100%;
  /* Collapsed borders would scroll away from under a pinned column. */
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${size.small};
  line-height: 1.4;
  @media (prefers-reduced-motion: no-preference) {
    & > tbody > tr[data-fresh] {
      animation: ${fadeIn} 900ms ease-out;
    }
  }
  ${({ $cards }) => $cards && cardsOnPhones}
`;

interface CellProps {
  $end: boolean;
  $pinned: boolean;
}

/** Stays at the end of a wide table, with a shade where columns lie beneath it. */
const pinnedOnDesks = css`
  ${screen.desk} {
    position: sticky;
    inset-inline-end: 0;
    z-index: 1;
    background: ${color.surface};
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-end: 100%;
      width: ${space[3]};
      background: linear-gradient(to left, ${color.border}, transparent);
      opacity: 0;
      pointer-events: none;
    }
    [data-after] &::before {
      opacity: 1;
    }
  }
`;

const cell = css<CellProps>`
  padding: ${space[2]};
  ${screen.desk} {
    ${({ $end }) => $end && `&:not(:last-child) { padding-right: ${space[5]}; }`}
  }
  ${({ $pinned }) => $pinned && pinnedOnDesks}
`;

export const Head = styled.th<CellProps>`
  ${cell}
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${size.tiny};
  font-weight: ${weight.medium};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  &[data-empty] {
    width: 1px;
    padding-inline: ${space[1]};
  }
`;

export const Cell = styled.td<CellProps & { $noWrap: boolean; $minWidth?: string | undefined }>`
  ${cell}
  ${screen.desk} {
    height: 2.5rem;
    min-width: ${({ $minWidth }) => $minWidth};
    max-width: 24rem;
    padding-block: 6px;
    overflow-wrap: break-word;
    /* Buttons bring their own room. */
    &:has(button) {
      padding-block: 2px;
    }
  }
  border-bottom: 1px solid ${color.border};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  vertical-align: middle;
  ${({ $noWrap }) => $noWrap && 'white-space: nowrap;'}
  tr:last-child > & {
    border-bottom: 0;
  }
  tr:hover > & {
    background: ${color.sunken};
  }
`;

/** A second, muted line in a cell. */
export const CellNote = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${size.small};
  font-weight: ${weight.normal};
`;

export const SortButton = styled.button<{ $active: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 28px;
  margin: 0 -${space[1]};
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${({ $active }) => ($active ? color.text : 'inherit')};
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  &:hover {
    color: ${color.text};
  }
  svg {
    flex: none;
    opacity: ${({ $active }) => ($active ? 1 : 0.55)};
  }
`;
