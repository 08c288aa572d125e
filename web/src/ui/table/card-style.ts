import { css } from 'styled-components';
import { box, color, font, screen, space, weight } from '../theme/tokens';

/**
 * Where a cell stands on a phone's card; by default on a line of its own, beside its header.
 * The first line has the 'box', the 'title' (or else the first cell), its 'mark' and the 'corner'
 * of buttons. A 'note' has a line without its header; the last of them is ended by an 'aside',
 * behind its own, or by an 'end' without one. Each 'half' has half a line below its header; 'tag'
 * and 'fact' share lines with their neighbours, the 'fact' behind its header. The 'foot' is a line of buttons at the end, and a
 * 'group' the name above the cards that have it in common.
 */
export type CardPlace =
  | 'group'
  | 'box'
  | 'title'
  | 'mark'
  | 'corner'
  | 'note'
  | 'aside'
  | 'end'
  | 'half'
  | 'tag'
  | 'fact'
  | 'foot';

/** A row whose box is checked. */
export const SELECTED = "tr:has(> [data-card='box'] input:checked)";

/** The cells that end the line of a note. */
const ENDS = ":is([data-card='aside'], [data-card='end'])";

const at = (...places: CardPlace[]) =>
  `&:is(${places.map((place) => `[data-card='${place}']`).join(', ')})`;

const cell = css`
  ${box.flex(1, 4)};
  flex: 1 0 100%;
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  min-height: 2rem;
  padding: 0;
  border: 0;
  text-align: right;
  overflow-wrap: anywhere;
  white-space: normal;
  &[data-label]::before {
    content: attr(data-label);
    flex: none;
    ${font.muted('tiny')};
    text-align: left;
  }
  &:empty {
    display: none;
  }
  ${at('group', 'box', 'title', 'mark', 'corner', 'note', 'end', 'tag', 'foot')} {
    &::before {
      content: none;
    }
  }
  ${at('group')} {
    order: -7;
    font-weight: ${weight.bold};
  }
  ${at('box', 'corner')} {
    flex: none;
    align-self: flex-start;
    min-height: 0;
  }
  /* In line with a title of one line, or the first of several. */
  ${at('box')} {
    order: -6;
    min-height: 1.75rem;
  }
  ${at('title')} {
    order: -5;
    flex: 1 1 0;
    font-size: 1rem;
    font-weight: ${weight.bold};
  }
  ${at('mark')} {
    order: -4;
  }
  ${at('corner')} {
    order: -3;
    gap: 0;
    margin: -${space[2]} -${space[2]} -${space[2]} 0;
  }
  ${at('foot')} {
    order: 1;
    padding-top: ${space[2]};
  }
  ${at('title', 'note', 'half')} {
    min-height: 0;
    justify-content: flex-start;
    text-align: left;
  }
  ${at('note')} {
    color: ${color.textMuted};
  }
  ${at('half')} {
    display: block;
    flex: 1 0 calc(50% - ${space[4]});
    align-self: flex-start;
    max-width: 100%;
    &::before {
      display: block;
    }
  }
  ${at('mark', 'aside', 'end', 'tag', 'fact')} {
    flex: none;
    max-width: 100%;
    gap: ${space[2]};
    text-align: left;
  }
  ${at('mark', 'aside', 'end')} {
    min-height: 0;
  }
  ${at('end')} {
    justify-content: flex-end;
    min-width: 5rem;
  }
  ${at('tag', 'fact')} {
    min-height: 1.5rem;
  }
`;

/** While cards are selected, what is done with one alone gives way. */
const selecting = css`
  & > tbody > tr:has(> [data-card='box'] input) > [data-card='corner'] {
    display: none;
  }
`;

/** The main link covers its card, below what else can be pressed; not where cards are selected. */
const covered = css`
  position: relative;
  & a[data-main]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & :is(a:not([data-main]), button) {
    position: relative;
    z-index: 1;
  }
`;

/** Shows each row as a card. */
export const cardsOnPhones = css`
  ${screen.phone} {
    &,
    & > tbody {
      display: block;
    }
    & > thead {
      display: none;
    }
    ${selecting}
    & > tbody > ${SELECTED} {
      border-color: ${color.primary};
      background: ${color.primarySoft};
    }
    & > tbody > tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px ${space[3]};
      margin-top: ${space[2]};
      padding: ${space[3]};
      ${box.surface('medium')};
      /* Ends the first line. */
      &::after {
        content: '';
        order: -2;
        flex: 1 0 100%;
      }
      & > td {
        ${cell}
      }
      &:has(+ [data-follows]) {
        border-end-start-radius: 0;
        border-end-end-radius: 0;
      }
      &[data-follows] {
        margin-top: 0;
        border-top: 0;
        border-start-start-radius: 0;
        border-start-end-radius: 0;
        & > [data-card='group'] {
          display: none;
        }
      }
      &:has(> ${ENDS}) > :is([data-card='note'], ${ENDS}) {
        order: -1;
      }
      /* Leaves room for the end of its line, but for no tag or fact behind it. */
      &:has(> ${ENDS}) > [data-card='note']:not(:has(~ [data-card='note'])) {
        flex: 1 1 calc(100% - 7rem);
      }
      &:hover > td {
        background: none;
      }
      &:has(a[data-main]):not(:has(> [data-card='box'])) {
        ${covered}
      }
    }
  }
`;
