import styled from 'styled-components';
import { SeasonLegend } from '../../ui/calendar/SeasonLegend';
import { hatch } from '../../ui/calendar/week-marks';
import { color } from '../../ui/theme/tokens';

const Marks = styled(SeasonLegend)`
  .free,
  .closed {
    height: 1.125rem;
  }
  .free {
    border: 1.5px dashed ${color.inputBorder};
    background: none;
  }
  .closed {
    ${hatch}
  }
`;

const MARKS = [
  ['free', 'Open'],
  ['closed', 'Maintenance'],
] as const;

/** Explains the bands, dashes and stripes. */
export function Legend() {
  return (
    <Marks>
      {MARKS.map(([mark, text]) => (
        <li key={mark}>
          <span className={mark} aria-hidden />
          {text}
        </li>
      ))}
    </Marks>
  );
}
