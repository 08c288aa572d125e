import { DraftLink } from '../features/draft/DraftLink';
import { PropertyChoice } from '../features/properties/PropertyChoice';
import { CalendarScreen } from '../features/weeks/CalendarScreen';

/** The calendar of the property in the address. */
export function CalendarRoute() {
  return (
    <PropertyChoice title="Calendar">
      {(propertyId, switcher) => (
        <CalendarScreen
          propertyId={propertyId}
          switcher={switcher}
          draftLink={<DraftLink propertyId={propertyId} />}
        />
      )}
    </PropertyChoice>
  );
}
