import { useState } from 'react';
import { useSwapWeeksQuery } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { ArrowLeftRight } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { Muted } from '../../../ui/text/Text';
import { AskDialog } from '../ask/AskDialog';
import type { WeekRef } from '../ask/use-ask';
import { OfferSwitch } from '../list/OfferSwitch';
import { isComing } from '../swap';
import { useLiveSwaps } from '../use-live-swaps';
import { usePromises } from '../use-promises';

interface WeekSwapActionsProps {
  week: WeekRef;
  bookingId: string;
  isMine: boolean;
}

/** The swap actions of a future calendar week: offer an own week, request another owner's. */
export function WeekSwapActions({ week, bookingId, isMine }: WeekSwapActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { data, error } = useSwapWeeksQuery({ fetchPolicy: 'cache-and-network' });
  const { textOf, isWanted } = usePromises('cache-and-network');
  useLiveSwaps();
  if (!data && error) return null;
  if (isMine) {
    const isOpen = data?.openToSwap.some((offer) => offer.bookingId === bookingId);
    const stay = data?.myStays.find((it) => it.bookingId === bookingId);
    const promise = stay && textOf(stay);
    return (
      <div>
        {promise && (
          <Row $justify="space-between">
            <p>This week is {promise}.</p>
            <LinkButton to="/swaps" variant="secondary" size="small">
              See the swap
            </LinkButton>
          </Row>
        )}
        <OfferSwitch bookingId={bookingId} isOpen={isOpen} />
        {isOpen && (
          <Muted>A week that the draft gave you without a wish list is open from the start.</Muted>
        )}
      </div>
    );
  }
  if (isWanted(week)) return <LinkButton to="/swaps">See the pending swap</LinkButton>;
  // While loading the button keeps its place, so that nothing moves under the thumb.
  const hasWeek =
    data?.myStays.some(
      (stay) => stay.propertyId === week.propertyId && isComing(stay, stay.timeZone),
    ) ?? true;
  if (!hasWeek) return null;
  return (
    <>
      <Button icon={<ArrowLeftRight size={18} />} disabled={!data} onClick={() => setAsking(true)}>
        Ask to swap for this week
      </Button>
      {isAsking && <AskDialog ask={{ want: week }} onClose={() => setAsking(false)} />}
    </>
  );
}
