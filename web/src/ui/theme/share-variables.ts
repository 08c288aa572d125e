import type { CSSProperties } from 'react';
import { shareColor } from './tokens';

type Variables = CSSProperties & Record<`--${string}`, string>;

/** The colours of a share as CSS variables; none without a share. */
export function shareVariables(shareNumber: number | null | undefined): Variables {
  if (!shareNumber) return {};
  const { fill, on, soft } = shareColor(shareNumber);
  return { '--fill': fill, '--on': on, '--soft': soft };
}
