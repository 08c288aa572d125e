import { type DateRange, presetOf, RANGE_PRESETS } from '@rules/reports';
import styled from 'styled-components';
import { today } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { pressedStyle } from '../../../ui/button/button-style';
import { box, weight } from '../../../ui/theme/tokens';

const Group = styled.fieldset`
  ${box.wrap(2)};
  [aria-pressed='true'] {
    ${pressedStyle}
    font-weight: ${weight.bold};
  }
`;

interface Props {
  range: DateRange;
  onRange: (range: DateRange) => void;
}

/** The periods of the calendar, each chosen at once. */
export function Periods({ range, onRange }: Props) {
  const chosen = presetOf(range, today())?.id;
  return (
    <Group aria-label="Periods">
      {RANGE_PRESETS.map(({ id, label, rangeOn }) => (
        <Button
          key={id}
          size="small"
          variant="secondary"
          aria-pressed={id === chosen}
          onClick={() => onRange(rangeOn(today()))}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
