import type { Picker } from '../../ui/form/picker';

/** The parts that other features add to the Reports tab. */
export interface ReportParts {
  PropertyPicker: Picker;
}
