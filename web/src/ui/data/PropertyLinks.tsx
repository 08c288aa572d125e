import {
  BookOpen,
  CalendarDays,
  ConciergeBell,
  Ellipsis,
  KeyRound,
  RefreshCw,
  Shuffle,
} from 'lucide-react';
import {
  calendarPath,
  documentPath,
  draftPath,
  panelPath,
  rotationPath,
} from '../../lib/address/paths';
import { IconButton } from '../button/IconButton';
import { DropdownMenu } from '../overlay/DropdownMenu';

interface PropertyLinksProps {
  id: string;
  name: string;
}

/** A quiet menu that leads an administrator to every page of a property. */
export function PropertyLinks({ id, name }: PropertyLinksProps) {
  return (
    <DropdownMenu
      trigger={<IconButton size="small" label={`Pages of ${name}`} icon={<Ellipsis size={18} />} />}
      items={[
        {
          label: 'Calendar',
          icon: <CalendarDays size={18} />,
          to: calendarPath({ propertyId: id }),
        },
        { label: 'Rotation', icon: <RefreshCw size={18} />, to: rotationPath({ propertyId: id }) },
        { label: 'Draft', icon: <Shuffle size={18} />, to: draftPath({ propertyId: id }) },
        { label: 'Documents', icon: <BookOpen size={18} />, to: documentPath({ propertyId: id }) },
        'separator',
        {
          label: 'Special requests',
          icon: <ConciergeBell size={18} />,
          to: panelPath('requests', { search: name }),
        },
        {
          label: 'Owners',
          icon: <KeyRound size={18} />,
          to: panelPath('shares', { property: id }),
        },
      ]}
    />
  );
}
