import { shareVariables } from '../../../ui/theme/tokens';
import { isMissed, isNow, shareNumberOf, type Week, weekKindOf } from '../calendar';

interface TileState {
  isChanged: boolean;
  isTabStop: boolean;
}

/** The props that make a tile visible, focusable and clickable; see useWeekKeys and TileText. */
export function tileProps(week: Week, { isChanged, isTabStop }: TileState) {
  const states = [
    isChanged && 'changed',
    week.pick && 'picked',
    isMissed(week) && 'missed',
    week.phase === 'past' && 'past',
    isNow(week) && 'current',
  ];
  return {
    type: 'button',
    className: ['tile', weekKindOf(week), week.season, ...states].filter(Boolean).join(' '),
    style: shareVariables(shareNumberOf(week)),
    tabIndex: isTabStop ? 0 : -1,
    'data-week': week.startDate,
  } as const;
}
