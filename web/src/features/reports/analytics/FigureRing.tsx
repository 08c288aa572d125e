import styled from 'styled-components';
import { box, color, font, screen } from '../../../ui/theme/tokens';
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
  ${box.wrap(4, 5)};
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
  ${box.grid(2)};
  ${font.size('small')};
  li {
    ${box.row(2)};
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
