import { PropertyPicker } from '../../features/properties/choice/PropertyPicker';
import type { PropertyParts } from '../../features/properties/editing/EditPropertyDialog';
import { ShareOwners } from '../../features/shares/ShareOwners';
import {
  CopySeasonsDialog,
  type CopySeasonsProps,
} from '../../features/weeks/seasons/copy/CopySeasonsDialog';
import { SeasonEditor } from '../../features/weeks/seasons/SeasonEditor';

/** Copies seasons, also from a property that is picked. */
export function SeasonCopier(props: Omit<CopySeasonsProps, 'PropertyPicker'>) {
  return <CopySeasonsDialog {...props} PropertyPicker={PropertyPicker} />;
}

/** The parts that other features add to the dialog that edits a property. */
export const PROPERTY_PARTS: PropertyParts = {
  ownersOf: ({ id, totalShares }, firstShare) => (
    <ShareOwners propertyId={id} {...{ totalShares, firstShare }} />
  ),
  seasonsOf: ({ id, name }) => (
    <SeasonEditor
      propertyId={id}
      copierOf={(year, onClose) => (
        <SeasonCopier targets={[{ id, propertyId: id, name, year }]} onClose={onClose} />
      )}
    />
  ),
};
