import styled from 'styled-components';
import { StatRow } from '../../../ui/card/StatCard';
import { Muted } from '../../../ui/text/Text';
import { color, radius, screen, size, space, weight } from '../../../ui/theme/tokens';

export const Private = styled(Muted)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  header {
    display: flex;
    align-items: center;
    gap: ${space[4]};
  }
  h3 {
    margin-bottom: ${space[2]};
    font-size: ${size.large};
  }
  h2 {
    font-size: ${size.title};
  }
  header p {
    color: ${color.textMuted};
    font-size: ${size.small};
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
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-top: ${space[2]};
  color: ${color.textMuted};
  font-size: ${size.small};
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  i {
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid;
    border-radius: ${radius.round};
  }
`;

/** A row per year: its wishes and weeks beside it on a desk, below it on a phone. */
export const Weeks = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${space[3]} ${space[5]};
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
    font-size: ${size.large};
    line-height: 1.2;
  }
  h5 {
    margin: 0 0 ${space[2]};
    color: ${color.textMuted};
    font-weight: ${weight.medium};
    font-size: ${size.small};
    line-height: 1.5;
  }
  small,
  b,
  .rest {
    color: ${color.textMuted};
    font-weight: ${weight.normal};
    font-size: ${size.small};
  }
  h4 small {
    display: block;
  }
  ol,
  div > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
  }
  li li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
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
