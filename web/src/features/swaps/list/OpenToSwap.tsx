import { fullDates } from '../../../lib/dates/week-dates';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { ShowAll } from '../../../ui/list/ShowAll';
import { Badge } from '../../../ui/text/Badge';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { Muted } from '../../../ui/text/Text';
import type { WeekRef } from '../ask/use-ask';
import { askedStarts } from '../story';
import { type Offer, placeText, type Swap } from '../swap';
import { Line, Lines, LineText } from './lines-style';

interface OpenToSwapProps {
  offers: readonly Offer[];
  /** The user's swaps, to mark weeks already asked for. */
  swaps: readonly Swap[];
  onAsk: (want: WeekRef) => void;
}

/** Other owners' weeks that are open to swap. */
export function OpenToSwap({ offers, swaps, onAsk }: OpenToSwapProps) {
  if (offers.length === 0) {
    return <Muted>Nothing is open to swap right now. You can still ask for any other week.</Muted>;
  }
  return (
    <ShowAll items={offers} List={Lines}>
      {({ bookingId, propertyId, propertyName, shareNumber, ownerName, ...offer }) => (
        <Line key={bookingId}>
          <ShareTile shareNumber={shareNumber} />
          <LineText>
            <strong>{fullDates(offer)}</strong>
            <p>
              {ownerName ?? 'A vacant share'} · {propertyName} · {placeText(offer.week)}
            </p>
          </LineText>
          {askedStarts(swaps, propertyId).has(offer.startDate) ? (
            <Badge>You asked for it</Badge>
          ) : (
            ownerName && (
              <Button
                size="small"
                variant="secondary"
                onClick={() => onAsk({ propertyId, year: offer.week.year, week: offer.week.week })}
              >
                Ask for it
                <VisuallyHidden>: {fullDates(offer)}</VisuallyHidden>
              </Button>
            )
          )}
        </Line>
      )}
    </ShowAll>
  );
}
