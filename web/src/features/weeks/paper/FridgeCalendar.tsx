import styled from 'styled-components';
import { datesInMonth } from '../../../lib/dates/week-dates';
import { groupBy } from '../../../lib/list/group-by';
import { PaperSheet } from '../../../ui/layout/PaperSheet';
import { type CalendarYear, monthOf, type Week } from '../calendar';
import { monthName, statusText } from '../week-text';

const Months = styled.div`
  columns: 3;
  column-gap: 6mm;
  font-size: 11.5pt;
  section {
    break-inside: avoid;
    margin-bottom: 4.5mm;
  }
  .dates {
    width: 20mm;
    white-space: nowrap;
  }
  .season {
    width: 4mm;
    padding-inline: 0;
  }
  .mine {
    font-weight: 700;
  }
  small {
    font-size: 9.5pt;
    font-style: italic;
  }
`;

/** A letter for each season, because paper may have no colours. */
const SEASON_LETTERS: Record<Week['season'], string> = { PEAK: 'P', HIGH: 'H', LOW: '' };

/** The year for the fridge: who has which week, seasons and holidays on one page. */
export function FridgeCalendar({ calendar }: { calendar: CalendarYear }) {
  const { propertyName, year, weeks } = calendar;
  const months = [...groupBy(weeks, monthOf).values()];
  return (
    <PaperSheet
      title={`${propertyName} ${year}`}
      text="Weeks by their first and last day. P is peak season, H high season; your weeks are bold."
    >
      <Months>
        {months.map((month) => (
          <section key={month[0]?.startDate}>
            <h2>{monthName(month[0])}</h2>
            <table>
              <tbody>
                {month.map((week) => (
                  <PaperWeek key={week.startDate} week={week} />
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </Months>
    </PaperSheet>
  );
}

function PaperWeek({ week }: { week: Week }) {
  const { booking } = week;
  const holder = booking
    ? `${booking.shareNumber} ${booking.ownerName ?? 'vacant'}`
    : statusText(week);
  return (
    <tr className={booking?.isMine ? 'mine' : undefined}>
      <td className="dates">{datesInMonth(week)}</td>
      <td className="season">{SEASON_LETTERS[week.season]}</td>
      <td>
        {holder}
        {week.holiday && <small> · {week.holiday}</small>}
      </td>
    </tr>
  );
}
