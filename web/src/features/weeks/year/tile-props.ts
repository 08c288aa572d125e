import type { CSSProperties } from 'react';
import { shareColor } from '../../../ui/theme/tokens';
import { isMissed, isNow, type Week, weekKindOf } from '../calendar';

type Style = CSSProperties & Record<`--${string}`, string>;

/** The colours of the week's share as CSS variables. */
function shareVariables({ booking }: Week): Style {
  if (!booking) return {};
  const { fill, on, soft } = shareColor(booking.shareNumber);
  return { '--fill': fill, '--on': on, '--soft': soft };
}

interface TileState {
  isChanged: boolean;
  isTabStop: boolean;
}

/** The props that make a tile visible, focusable and clickable; see useWeekKeys and TileText. */
export function tileProps(week: Week, { isChanged, isTabStop }: TileState) {
  const states = [
    isChanged && 'changed',
    isMissed(week) && 'missed',
    week.phase === 'past' && 'past',
    isNow(week) && 'current',
  ];
  return {
    type: 'button',
    className: ['tile', weekKindOf(week), week.season, ...states].filter(Boolean).join(' '),
    style: shareVariables(week),
    tabIndex: isTabStop ? 0 : -1,
    'data-week': week.startDate,
  } as const;
}
