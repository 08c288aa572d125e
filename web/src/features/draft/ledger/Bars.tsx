import { useId } from 'react';
import styled from 'styled-components';
import { box, color, font, radius, space, weight } from '../../../ui/theme/tokens';

const Figure = styled.figure`
  max-width: 44rem;
  margin: 0 0 ${space[5]};
  figcaption {
    margin-bottom: ${space[3]};
    color: ${color.textMuted};
    text-wrap: pretty;
  }
  ul {
    ${box.grid(2)};
  }
  li {
    ${box.grid(3)};
    grid-template-columns: 4.5rem minmax(0, 1fr) 3rem;
    align-items: center;
    ${font.size('small')};
  }
  li > :first-child {
    font-weight: ${weight.medium};
  }
  li > :last-child {
    color: ${color.textMuted};
  }
`;

const Track = styled.span`
  height: 0.75rem;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.sunken};
  > i {
    display: block;
    height: 100%;
    background: ${color.primary};
  }
`;

interface BarsProps {
  /** Names the picture. */
  caption: string;
  bars: readonly { key: number; name: string; percent: number; text: string }[];
}

/** A picture of a few figures: a bar each, with its figure in words. */
export function Bars({ caption, bars }: BarsProps) {
  const id = useId();
  return (
    <Figure>
      <figcaption id={id}>{caption}</figcaption>
      <ul aria-labelledby={id}>
        {bars.map(({ key, name, percent, text }) => (
          <li key={key}>
            <span>{name}</span>
            <Track aria-hidden>
              <i style={{ width: `${percent}%` }} />
            </Track>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
