import { DraftLink } from '../../features/draft/links/DraftLink';
import { PropertyChoice } from '../../features/properties/PropertyChoice';
import { WeekSwapActions } from '../../features/swaps/admin/WeekSwapActions';
import { CalendarScreen } from '../../features/weeks/CalendarScreen';
import type { ComingWeek } from '../../features/weeks/calendar';

const swapOf = ({ bookingId, isMine, ...week }: ComingWeek) => (
  <WeekSwapActions week={week} bookingId={bookingId} isMine={isMine} />
);

/** The calendar of the property in the address, with swap requests for its weeks. */
export function CalendarRoute() {
  return (
    <PropertyChoice title="Calendar">
      {(propertyId, switcher) => (
        <CalendarScreen
          propertyId={propertyId}
          switcher={switcher}
          swapOf={swapOf}
          draftLink={<DraftLink propertyId={propertyId} />}
        />
      )}
    </PropertyChoice>
  );
}
