import styled from 'styled-components';
import { grouped } from '../../lib/text/format';
import { Muted } from '../text/Text';
import { box, color, font, screen, space, weight } from '../theme/tokens';
import { CardLink } from './Card';

/** Cards of one line beside a list: on a phone the row scrolls. */
export const SlimStatRow = styled.dl`
  ${box.grid(3)};
  grid-template-columns: repeat(4, minmax(10.5rem, 1fr));
  overflow-x: auto;
  scrollbar-width: none;
  ${screen.phone} {
    grid-template-columns: repeat(4, minmax(max-content, 1fr));
    gap: ${space[2]};
  }
  & > div {
    ${box.grid(0, 3)};
    grid-template: auto auto / auto 1fr;
    align-items: center;
    padding: ${space[2]} ${space[3]};
    line-height: 1.25;
  }
  dd:nth-of-type(1) {
    grid-row: 1 / 3;
    grid-column: 1;
    ${font.size('title')};
  }
  dt {
    color: ${color.text};
    font-weight: ${weight.medium};
    white-space: nowrap;
  }
  dd:nth-of-type(2) {
    grid-column: 2;
    ${font.size('tiny')};
  }
`;

/** A row of StatCards. */
export const StatRow = styled.dl`
  ${box.grid(4)};
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  ${screen.phone} {
    gap: ${space[3]};
  }
`;

interface StatCardProps {
  name: string;
  /** Undefined while unknown. */
  value: number | string | undefined;
  note: string;
  /** The list behind the number. */
  to?: string | undefined;
}

const FigureLink = styled(CardLink)`
  &:hover {
    color: ${color.primaryText};
  }
  &:focus-visible::after {
    outline: 3px solid ${color.focus};
  }
`;

const Root = styled.div`
  position: relative;
  padding: ${space[4]};
  ${box.surface('large')};
  dt {
    ${font.muted('small')};
  }
  ${screen.phone} {
    padding: ${space[2]} ${space[3]};
    line-height: 1.3;
    dd:last-child {
      ${font.size('tiny')};
    }
  }
`;
const Value = styled.dd`
  ${font.size('display', 'bold')};
  line-height: 1.3;
  ${screen.phone} {
    ${font.size('title')};
  }
`;
/** One large number with its name and context, which leads to the list behind it. */
export function StatCard({ name, value, note, to }: StatCardProps) {
  const figure = typeof value === 'number' ? grouped(value) : (value ?? '–');
  return (
    <Root>
      <dt>{name}</dt>
      <Value>
        {to ? (
          <FigureLink to={to} aria-label={`${name}: ${figure}`}>
            {figure}
          </FigureLink>
        ) : (
          figure
        )}
      </Value>
      <Muted as="dd">{note}</Muted>
    </Root>
  );
}
