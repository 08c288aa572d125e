import styled from 'styled-components';
import type { IconComponent } from '../../ui/icon/create-icon';
import {
  ArrowLeftRight,
  BookOpen,
  Building2,
  CalendarDays,
  ConciergeBell,
  Download,
  FileChartColumn,
  FileUp,
  KeyRound,
  Mail,
  MailPlus,
  RefreshCw,
  ScrollText,
  Shuffle,
  UserRound,
} from '../../ui/icon/icons';
import { box, color, radius } from '../../ui/theme/tokens';

/** An icon for each kind of subject, the first word of its actions. */
const ICONS: Record<string, IconComponent> = {
  ...{ user: UserRound, invitation: MailPlus, mail: Mail, request: ConciergeBell },
  ...{ property: Building2, share: KeyRound, document: BookOpen, rotation: RefreshCw },
  ...{ draft: Shuffle, swap: ArrowLeftRight, exchange: ArrowLeftRight },
  ...{ week: CalendarDays, weeks: CalendarDays },
  ...{ import: FileUp, export: Download, report: FileChartColumn },
};

export const Circle = styled.span`
  ${box.center};
  flex: none;
  ${box.square('28px')};
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.textMuted};
`;

/** An icon for the kind of an action’s subject. */
export function ActionIcon({ action }: { action: string }) {
  const Icon = ICONS[action.split('.')[0] ?? ''] ?? ScrollText;
  return (
    <Circle aria-hidden>
      <Icon size={16} />
    </Circle>
  );
}
