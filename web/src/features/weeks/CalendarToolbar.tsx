import styled from 'styled-components';
import { dateText } from '../../lib/dates/dates';
import { type Self, useSelf } from '../../lib/read-only';
import { useMediaQuery } from '../../lib/use-media-query';
import { Stepper } from '../../ui/form/Stepper';
import { DESK } from '../../ui/theme/desk';
import { color, motion, radius, screen, size, space, thumb, weight } from '../../ui/theme/tokens';
import type { Show } from './calendar';
import type { CalendarAddress, View } from './use-calendar-address';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-start;
  gap: ${space[3]} ${space[5]};
  margin-bottom: ${space[4]};
  ${screen.phone} {
    gap: ${space[3]} 0;
    justify-content: space-between;
  }
`;

const Group = styled.fieldset`
  display: flex;
  gap: 2px;
  padding: 3px;
  border-radius: ${radius.medium};
  background: ${color.secondary};
`;

const Filter = styled.div`
  ${screen.desk} {
    margin-left: auto;
  }
  ${screen.phone} {
    flex-basis: 100%;
    button {
      flex: 1;
    }
  }
`;

const Choice = styled.button`
  min-height: 38px;
  padding: 0 ${space[3]};
  border: 0;
  border-radius: 8px;
  background: none;
  color: ${color.text};
  font-size: 1rem;
  font-weight: ${weight.medium};
  cursor: pointer;
  transition: background-color ${motion.quick};
  &[aria-pressed='true'] {
    background: ${color.surface};
    color: ${color.primaryText};
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.12);
  }
  /** In the dark the surface is darker than the group, and what is chosen must be lighter. */
  [data-theme='dark'] &[aria-pressed='true'] {
    background: ${color.primarySoft};
  }
  ${screen.phone} {
    min-height: ${thumb};
    font-size: ${size.small};
  }
`;

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

function Choices<Value extends string>({ label, value, options, onChange }: ChoicesProps<Value>) {
  return (
    <Group aria-label={label}>
      {options.map(([option, text]) => (
        <Choice
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {text}
        </Choice>
      ))}
    </Group>
  );
}

const VIEWS = [
  ['year', 'Year'],
  ['month', 'Month'],
] as const satisfies [View, string][];

const showsOf = ({ mine }: Self): [Show, string][] => [
  ['all', 'All'],
  ['mine', `Only ${mine}`],
  ['open', 'Open weeks'],
];

interface CalendarToolbarProps {
  address: CalendarAddress;
  /** True if the user owns no share and so has no weeks. */
  isGuest: boolean;
}

/** Selects the year or month, the view and the filter. */
export function CalendarToolbar({ address, isGuest }: CalendarToolbarProps) {
  const { year, month, view, show, step, setView, setShow } = address;
  const isYear = view === 'year';
  const nameOf = (by: number) =>
    isYear
      ? `Year ${year + by}`
      : dateText(new Date(year, month - 1 + by), { month: 'long', year: 'numeric' });
  const isDesk = useMediaQuery(DESK);
  const self = useSelf();
  const monthName = dateText(new Date(year, month - 1), {
    month: isDesk ? 'long' : 'short',
    year: 'numeric',
  });
  return (
    <Bar>
      <Stepper
        previous={{ label: nameOf(-1), onClick: () => step(-1) }}
        next={{ label: nameOf(1), onClick: () => step(1) }}
      >
        {isYear ? String(year) : monthName}
      </Stepper>
      <Choices label="View" value={view} options={VIEWS} onChange={setView} />
      {!isGuest && (
        <Filter>
          <Choices label="Weeks shown" value={show} options={showsOf(self)} onChange={setShow} />
        </Filter>
      )}
    </Bar>
  );
}
