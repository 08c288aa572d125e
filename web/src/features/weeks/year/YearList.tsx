import { memo } from 'react';
import { monthOf, runsOf } from '../calendar';
import { monthName } from '../week-text';
import { type TilesProps, WeekTiles } from './WeekTiles';

/** The year on phones: tiles by month. */
export const YearList = memo(function YearList(props: TilesProps) {
  const { weeks } = props;
  const groups = runsOf(weeks, monthOf).map(({ from, length }) => {
    const inMonth = weeks.slice(from, from + length);
    return { title: monthName(inMonth[0]), weeks: inMonth };
  });
  return <WeekTiles {...props} groups={groups} />;
});
