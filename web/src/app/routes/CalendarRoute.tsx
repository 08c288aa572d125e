import { DraftLink } from '../../features/draft/links/DraftLink';
import { PropertyChoice } from '../../features/properties/choice/PropertyChoice';
import { CalendarScreen } from '../../features/weeks/CalendarScreen';
import type { ComingWeek } from '../../features/weeks/calendar';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component';

const WeekSwapActions = lazyComponent(
  async () => (await import('../../features/swaps/admin/WeekSwapActions')).WeekSwapActions,
  null,
);

const swapOf = ({ bookingId, isMine, ...week }: ComingWeek) => (
  <WeekSwapActions week={week} bookingId={bookingId} isMine={isMine} />
);

const DIALOG_PARTS = [WeekSwapActions];

/** The calendar of the property in the address, with swap requests for its weeks. */
export function CalendarRoute() {
  usePreload(true, DIALOG_PARTS);
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
