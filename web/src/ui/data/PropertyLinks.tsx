import { Ellipsis, Pencil } from 'lucide-react';
import { IconButton } from '../button/IconButton';
import { DropdownMenu } from '../overlay/DropdownMenu';
import { listsOf, type PropertyPage, screensOf } from './property-pages';

const itemOf = ({ label, Icon, to }: PropertyPage) => ({ label, icon: <Icon size={18} />, to });

interface PropertyLinksProps {
  id: string;
  name: string;
  /** Puts Edit above them, where a phone has no room for a button of its own. */
  onEdit?: () => void;
}

/** A quiet menu that leads an administrator to every page of a property. */
export function PropertyLinks({ id, name, onEdit }: PropertyLinksProps) {
  const pages = [...screensOf(id).map(itemOf), 'separator' as const, ...listsOf(id).map(itemOf)];
  return (
    <DropdownMenu
      trigger={
        <IconButton
          size="small"
          label={`${onEdit ? 'More for' : 'Pages of'} ${name}`}
          icon={<Ellipsis size={18} />}
        />
      }
      items={
        onEdit
          ? [{ label: 'Edit', icon: <Pencil size={18} />, onSelect: onEdit }, 'separator', ...pages]
          : pages
      }
    />
  );
}
