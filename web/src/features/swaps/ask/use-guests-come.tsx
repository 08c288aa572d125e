import { whoStays } from '@rules/weeks';
import { type ReactNode, useState } from 'react';
import { useSwapWeeksQuery } from '../../../generated/graphql';
import { guestsLose } from '../../../lib/text/names';
import { Checkbox } from '../../../ui/choice/Checkbox';

/** One of the user's weeks, to be given. */
interface GivenWeek {
  propertyId: string;
  startDate: string;
}

/**
 * Asks whether the guests of a week come along to the one that the user gets for it; without guests
 * there is nothing to ask.
 */
export function useGuestsCome(given: GivenWeek | undefined): {
  guestsCome: boolean | undefined;
  question: ReactNode;
} {
  const [guestsCome, setGuestsCome] = useState(true);
  const { data } = useSwapWeeksQuery({ fetchPolicy: 'cache-first' });
  const stay = data?.myStays.find(
    ({ propertyId, startDate }) =>
      propertyId === given?.propertyId && startDate === given.startDate,
  );
  const names = [stay?.guestName, stay && whoStays(stay)].filter(Boolean).join(', ');
  if (!names) return { guestsCome: undefined, question: null };
  const question = (
    <div>
      <p>Your guests of this week: {names}.</p>
      <Checkbox
        label="They come along to the new week"
        hint={!guestsCome && stay && guestsLose(stay)}
        checked={guestsCome}
        onCheckedChange={setGuestsCome}
      />
    </div>
  );
  return { guestsCome, question };
}
