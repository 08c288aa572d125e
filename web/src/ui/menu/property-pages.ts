import {
  calendarPath,
  costsPath,
  documentPath,
  draftPath,
  panelPath,
  rotationPath,
  talkPath,
} from '../../lib/address/paths';
import type { IconComponent } from '../icon/create-icon';
import {
  BookOpen,
  CalendarDays,
  Coins,
  ConciergeBell,
  KeyRound,
  MessagesSquare,
  RefreshCw,
  Shuffle,
} from '../icon/icons';

export interface PropertyPage {
  label: string;
  Icon: IconComponent;
  to: string;
}

/** The screens of a property itself. */
export const screensOf = (propertyId: string): PropertyPage[] => [
  { label: 'Calendar', Icon: CalendarDays, to: calendarPath({ propertyId }) },
  { label: 'Rotation', Icon: RefreshCw, to: rotationPath({ propertyId }) },
  { label: 'Draft', Icon: Shuffle, to: draftPath({ propertyId }) },
  { label: 'Documents', Icon: BookOpen, to: documentPath({ propertyId }) },
  { label: 'Costs', Icon: Coins, to: costsPath(propertyId) },
  { label: 'Conversation', Icon: MessagesSquare, to: talkPath(propertyId) },
];

/** The lists of the panel that show a property's part. */
export const listsOf = (propertyId: string): PropertyPage[] => [
  {
    label: 'Special requests',
    Icon: ConciergeBell,
    to: panelPath('requests', { property: propertyId, show: 'all' }),
  },
  { label: 'Owners', Icon: KeyRound, to: panelPath('shares', { property: propertyId }) },
];
