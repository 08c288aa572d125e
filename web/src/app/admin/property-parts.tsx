import type { PropertyParts } from '../../features/properties/EditPropertyDialog';
import { PropertyPicker } from '../../features/properties/PropertyPicker';
import { ShareOwners } from '../../features/shares/ShareOwners';
import { CopySeasonsDialog } from '../../features/weeks/seasons/copy/CopySeasonsDialog';
import { SeasonEditor } from '../../features/weeks/seasons/SeasonEditor';

/** What other features show in the dialog that edits a property. */
export const PROPERTY_PARTS: PropertyParts = {
  ownersOf: ({ id, totalShares }, firstShare) => (
    <ShareOwners propertyId={id} {...{ totalShares, firstShare }} />
  ),
  seasonsOf: ({ id, name }) => (
    <SeasonEditor
      propertyId={id}
      copierOf={(year, onClose) => (
        <CopySeasonsDialog
          targets={[{ id, propertyId: id, name, year }]}
          {...{ PropertyPicker, onClose }}
        />
      )}
    />
  ),
};
