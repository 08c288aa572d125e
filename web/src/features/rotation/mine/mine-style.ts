import styled from 'styled-components';
import { StatRow } from '../../../ui/card/StatCard';
import { box, color, font, radius, screen, space } from '../../../ui/theme/tokens';

export const Card = styled.section`
  ${box.grid(5)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space[5]};
  ${box.surface('large')};
  header {
    ${box.row(4)};
  }
  h3 {
    margin-bottom: ${space[2]};
    ${font.size('large')};
  }
  h2 {
    ${font.size('title')};
  }
  header p {
    ${font.muted('small')};
    text-wrap: pretty;
  }
  ${screen.phone} {
    padding: ${space[4]};
  }
`;

export const Note = styled.p`
  &:not(:last-child) {
    margin-bottom: ${space[4]};
  }
  color: ${color.textMuted};
  text-wrap: pretty;
`;

/** The marks of the chart in words. */
export const ChartLegend = styled.ul`
  ${box.wrap(1, 5)};
  margin-top: ${space[2]};
  ${font.muted('small')};
  li {
    ${box.row(2)};
  }
  i {
    ${box.square('0.875rem')};
    border: 2px solid;
    border-radius: ${radius.round};
  }
`;

/** A row per year: its wishes and weeks beside it on a desk, below it on a phone. */
export const Weeks = styled.ul`
  > li {
    ${box.grid(3, 5)};
    grid-template-columns: 6rem minmax(0, 1fr);
    padding-block: ${space[4]};
    border-top: 1px solid ${color.border};
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li > div {
    grid-column: 2;
  }
  h4 {
    ${font.size('large')};
    line-height: 1.2;
  }
  h5 {
    margin: 0 0 ${space[2]};
    ${font.muted('small', 'medium')};
    line-height: 1.5;
  }
  small,
  b,
  .rest {
    ${font.muted('small', 'normal')};
  }
  h4 small {
    display: block;
  }
  ol,
  div > ul {
    ${box.row(2)};
    flex-wrap: wrap;
  }
  li li {
    ${box.row(2)};
  }
  li li:not(.rest) {
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.sunken};
  }
  ${screen.phone} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
    > li > div {
      grid-column: 1;
    }
    h4 small {
      display: inline;
      margin-left: ${space[2]};
    }
  }
`;

/** The tiles of the first glance; on a phone an odd last one takes the whole row. */
export const Glance = styled(StatRow)`
  gap: ${space[3]};
  ${screen.phone} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
