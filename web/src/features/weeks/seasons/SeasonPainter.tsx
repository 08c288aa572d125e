import { type PointerEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { SEASON_TITLES } from '../../../lib/dates/seasons';
import { weekAt } from '../../../lib/dates/use-week-keys';
import { shortDates } from '../../../lib/dates/week-dates';
import { hatch } from '../../../ui/data/hatch';
import { seasonBand } from '../../../ui/data/season-band';
import { YearTiles } from '../../../ui/data/year/YearTiles';
import { framedMonths, Month, Months } from '../../../ui/data/year/year-tiles-style';
import { Segments } from '../../../ui/form/Segments';
import { DeskText } from '../../../ui/layout/DeskText';
import { Muted } from '../../../ui/layout/Muted';
import { Row } from '../../../ui/layout/Stack';
import { color, screen, space } from '../../../ui/theme/tokens';
import { isPast, type Week } from '../calendar';
import type { TagDrafts, WeekTags } from './week-tags';

type Brush = WeekTags['season'] | 'MAINTENANCE';

const BRUSHES: [Brush, string][] = [
  ['PEAK', 'Peak'],
  ['HIGH', 'High'],
  ['LOW', 'Low'],
  ['MAINTENANCE', 'Maintenance'],
];

const Root = styled.section`
  margin-bottom: ${space[5]};
  user-select: none;
  ${framedMonths}
  ${Months} {
    margin-top: ${space[3]};
  }
  .past {
    border-color: transparent;
    color: ${color.textMuted};
  }
  ${screen.phone} {
    ${Months} {
      grid-template-columns: 1fr;
      gap: ${space[2]};
    }
    ${Month} {
      display: grid;
      grid-template-columns: 2.5rem 1fr;
      align-items: center;
    }
    fieldset {
      flex: 1;
    }
    fieldset button {
      flex: auto;
      padding: 0 ${space[2]};
    }
  }
`;
/** The brushes stay in sight, below the bar of the editor. */
const Brushes = styled(Row)`
  position: sticky;
  top: 3.75rem;
  z-index: 1;
  padding-block: ${space[1]};
  background: ${color.surface};
`;
const Swatch = styled.i`
  ${seasonBand}
  display: inline-block;
  width: 1em;
  height: 0.6em;
  margin-right: 6px;
  border-radius: 3px;
  background: var(--band);
  outline: 1px solid ${color.inputBorder};
  &.MAINTENANCE {
    ${hatch}
  }
`;

interface Props {
  year: number;
  weeks: readonly Week[];
  tagsOf: (week: Week) => WeekTags;
  onChange: (changes: TagDrafts) => void;
}

/**
 * The weeks of a year as tiles, painted with a season or with maintenance: pressed one by one, or
 * drawn over with a mouse.
 */
export function SeasonPainter({ year, weeks, tagsOf, onChange }: Props) {
  const [brush, setBrush] = useState<Brush>('PEAK');
  /** The weeks that the mouse has been drawn over since it was pressed here. */
  const stroke = useRef<(string | undefined)[]>(undefined);
  // Any other press ends it, before the one here begins the next.
  useEffect(() => {
    const end = () => {
      stroke.current = undefined;
    };
    const presses = ['pointerdown', 'keydown'];
    for (const press of presses) window.addEventListener(press, end, true);
    return () => {
      for (const press of presses) window.removeEventListener(press, end, true);
    };
  }, []);
  const isOver = weeks.every(isPast);
  const isBegun = !isOver && weeks.some(isPast);
  const canPaint = (week: Week) =>
    !isPast(week) && (brush !== 'MAINTENANCE' || week.booking === null);

  const paint = (starts: (string | undefined)[], isMaintenance: (tags: WeekTags) => boolean) =>
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
    );
  const begin = ({ target }: PointerEvent) => {
    stroke.current = [weekAt(target)];
  };
  const paintOver = ({ pointerType, buttons, target }: PointerEvent) => {
    const painted = stroke.current;
    const start = weekAt(target);
    if (pointerType !== 'mouse' || buttons !== 1 || !start || !painted) return;
    if (painted.includes(start)) return;
    painted.push(start);
    paint(painted, () => true);
  };
  const paintOne = (start: string) => {
    // A click may also be the end of a stroke.
    if (stroke.current && stroke.current.length > 1) return;
    paint([start], ({ isMaintenance }) => !isMaintenance);
  };

  return (
    <Root aria-label="Paint the year" onPointerDown={begin} onPointerOver={paintOver}>
      <Brushes $justify="space-between">
        <Segments
          label="Paint weeks as"
          value={brush}
          onChange={setBrush}
          options={BRUSHES.map(([value, text]) => [
            value,
            <>
              <Swatch className={value} aria-hidden />
              {text}
            </>,
          ])}
        />
        <Muted>
          {isOver || (
            <>
              Press a week to paint it<DeskText>, or drag over several</DeskText>.{' '}
            </>
          )}
          {isOver && `All weeks of ${year} are past and stay as they are.`}
          {isBegun && 'Past weeks stay as they are.'}
        </Muted>
      </Brushes>
      <YearTiles
        year={year}
        tiles={weeks.map((week) => {
          const { season, isMaintenance, holiday } = tagsOf(week);
          const facts = [
            `Week ${week.week}`,
            shortDates(week),
            SEASON_TITLES[season],
            isMaintenance && 'maintenance',
            holiday,
            week.booking && `held by ${week.booking.ownerName ?? 'no one'}`,
          ];
          return {
            startDate: week.startDate,
            week: week.week,
            isButton: canPaint(week),
            className: [isMaintenance ? 'maintenance' : season, isPast(week) && 'past']
              .filter(Boolean)
              .join(' '),
            label: facts.filter(Boolean).join(', '),
          };
        })}
        onChoose={paintOne}
      />
    </Root>
  );
}
