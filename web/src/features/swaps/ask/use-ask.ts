import { skipToken } from '@apollo/client/react';
import { swapValue } from '@rules/swaps';
import { useState } from 'react';
import { useMySwapsQuery, useSwapWeeksQuery, useSwapYearQuery } from '../../../generated/graphql';
import { askedStarts } from '../story';
import { isComing } from '../swap';

/** A week in a property's calendar. */
export interface WeekRef {
  propertyId: string;
  year: number;
  week: number;
}

/** The initial choice: a week to give, a week to get, both or neither. */
export interface Ask {
  giveId?: string | undefined;
  want?: WeekRef | undefined;
}

/** The user's future weeks (of one property if that is chosen) and the weeks that others offer. */
function useMyWeeks(propertyId: string | undefined) {
  const { data, error } = useSwapWeeksQuery({ fetchPolicy: 'cache-and-network' });
  const stays = data?.myStays.filter(
    (stay) =>
      isComing(stay, stay.timeZone) && (propertyId === undefined || stay.propertyId === propertyId),
  );
  return {
    stays: stays ?? [],
    offered: new Set(data?.openToSwap.map(({ bookingId }) => bookingId)),
    isLoading: !data && !error,
    error,
  };
}

/** A year of a property, loaded once both are chosen. */
function useYear(propertyId: string | undefined, year: number | undefined) {
  const isSettled = propertyId !== undefined && year !== undefined;
  const { data, error } = useSwapYearQuery(
    isSettled ? { variables: { propertyId, year }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const needsApproval = data?.property.swapsNeedApproval ?? false;
  return { calendar: data?.calendar, needsApproval, error };
}

/** The choices made for a swap request, and the options to choose from. */
export function useAsk({ giveId, want }: Ask) {
  const [chosenId, setGive] = useState(giveId);
  const [chosenYear, setYear] = useState(want?.year);
  const [chosenWeek, setWeek] = useState(want?.week);
  const mine = useMyWeeks(want?.propertyId);
  const { stays } = mine;
  // A single week is selected automatically.
  const preset = stays.length === 1 ? stays[0] : undefined;
  const give = stays.find(({ bookingId }) => bookingId === chosenId) ?? preset;
  const year = chosenYear ?? give?.year;
  const shown = useYear(want?.propertyId ?? give?.propertyId, year);
  const swaps = useMySwapsQuery({ fetchPolicy: 'cache-first' }).data?.mySwaps.items ?? [];
  const asked = askedStarts(swaps, shown.calendar?.propertyId ?? '');
  const get = shown.calendar?.weeks.find(({ week }) => week === chosenWeek);
  return {
    ...mine,
    ...shown,
    give,
    get,
    year,
    asked,
    setWeek,
    error: mine.error ?? shown.error,
    value: give && get ? swapValue(give, get) : null,
    /** No other owner has to agree. */
    isAtOnce: get !== undefined && !get.booking && !shown.needsApproval,
    /** Another of the user's weeks may belong to another property or year. */
    setGive(id: string) {
      setGive(id);
      if (!want) setWeek(undefined);
    },
    setYear(next: number) {
      setYear(next);
      setWeek(undefined);
    },
  };
}
