import styled from 'styled-components';
import { seasonBand } from '../../../ui/calendar/seasons';
import { box, color, font, radius, shadow, space, tone, weight } from '../../../ui/theme/tokens';
import { numberStyle, tileStyle } from './week-tile-style';

export const Frame = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  padding: ${space[4]} ${space[4]} ${space[3]} 0;
  ${box.surface('large', 'card')};
`;

/**
 * Columns are weeks, rows are shares; the first column names the share and stays in place while
 * the rest scrolls.
 */
export const Picture = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 9.5rem repeat(var(--weeks), minmax(13px, 1fr));
  column-gap: 2px;

  .month {
    padding-bottom: ${space[1]};
    border-left: 1px solid ${color.border};
    padding-left: 4px;
    ${font.muted('small', 'medium')};
    line-height: 1.3;
  }
  .season {
    ${seasonBand}
    height: 6px;
    margin-bottom: ${space[2]};
    background: var(--band);
  }
  .row {
    border-top: 1px solid ${color.border};
  }
  .row.own {
    background: ${color.primarySoft};
  }
  .now {
    margin-inline: -2px;
    border-top: 3px solid ${color.primary};
    background: ${color.primary};
    background: color-mix(in srgb, ${color.primary} 14%, transparent);
  }
  .name {
    position: sticky;
    left: 0;
    z-index: 3;
    ${box.row(2)};
    min-width: 0;
    height: 2.125rem;
    padding: 0 ${space[2]} 0 ${space[3]};
    border-top: 1px solid ${color.border};
    background: ${color.surface};
    ${font.size('small')};
  }
  .name.own {
    background: ${color.primarySoft};
    font-weight: ${weight.bold};
  }
  .name > :last-child {
    ${font.cut};
  }
  .number {
    ${numberStyle}
    ${font.size('tiny')};
  }
  .corner {
    position: sticky;
    left: 0;
    z-index: 3;
    background: ${color.surface};
  }
  .tile {
    ${tileStyle}
    ${box.center};
    height: 1.625rem;
    margin: 0.25rem 0;
    border-radius: 4px;
    font-size: 0.75rem;
    letter-spacing: -0.02em;
    line-height: 1;
    text-align: center;
  }
  .tile.taken {
    background: color-mix(in srgb, var(--fill) 34%, ${color.surface});
    box-shadow: inset 0 -4px var(--fill);
    padding-bottom: 3px;
  }
  .tile.past:is(.mine, .taken) {
    background: var(--soft);
    box-shadow: none;
    color: ${color.text};
  }
  .tile.past.mine {
    box-shadow: inset 0 -4px var(--fill);
  }
  .tile.open:not(.missed) {
    background: ${tone('success').soft};
    font-size: 0.875rem;
  }
  .tile.dim {
    opacity: 0.22;
    cursor: default;
    pointer-events: none;
  }
  .tile.maintenance {
    height: auto;
    margin: 0;
    border-radius: 0;
  }
  .tile:hover {
    outline: 2px solid ${color.text};
    outline-offset: 1px;
    z-index: 2;
  }
  .holiday {
    padding-top: ${space[2]};
    ${font.muted('tiny')};
    line-height: 1.15;
    writing-mode: vertical-rl;
    white-space: nowrap;
    align-self: start;
    justify-self: center;
  }
`;

/** A row or cell for screen readers, without a box of its own. */
export const Contents = styled.div`
  display: contents;
`;

/**
 * The story of the week under the pointer or the focus, in the grid area of its tile; at the edges
 * it leans inwards.
 */
export const Bubble = styled.div`
  position: absolute;
  bottom: calc(100% + 4px);
  left: 50%;
  z-index: 4;
  width: max-content;
  max-width: 17rem;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.text};
  color: ${color.background};
  ${font.size('small')};
  line-height: 1.35;
  box-shadow: ${shadow.raised};
  transform: translateX(-50%);
  pointer-events: none;
  &[data-lean='right'] {
    left: 0;
    transform: none;
  }
  &[data-lean='left'] {
    right: 0;
    left: auto;
    transform: none;
  }
  &[data-below='true'] {
    top: calc(100% + 4px);
    bottom: auto;
  }
  strong {
    display: block;
    font-weight: ${weight.bold};
  }
`;
