import { color } from '../../../ui/theme/tokens';

/** The colours of a ring chart's parts, in order. */
export const PART_COLORS = [color.primary, color.accent, color.inputBorder] as const;
