import styled from 'styled-components';
import { bar, box, color, font, layer, screen, space, weight } from '../../../ui/theme/tokens';

export const Sides = styled.div`
  ${box.grid(5)};
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${space[5]};
  ${screen.wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

export const Side = styled.div`
  ${box.grid(5)};
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;

export const Part = styled.section`
  min-width: 0;
  > header {
    ${box.row(3)};
    justify-content: space-between;
    min-height: 44px;
    margin-bottom: ${space[2]};
  }
  h2 {
    ${font.size('large')};
  }
  &.framed {
    padding: ${space[3]} ${space[4]} ${space[4]};
    ${box.surface('large')};
  }
`;

/** On phones, where there is no side column, the order comes below the board. */
export const OnPhones = styled.div`
  ${screen.wide} {
    display: none;
  }
`;

export const OnDesks = styled.div`
  @media (max-width: 68.74rem) {
    display: none;
  }
`;

/** Holds what stays in sight above the bar of a phone and at the bottom of a desktop. */
export const ThumbPlace = styled.div`
  position: sticky;
  bottom: ${space[4]};
  z-index: ${layer.bar};
  /* Clicks reach the weeks beside and below it. */
  pointer-events: none;
  ${screen.phone} {
    bottom: calc(${bar.bottom} + env(safe-area-inset-bottom) + ${space[2]});
  }
  ${screen.low} {
    position: static;
  }
`;

/** The turn and its clock. */
export const ThumbBar = styled.aside`
  ${box.wrap(2, 3)};
  align-items: center;
  max-width: 34rem;
  margin: ${space[4]} auto 0;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
  ${box.surface('large', 'floating')};
  font-weight: ${weight.medium};
  pointer-events: auto;
  &[data-mine='true'] {
    border-color: ${color.primary};
  }
  &[hidden] {
    visibility: hidden;
  }
  ${screen.phone} {
    max-width: none;
  }
  ${screen.desk} {
    margin-right: 0;
  }
  p {
    flex: 1 1 6rem;
    line-height: 1.2;
  }
  button {
    flex-grow: 1;
    max-width: max-content;
  }
  small {
    display: block;
    ${font.muted('small', 'normal')};
  }
`;
