import { DraftLink } from '../../features/draft/links/DraftLink';
import { useNextDraftYear } from '../../features/draft/links/use-next-draft-year';
import { PropertyChoice } from '../../features/properties/PropertyChoice';
import { RotationScreen } from '../../features/rotation/RotationScreen';

/** The rotation of the property in the address. */
export function RotationRoute() {
  return (
    <PropertyChoice title="Rotation">
      {(propertyId, switcher) => <PropertyRotation {...{ propertyId, switcher }} />}
    </PropertyChoice>
  );
}

function PropertyRotation(
  choice: Pick<Parameters<typeof RotationScreen>[0], 'propertyId' | 'switcher'>,
) {
  return (
    <RotationScreen
      {...choice}
      nextYear={useNextDraftYear(choice.propertyId)}
      draftLink={<DraftLink propertyId={choice.propertyId} />}
    />
  );
}
