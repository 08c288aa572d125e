import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { useSelf } from '../../../lib/read-only';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { CalendarHeart } from '../../../ui/icon/icons';
import { DESK, font, space } from '../../../ui/theme/tokens';
import { type CalendarYear, isShown, monthOf, runsOf, type Show } from '../calendar';
import { monthName } from '../week-text';
import { useDrawMeasure } from './use-draw-measure';
import { type TilesProps, WeekTiles } from './WeekTiles';
import { YearPicture } from './YearPicture';

/** The year on phones: tiles by month. */
const YearList = memo(function YearList(props: TilesProps) {
  const { weeks } = props;
  const groups = runsOf(weeks, monthOf).map(({ from, length }) => {
    const inMonth = weeks.slice(from, from + length);
    return { title: monthName(inMonth[0]), weeks: inMonth };
  });
  return <WeekTiles {...props} groups={groups} />;
});

interface YearViewProps {
  calendar: CalendarYear;
  show: Show;
  /** How many weeks at the beginning are folded. */
  skipped: number;
  changed: ReadonlySet<string>;
  onOpen: (start: string) => void;
}

const Below = styled.section`
  margin-top: ${space[6]};
  h2 {
    margin-bottom: ${space[3]};
    ${font.size('title')};
  }
`;

/**
 * The year at a glance: on desktop a chart with the relevant weeks below, on phones tiles by
 * month.
 */
export function YearView({ calendar, show, skipped, changed, onOpen }: YearViewProps) {
  const isDesk = useMediaQuery(DESK);
  const self = useSelf();
  const { year } = calendar;
  const weeks = useMemo(
    () => calendar.weeks.slice(skipped).filter((week) => isShown(week, show)),
    [calendar, show, skipped],
  );
  const below = useMemo(() => {
    const shown = show === 'open' ? 'open' : 'mine';
    return calendar.weeks.filter((week) => isShown(week, shown));
  }, [calendar, show]);
  useDrawMeasure(calendar);
  const label = `Weeks of ${year}`;

  if (weeks.length === 0) {
    return (
      <EmptyState
        icon={<CalendarHeart size={28} />}
        title={show === 'mine' ? `${self.have} no week in ${year}` : `No week of ${year} is open`}
        text="Choose All to see every week and who has it."
      />
    );
  }
  if (!isDesk) {
    return <YearList {...{ label, weeks, changed, onOpen }} />;
  }
  const belowLabel = show === 'open' ? `Open weeks in ${year}` : `${self.your} weeks in ${year}`;
  return (
    <>
      <YearPicture {...{ calendar, label, weeks, changed, onOpen }} />
      {below.length > 0 && (
        <Below>
          <h2>{belowLabel}</h2>
          <WeekTiles
            label={belowLabel}
            weeks={below}
            groups={[{ weeks: below }]}
            changed={changed}
            onOpen={onOpen}
          />
        </Below>
      )}
    </>
  );
}
