import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';
import { useSwapYearQuery } from '../../../generated/graphql';
import { today } from '../../../lib/dates/dates';
import { groupBy } from '../../../lib/group-by';
import { errorText } from '../../../lib/network/error-text';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/form/Select';
import { Stepper } from '../../../ui/form/Stepper';
import { Row } from '../../../ui/layout/Stack';
import { space } from '../../../ui/theme/tokens';
import type { Ask } from '../ask/use-ask';
import { type Offer, type Stay, type Swap } from '../swap';
import { SwapYear } from './SwapYear';
import { swapTiles } from './swap-year';

const Root = styled.section`
  min-width: 0;
`;
const Bar = styled(Row)`
  margin-bottom: ${space[3]};
`;
const Width = styled.div`
  width: min(18rem, 100%);
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
  const { data, previousData, error } = useSwapYearQuery(
    propertyId === undefined
      ? skipToken
      : { variables: { propertyId, year }, fetchPolicy: 'cache-and-network' },
  );
  if (propertyId === undefined) return null;
  // While another year loads, the previous one stays on screen; a click refers to the week it
  // shows.
  const calendar = (data ?? (error ? undefined : previousData))?.calendar;
  const tiles = calendar && swapTiles(calendar, { swaps, offered, day: today(calendar.timeZone) });
  return (
    <Root aria-label="Weeks of the year">
      <Bar $justify="space-between">
        <Stepper
          previous={{ label: 'Previous year', onClick: () => setYear(year - 1) }}
          next={{ label: 'Next year', onClick: () => setYear(year + 1) }}
        >
          {String(year)}
        </Stepper>
        {names.size > 1 && (
          <Width>
            <Select
              label="Property"
              hideLabel
              value={propertyId}
              onValueChange={setChosen}
              options={[...names].map(([id, label]) => ({ value: id, label }))}
            />
          </Width>
        )}
      </Bar>
      {tiles && (
        <SwapYear
          year={calendar.year}
          tiles={tiles}
          onChoose={({ kind, bookingId, week }) =>
            onAsk(
              kind === 'MINE'
                ? { giveId: bookingId }
                : { want: { propertyId: calendar.propertyId, year: calendar.year, week } },
            )
          }
        />
      )}
      {!tiles && !error && <Skeleton height="16rem" />}
      {!tiles && error && (
        <Notice message={errorText(error, 'The weeks of this year could not be loaded.')} />
      )}
    </Root>
  );
}
