import { memo, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button/Button';
import { space } from '../../../ui/theme/tokens';
import { isNow, monthOf, runsOf, type Week } from '../calendar';
import { monthName } from '../week-text';
import { type TilesProps, WeekTiles } from './WeekTiles';

interface YearListProps extends TilesProps {
  /** Whether past months of the current year are collapsed. */
  isFolded: boolean;
}

const Earlier = styled.div`
  margin-bottom: ${space[4]};
`;

/** Index of the first week of the current month; 0 in other years. */
function startOfNow(weeks: readonly Week[]): number {
  const now = weeks.find(isNow);
  return now ? weeks.findIndex((week) => monthOf(week) === monthOf(now)) : 0;
}

/** The year on phones: tiles by month. */
export const YearList = memo(function YearList({ isFolded, ...props }: YearListProps) {
  const [isOpen, setOpen] = useState(false);
  const past = isFolded && !isOpen ? startOfNow(props.weeks) : 0;
  const weeks = props.weeks.slice(past);
  const groups = runsOf(weeks, monthOf).map(({ from, length }) => {
    const inMonth = weeks.slice(from, from + length);
    return { title: monthName(inMonth[0]), weeks: inMonth };
  });
  const [first, last] = [monthName(props.weeks[0]), monthName(props.weeks[Math.max(0, past - 1)])];
  return (
    <>
      {past > 0 && (
        <Earlier>
          <Button variant="secondary" wide onClick={() => setOpen(true)}>
            Show {first === last ? first : `${first} to ${last}`}
          </Button>
        </Earlier>
      )}
      <WeekTiles {...props} weeks={weeks} groups={groups} />
    </>
  );
});
