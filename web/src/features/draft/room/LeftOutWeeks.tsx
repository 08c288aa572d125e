import { addDays } from '@rules/weeks';
import { shortDates } from '../../../lib/dates/week-dates';
import { Facts } from '../../../ui/text/Facts';
import { size, space } from '../../../ui/theme/tokens';
import type { Draft, Room } from './room';
import { Part } from './room-style';

type LeftOut = Draft['leftOut'][number];

const WHY: Record<LeftOut['reason'], string> = {
  MAINTENANCE: 'Maintenance',
  HELD: 'Held already',
  PAST: 'Begun',
  OVERLAP: 'In another year',
};
const REASONS = Object.keys(WHY) as LeftOut['reason'][];

/** 'Week 10, 4–11 Mar'; the dates follow from those of a week in the draft. */
function datesOf({ week }: LeftOut, { weeks: [known] }: Draft): string {
  if (!known) return `Week ${week}`;
  const startDate = addDays(known.startDate, 7 * (week - known.week));
  return `Week ${week}, ${shortDates({ startDate, endDate: addDays(startDate, 7) })}`;
}

/** 'Week 10, 4–11 Mar (kept by Ada Keller: The roof)' */
function nameOf(week: LeftOut, draft: Draft): string {
  const { who, why } = week;
  return `${datesOf(week, draft)}${who ? ` (kept by ${who}${why ? `: ${why}` : ''})` : ''}`;
}

/** The weeks of the year that are not in the draft, by reason; renders nothing without any. */
export function LeftOutWeeks({ room: { draft } }: { room: Room }) {
  const { leftOut, status } = draft;
  if (leftOut.length === 0) return null;
  return (
    <Part className="framed" style={{ fontSize: size.small }}>
      <header>
        <h2>Weeks not in this draft</h2>
      </header>
      <Facts
        facts={REASONS.flatMap((reason) => {
          const weeks = leftOut.filter((week) => week.reason === reason);
          return weeks.length === 0
            ? []
            : [[WHY[reason], weeks.map((week) => nameOf(week, draft)).join('; ')] as const];
        })}
      />
      {status !== 'PLANNED' && (
        <p style={{ marginTop: space[2] }}>
          They and their reasons were fixed at the opening, and are in the log.
        </p>
      )}
    </Part>
  );
}
