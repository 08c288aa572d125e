import { format, parseISO } from 'date-fns';
import { memo } from 'react';
import { monthOf, runsOf } from './calendar';
import { type TilesProps, WeekTiles } from './WeekTiles';

const monthName = (date: string) => format(parseISO(date), 'MMMM');

/** The year on a phone: month by month, each week a tile. */
export const YearList = memo(function YearList(props: TilesProps) {
  const groups = runsOf(props.weeks, monthOf).map(({ from, length }) => {
    const weeks = props.weeks.slice(from, from + length);
    return { title: monthName(weeks[0]?.startDate ?? ''), weeks };
  });
  return <WeekTiles {...props} groups={groups} />;
});
