import { css } from 'styled-components';
import { color, radius, screen, size, space, weight } from '../theme/tokens';

/**
 * Where a cell stands on a phone's card; by default on a line of its own, beside its header.
 * The first line has the 'box', the 'title' (or else the first cell) and the 'corner' of buttons.
 * A 'note' has a line without its header; each 'half' half a line below its header; 'tag' and
 * 'fact' share lines with their neighbours, the 'fact' behind its header.
 */
export type CardPlace = 'box' | 'title' | 'corner' | 'note' | 'half' | 'tag' | 'fact';

const at = (...places: CardPlace[]) =>
  `&:is(${places.map((place) => `[data-card='${place}']`).join(', ')})`;

const cell = css`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
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
    color: ${color.textMuted};
    font-size: ${size.tiny};
    text-align: left;
  }
  &:empty {
    display: none;
  }
  ${at('box', 'title', 'corner', 'note', 'tag')} {
    &::before {
      content: none;
    }
  }
  ${at('box', 'corner')} {
    flex: none;
    align-self: flex-start;
    min-height: 0;
  }
  ${at('box')} {
    order: -3;
    padding-top: 2px;
  }
  ${at('title')} {
    order: -2;
    flex: 1 1 0;
    font-size: 1rem;
    font-weight: ${weight.bold};
  }
  ${at('corner')} {
    order: -1;
    margin: -${space[2]} -${space[2]} -${space[2]} 0;
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
  ${at('tag', 'fact')} {
    flex: none;
    max-width: 100%;
    gap: ${space[2]};
    text-align: left;
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
    & > tbody > tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px ${space[3]};
      margin-top: ${space[2]};
      padding: ${space[3]};
      border: 1px solid ${color.border};
      border-radius: ${radius.medium};
      background: ${color.surface};
      /* Ends the first line. */
      &::after {
        content: '';
        order: -1;
        flex: 1 0 100%;
      }
      & > td {
        ${cell}
      }
      &:hover > td {
        background: none;
      }
    }
  }
`;
