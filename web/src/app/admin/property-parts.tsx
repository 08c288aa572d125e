import type { PropertyParts } from '../../features/properties/EditPropertyDialog';
import { ShareOwners } from '../../features/shares/ShareOwners';
import { SeasonEditor } from '../../features/weeks/seasons/SeasonEditor';

/** What other features show in the dialog that edits a property. */
export const PROPERTY_PARTS: PropertyParts = {
  ownersOf: ({ id, totalShares }, firstShare) => (
    <ShareOwners propertyId={id} {...{ totalShares, firstShare }} />
  ),
  seasonsOf: (propertyId) => <SeasonEditor propertyId={propertyId} />,
};
