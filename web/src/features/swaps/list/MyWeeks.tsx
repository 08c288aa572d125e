import { fullDates } from '../../../lib/dates/week-dates';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { ShowAll } from '../../../ui/list/ShowAll';
import { placeText, type Stay } from '../swap';
import { usePromises } from '../use-promises';
import { Ends, Line, Lines, LineText } from './lines-style';
import { OfferSwitch } from './OfferSwitch';

interface MyWeeksProps {
  stays: readonly Stay[];
  /** Ids of the bookings that are open to swap. */
  offered: ReadonlySet<string>;
  onAsk: (bookingId: string) => void;
}

/** The user's future weeks, each with actions to offer it or request a swap for it. */
export function MyWeeks({ stays, offered, onAsk }: MyWeeksProps) {
  const { textOf } = usePromises();
  return (
    <ShowAll items={stays} List={Lines}>
      {(stay) => (
        <Line key={stay.bookingId}>
          <ShareTile shareNumber={stay.shareNumber} />
          <LineText>
            <strong>{fullDates(stay)}</strong>
            <p>
              {stay.propertyName} · {placeText(stay)}
            </p>
            {textOf(stay) && <p>This week is {textOf(stay)}.</p>}
          </LineText>
          <Ends $gap={5}>
            <OfferSwitch bookingId={stay.bookingId} isOpen={offered.has(stay.bookingId)} />
            <Button size="small" variant="secondary" onClick={() => onAsk(stay.bookingId)}>
              Swap it
            </Button>
          </Ends>
        </Line>
      )}
    </ShowAll>
  );
}
