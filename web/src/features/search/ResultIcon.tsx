import { ShareTile } from '../../ui/calendar/ShareTile';
import type { IconComponent } from '../../ui/icon/create-icon';
import {
  ArrowLeftRight,
  ArrowRight,
  BookOpen,
  Building2,
  CalendarDays,
  CalendarPlus,
  ChartPie,
  ConciergeBell,
  FileChartColumn,
  FileUp,
  House,
  HousePlus,
  KeyRound,
  ListChecks,
  ListOrdered,
  LogOut,
  Mail,
  MailPlus,
  MessageCircle,
  Palette,
  RefreshCw,
  ScrollText,
  Server,
  Shield,
  Shuffle,
  UserPlus,
  UserRound,
  Users,
} from '../../ui/icon/icons';

/** An icon for each kind of hit, page and action; a share is its tile. */
const ICONS = {
  ...{ PROPERTY: Building2, PERSON: UserRound, REQUEST: ConciergeBell, WEEK: CalendarDays },
  ...{ SHARE: KeyRound, all: ArrowRight },
  ...{ addUser: UserPlus, addProperty: HousePlus, setUp: ListChecks, swap: ArrowLeftRight },
  ...{ import: FileUp, plan: CalendarPlus, invite: MailPlus, theme: Palette, logout: LogOut },
  ...{ analytics: ChartPie, reports: FileChartColumn, requests: ConciergeBell, shares: KeyRound },
  ...{ properties: Building2, users: Users, swaps: ArrowLeftRight, drafts: ListOrdered },
  ...{ audit: ScrollText, system: Server, mail: Mail, account: Shield },
  ...{ home: House, calendar: CalendarDays, rotation: RefreshCw, draft: Shuffle },
  ...{ documents: BookOpen, messages: MessageCircle },
} satisfies Record<string, IconComponent>;
export type IconName = keyof typeof ICONS;

const SIZE = 24;

interface ResultIconProps {
  name: IconName;
  /** The number of a share. */
  number?: number | null | undefined;
}

/** An icon for the kind of a result, at its start. */
export function ResultIcon({ name, number }: ResultIconProps) {
  if (name === 'SHARE' && number) return <ShareTile shareNumber={number} size={SIZE} isPicture />;
  const Icon = ICONS[name];
  return <Icon size={20} />;
}
