import styled from 'styled-components';
import { dateText } from '../../lib/dates/dates';
import { type Self, useSelf } from '../../lib/read-only';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { Segments } from '../../ui/choice/Segments';
import { Stepper } from '../../ui/choice/Stepper';
import { box, DESK, screen, space } from '../../ui/theme/tokens';
import type { Show } from './calendar';
import type { CalendarAddress, View } from './use-calendar-address';

const Bar = styled.div`
  ${box.wrap(3, 5)};
  align-items: center;
  justify-content: flex-start;
  margin-bottom: ${space[4]};
  ${screen.phone} {
    gap: ${space[3]} 0;
    justify-content: space-between;
  }
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
      <Segments label="View" value={view} options={VIEWS} onChange={setView} />
      {!isGuest && (
        <Filter>
          <Segments label="Weeks shown" value={show} options={showsOf(self)} onChange={setShow} />
        </Filter>
      )}
    </Bar>
  );
}
