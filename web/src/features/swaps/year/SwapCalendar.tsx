import { useState } from 'react';
import styled from 'styled-components';
import { today } from '../../../lib/dates/dates';
import { groupBy } from '../../../lib/list/group-by';
import { framedMonths, Months } from '../../../ui/calendar/year-tiles-style';
import { Select } from '../../../ui/choice/Select';
import { shadow } from '../../../ui/theme/tokens';
import type { Ask } from '../ask/use-ask';
import { type Offer, type Stay, type Swap } from '../swap';
import { SteppedYear } from './SteppedYear';
import { swapTiles } from './swap-year';

const Root = styled.section`
  min-width: 0;
  ${framedMonths}
  ${Months} {
    box-shadow: ${shadow.card};
  }
`;
/** The year that holds most of the user's weeks. */
function busiestYear(stays: readonly Stay[]): number | undefined {
  const years = [...groupBy(stays, ({ year }) => year)];
  return years.sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

interface SwapCalendarProps {
  swaps: readonly Swap[];
  stays: readonly Stay[];
  offers: readonly Offer[];
  /** Ids of the bookings that are open to swap. */
  offered: ReadonlySet<string>;
  onAsk: (ask: Ask) => void;
}

/** A calendar of swappable weeks: a tile of the user's offers the week, any other requests it. */
export function SwapCalendar({ swaps, stays, offers, offered, onAsk }: SwapCalendarProps) {
  const names = new Map(
    [...stays, ...offers].map(({ propertyId, propertyName }) => [propertyId, propertyName]),
  );
  const [chosen, setChosen] = useState<string>();
  const propertyId = chosen ?? [...names.keys()][0];
  const [year, setYear] = useState(() => busiestYear(stays) ?? Number(today().slice(0, 4)));
  if (propertyId === undefined) return null;
  return (
    <Root aria-label="Weeks of the year">
      <SteppedYear
        {...{ propertyId, year }}
        onYear={setYear}
        tilesOf={(calendar) =>
          swapTiles(calendar, { swaps, offered, day: today(calendar.timeZone) })
        }
        onChoose={({ kind, bookingId, week }, calendar) =>
          onAsk(
            kind === 'MINE'
              ? { giveId: bookingId }
              : { want: { propertyId: calendar.propertyId, year: calendar.year, week } },
          )
        }
      >
        {names.size > 1 && (
          <div style={{ width: 'min(18rem, 100%)' }}>
            <Select
              label="Property"
              hideLabel
              value={propertyId}
              onValueChange={setChosen}
              options={[...names].map(([id, label]) => ({ value: id, label }))}
            />
          </div>
        )}
      </SteppedYear>
    </Root>
  );
}
