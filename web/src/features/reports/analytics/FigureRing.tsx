import styled from 'styled-components';
import { color, screen, size, space } from '../../../ui/theme/tokens';
import { Swatch } from './analytics-style';
import { FigureName } from './FigureName';
import type { Figure } from './figures';
import { PART_COLORS } from './figures';
import { Ring } from './Ring';

interface Props {
  label: string;
  figures: readonly Figure[];
  total: number;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[5]};
  align-items: center;
  justify-content: center;
`;
const Picture = styled.div`
  flex: none;
  width: 132px;
  ${screen.phone} {
    width: 88px;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;
const Key = styled.ul`
  flex: 1 1 9rem;
  display: grid;
  gap: ${space[2]};
  padding: 0;
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  list-style: none;
  li {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }
  li > :last-child {
    margin-left: auto;
    color: ${color.textMuted};
    text-align: right;
  }
`;
/** The parts of a whole as a ring chart with a legend. */
export function FigureRing({ label, figures, total }: Props) {
  return (
    <Root>
      <Picture>
        <Ring figures={figures} total={total} />
      </Picture>
      <Key aria-label={label}>
        {figures.map((figure, index) => (
          <li key={figure.id}>
            <Swatch aria-hidden style={{ background: PART_COLORS[index % PART_COLORS.length] }} />
            <FigureName figure={figure} />
            <span>{figure.text}</span>
          </li>
        ))}
      </Key>
    </Root>
  );
}
