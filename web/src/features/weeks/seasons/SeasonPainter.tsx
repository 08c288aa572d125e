import { useState } from 'react';
import { shortDates } from '../../../lib/dates/week-dates';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import { YearTiles } from '../../../ui/calendar/YearTiles';
import { Segments } from '../../../ui/choice/Segments';
import { DeskText } from '../../../ui/text/hidden';
import { Muted } from '../../../ui/text/Text';
import { isPast, type Week } from '../calendar';
import { Brush, Brushes, Root } from './season-painter-style';
import { useStroke } from './use-stroke';
import { type Paint, paintOf, type TagDrafts, type WeekTags } from './week-tags';

const PAINTS: [Paint, string][] = [
  ['PEAK', 'Peak'],
  ['HIGH', 'High'],
  ['LOW', 'Low'],
  ['MAINTENANCE', 'Maintenance'],
];

interface Props {
  year: number;
  weeks: readonly Week[];
  tagsOf: (week: Week) => WeekTags;
  /** Changes with the same `part` are one step. */
  onChange: (changes: TagDrafts, part?: string) => void;
}

/**
 * The weeks of a year as tiles, painted with a season or with maintenance: pressed one by one, or
 * drawn over with a mouse or a finger.
 */
export function SeasonPainter({ year, weeks, tagsOf, onChange }: Props) {
  const [brush, setBrush] = useState<Paint>('PEAK');
  const isOver = weeks.every(isPast);
  const isBegun = !isOver && weeks.some(isPast);
  const canPaint = (week: Week) =>
    !isPast(week) && (brush !== 'MAINTENANCE' || week.booking === null);

  const paint = (
    starts: readonly string[],
    isMaintenance: (tags: WeekTags) => boolean,
    part?: string,
  ) =>
    onChange(
      Object.fromEntries(
        weeks
          .filter((week) => starts.includes(week.startDate) && canPaint(week))
          .map((week) => {
            const tags = tagsOf(week);
            const changes =
              brush === 'MAINTENANCE' ? { isMaintenance: isMaintenance(tags) } : { season: brush };
            return [week.startDate, { ...tags, ...changes }];
          }),
      ),
      part,
    );
  const { handlers, isStroke } = useStroke((starts, stroke) => paint(starts, () => true, stroke));
  const paintOne = (start: string) => {
    if (!isStroke()) paint([start], ({ isMaintenance }) => !isMaintenance);
  };

  return (
    <Root aria-label="Paint the year" {...handlers}>
      <Brushes>
        <Segments
          label="Paint weeks as"
          value={brush}
          onChange={setBrush}
          options={PAINTS.map(([value, text]) => {
            const count = weeks.filter((week) => paintOf(tagsOf(week)) === value).length;
            return [
              value,
              <Brush key={value}>
                <i className={value} aria-hidden />
                {text}{' '}
                <small>
                  {count} <DeskText>{count === 1 ? 'week' : 'weeks'}</DeskText>
                </small>
              </Brush>,
            ];
          })}
        />
      </Brushes>
      <Muted>
        {isOver
          ? `All weeks of ${year} are past and stay as they are.`
          : 'Press a week to paint it, or drag across several.'}
        {isBegun && ' Past weeks stay as they are.'}
      </Muted>
      <YearTiles
        year={year}
        tiles={weeks.map((week) => {
          const tags = tagsOf(week);
          const facts = [
            `Week ${week.week}`,
            shortDates(week),
            SEASON_TITLES[tags.season],
            tags.isMaintenance && 'maintenance',
            tags.holiday,
            week.booking && `held by ${week.booking.ownerName ?? 'no one'}`,
            isPast(week) && 'past',
          ];
          return {
            startDate: week.startDate,
            week: week.week,
            isButton: canPaint(week),
            className: isPast(week) ? `${paintOf(tags)} past` : paintOf(tags),
            label: facts.filter(Boolean).join(', '),
          };
        })}
        onChoose={paintOne}
      />
    </Root>
  );
}
