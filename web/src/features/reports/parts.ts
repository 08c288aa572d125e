import type { Picker } from '../../ui/form/picker';

/** What the Reports tab gets from other features. */
export interface ReportParts {
  PropertyPicker: Picker;
}
