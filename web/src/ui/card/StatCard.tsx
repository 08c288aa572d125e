import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { grouped } from '../../lib/text/format';
import { color, radius, screen, size, space, weight } from '../theme/tokens';

/** Cards of one line beside a list: on a phone the row scrolls. */
export const SlimStatRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(10.5rem, 1fr));
  gap: ${space[3]};
  overflow-x: auto;
  scrollbar-width: none;
  ${screen.phone} {
    grid-template-columns: repeat(4, minmax(max-content, 1fr));
    gap: ${space[2]};
  }
  & > div {
    display: grid;
    grid-template: auto auto / auto 1fr;
    gap: 0 ${space[3]};
    align-items: center;
    padding: ${space[2]} ${space[3]};
    line-height: 1.25;
  }
  dd:nth-of-type(1) {
    grid-row: 1 / 3;
    grid-column: 1;
    font-size: ${size.title};
  }
  dt {
    color: ${color.text};
    font-weight: ${weight.medium};
    white-space: nowrap;
  }
  dd:nth-of-type(2) {
    grid-column: 2;
    font-size: ${size.tiny};
  }
`;

/** A row of StatCards. */
export const StatRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${space[4]};
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

/** The whole card is pressed. */
const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }
  &:hover {
    color: ${color.primaryText};
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.focus};
  }
`;

const Root = styled.div`
  position: relative;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  dt {
    color: ${color.textMuted};
    font-size: ${size.small};
  }
  ${screen.phone} {
    padding: ${space[2]} ${space[3]};
    line-height: 1.3;
    dd:last-child {
      font-size: ${size.tiny};
    }
  }
`;
const Value = styled.dd`
  font-size: ${size.display};
  font-weight: ${weight.bold};
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  ${screen.phone} {
    font-size: ${size.title};
  }
`;
const Note = styled.dd`
  color: ${color.textMuted};
  font-size: ${size.small};
`;

/** One large number with its name and context, which leads to the list behind it. */
export function StatCard({ name, value, note, to }: StatCardProps) {
  const figure = typeof value === 'number' ? grouped(value) : (value ?? '–');
  return (
    <Root>
      <dt>{name}</dt>
      <Value>
        {to ? (
          <CardLink to={to} aria-label={`${name}: ${figure}`}>
            {figure}
          </CardLink>
        ) : (
          figure
        )}
      </Value>
      <Note>{note}</Note>
    </Root>
  );
}
