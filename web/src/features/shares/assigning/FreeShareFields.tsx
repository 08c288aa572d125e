import type { SearchOption } from '../../../ui/choice/OptionList';
import type { Picker } from '../../../ui/choice/picker';
import { ShareNumberSelect } from './ShareNumberSelect';

/** A property and one of its share numbers, both initially empty. */
export interface SharePlace {
  property: SearchOption | null;
  shareNumber: number | undefined;
}

/** The initial, empty choice. */
export const NO_PLACE: SharePlace = { property: null, shareNumber: undefined };

/** Selects a property and one of its free shares; changing the property clears the number. */
export function FreeShareFields({
  PropertyPicker,
  value: { property, shareNumber },
  errors = {},
  hideLabels = false,
  onChange,
}: {
  PropertyPicker: Picker;
  value: SharePlace;
  /** The missing choice. */
  errors?: { property?: string | undefined; shareNumber?: string | undefined };
  /** Shows their labels to screen readers only. */
  hideLabels?: boolean;
  onChange: (place: SharePlace) => void;
}) {
  return (
    <>
      <PropertyPicker
        label="Property"
        hideLabel={hideLabels}
        value={property}
        error={errors.property}
        onChange={(next) => onChange({ property: next, shareNumber: undefined })}
      />
      <ShareNumberSelect
        propertyId={property?.id}
        value={shareNumber}
        error={errors.shareNumber}
        hideLabel={hideLabels}
        onChange={(number) => onChange({ property, shareNumber: number })}
      />
    </>
  );
}
