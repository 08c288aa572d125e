import styled, { css, keyframes } from 'styled-components';
import { banner, box, color, font, radius, screen, space } from '../theme/tokens';
import { cardsOnPhones, SELECTED } from './card-style';

const Scroller = styled.section`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

/** Its header stays in sight while the page scrolls, unless the table is too wide. */
export const TableScroller = styled(Scroller)`
  ${screen.desk} {
    &:not([data-before], [data-after]) {
      overflow: visible;
    }
    thead th {
      position: sticky;
      top: ${banner};
      z-index: 2;
      background: ${color.surface};
    }
  }
`;

/** A bordered scroller for a table with its own style. */
export const FramedScroller = styled(Scroller)`
  ${box.surface('large')};
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
  font-size: 0.875rem;
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

/** Takes some of the room that the other columns leave, and cuts what needs more in its lines. */
const growing = css<{ $grows: string | undefined }>`
  ${screen.desk} {
    width: ${({ $grows }) => $grows};
    max-width: 0;
    ${font.cut};
  }
`;

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

/** The buttons of a row are quiet until someone turns to it. */
const quietActions = css`
  ${screen.desk} {
    tr:not(:hover, :focus-within, :has([aria-expanded='true'])) > & button {
      color: ${color.textMuted};
    }
  }
`;

export const Head = styled.th<CellProps>`
  ${cell}
  border-bottom: 1px solid ${color.border};
  ${font.muted('tiny', 'medium')};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
`;

interface BodyCellProps extends CellProps {
  $noWrap: boolean;
  $grows: string | undefined;
  $minWidth?: string | undefined;
}

export const Cell = styled.td<BodyCellProps>`
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
    button {
      font-size: inherit;
    }
  }
  border-bottom: 1px solid ${color.border};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  vertical-align: middle;
  ${({ $noWrap }) => $noWrap && 'white-space: nowrap;'}
  ${({ $grows }) => $grows && growing}
  ${({ $pinned }) => $pinned && quietActions}
  tr:last-child > & {
    border-bottom: 0;
  }
  tr:hover > & {
    background: ${color.sunken};
  }
  tr:has(a[data-main]) > &:not([data-card='box']) {
    cursor: pointer;
  }
  &[data-card='box'] {
    position: relative;
  }
  ${screen.desk} {
    ${SELECTED} > & {
      background: ${color.primarySoft};
    }
  }
`;

/** At most so many lines; of the first part of a cell, the table names the whole in a tooltip. */
export const cutAfter = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

const cutLines = css`
  ${screen.desk} {
    & > :is(a, div, small, time) {
      display: block;
      ${font.cut};
    }
  }
`;

/**
 * A text with a note below it on a desk, where both are cut if they are wider than `$most`, or wrap;
 * on a phone they stand side by side where there is room.
 */
export const TwoLines = styled.div<{ $most?: string; $wraps?: boolean }>`
  ${({ $wraps }) => !$wraps && cutLines}
  ${screen.desk} {
    max-width: ${({ $most }) => $most};
  }
  ${screen.phone} {
    ${box.wrap(0, 2)};
    align-items: baseline;
    min-width: 0;
  }
`;

/** A second, muted line in a cell. */
export const CellNote = styled.small`
  display: block;
  ${font.muted('tiny', 'normal')};
`;

export const SortButton = styled.button<{ $active: boolean }>`
  ${box.inline(1)};
  min-height: 28px;
  margin: 0 -${space[1]};
  padding: 0 ${space[1]};
  border-radius: ${radius.small};
  color: ${({ $active }) => ($active ? color.text : 'inherit')};
  text-align: inherit;
  &:hover {
    color: ${color.text};
  }
  svg {
    opacity: ${({ $active }) => ($active ? 1 : 0.55)};
  }
`;
