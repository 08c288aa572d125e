import styled from 'styled-components';
import { ShareTile } from '../../ui/calendar/ShareTile';
import type { IconComponent } from '../../ui/icon/create-icon';
import { CalendarPlus, Shuffle, Wrench } from '../../ui/icon/icons';
import { box, color, radius, tone } from '../../ui/theme/tokens';
import { type Week, type WeekKind, weekKindOf } from './calendar';

const Root = styled.span`
  ${box.center};
  flex: none;
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.textMuted};
  &[data-kind='open'] {
    background: ${tone('success').soft};
    color: ${tone('success').text};
  }
`;

const ICONS: Partial<Record<WeekKind, IconComponent>> = { undrafted: Shuffle, maintenance: Wrench };

interface WeekMarkProps {
  week: Week;
  /** Width and height in px. */
  size: number;
}

/** The share that holds a week, or a sign for why none does. */
export function WeekMark({ week, size }: WeekMarkProps) {
  const holder = week.booking ?? week.pick;
  if (holder) return <ShareTile shareNumber={holder.shareNumber} size={size} />;
  const kind = weekKindOf(week);
  const Icon = ICONS[kind] ?? CalendarPlus;
  return (
    <Root data-kind={kind} style={{ width: size, height: size }}>
      <Icon size={Math.round(size * 0.46)} aria-hidden />
    </Root>
  );
}
