import { DraftLink } from '../../features/draft/links/DraftLink';
import { PropertyChoice } from '../../features/properties/PropertyChoice';
import { RotationScreen } from '../../features/rotation/RotationScreen';

/** The rotation of the property in the address. */
export function RotationRoute() {
  return (
    <PropertyChoice title="Rotation">
      {(propertyId, switcher) => (
        <RotationScreen
          propertyId={propertyId}
          switcher={switcher}
          draftLink={<DraftLink propertyId={propertyId} />}
        />
      )}
    </PropertyChoice>
  );
}
