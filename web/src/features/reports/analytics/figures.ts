import { color } from '../../../ui/theme/tokens';

/** The colours of a ring chart's parts, in order. */
export const PART_COLORS = [color.primary, color.accent, color.inputBorder] as const;

/** One figure of a chart and its label. */
export interface Figure {
  id: string | number;
  name: string;
  value: number;
  /** The total that it is a part of, if any. */
  total?: number;
  /** The list behind it. */
  to?: string;
  /** The formatted number. */
  text: string;
}
