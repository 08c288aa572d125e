import styled from 'styled-components';
import { grouped, partOf } from '../../lib/text/format';
import { box, color, font, radius, space } from '../theme/tokens';

interface BarProps {
  label: string;
  value: number;
  /** The value of the whole bar. */
  total: number;
  /** The text; defaults to the part in numbers. */
  text?: string;
}

const Line = styled.div`
  ${font.size('small')};
`;
const Words = styled.p`
  ${box.flex(4)};
  justify-content: space-between;
  margin-bottom: ${space[1]};
  span:last-child {
    color: ${color.textMuted};
  }
`;
const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.secondary};
`;
const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.primary};
`;

type Part = Pick<BarProps, 'value' | 'total'>;

/** A part of a whole as a bar alone, beside words that say the same. */
function Meter({ value, total }: Part) {
  const percent = total === 0 ? 0 : Math.round((100 * value) / total);
  return (
    <Track aria-hidden>
      <Fill style={{ width: `${Math.min(percent, 100)}%` }} />
    </Track>
  );
}

const Short = styled.span`
  ${box.inline(2)};
  white-space: nowrap;
  ${Track} {
    width: 2.5rem;
    height: 6px;
    @media (max-width: 22rem) {
      display: none;
    }
  }
`;

/** A part of a whole in a line, such as a cell of a table: a bar and '11 of 12'. */
export function PartBar(part: Part) {
  return (
    <Short>
      <Meter {...part} />
      {grouped(part.value)} of {grouped(part.total)}
    </Short>
  );
}

/** A part of a whole, as text and as a bar. */
export function Bar({ label, value, total, text = partOf(value, total) }: BarProps) {
  return (
    <Line>
      <Words>
        <span>{label}</span>
        <span>{text}</span>
      </Words>
      <Meter {...{ value, total }} />
    </Line>
  );
}
