import styled from 'styled-components';
import { grouped } from '../../lib/format';
import { color, radius, screen, size, space, weight } from '../theme/tokens';

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
}

const Root = styled.div`
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  dt {
    color: ${color.textMuted};
    font-size: ${size.small};
  }
`;
const Value = styled.dd`
  font-size: ${size.display};
  font-weight: ${weight.bold};
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
`;
const Note = styled.dd`
  color: ${color.textMuted};
  font-size: ${size.small};
`;

/** One large number with its name and context. */
export function StatCard({ name, value, note }: StatCardProps) {
  return (
    <Root>
      <dt>{name}</dt>
      <Value>{typeof value === 'number' ? grouped(value) : (value ?? '–')}</Value>
      <Note>{note}</Note>
    </Root>
  );
}
