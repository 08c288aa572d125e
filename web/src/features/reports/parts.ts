import type { Picker } from '../../ui/choice/picker';

/** The parts that other features add to the Reports tab. */
export interface ReportParts {
  PropertyPicker: Picker;
}
