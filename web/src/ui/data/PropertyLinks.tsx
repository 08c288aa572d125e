import { Ellipsis } from 'lucide-react';
import { IconButton } from '../button/IconButton';
import { DropdownMenu } from '../overlay/DropdownMenu';
import { listsOf, type PropertyPage, screensOf } from './property-pages';

const itemOf = ({ label, Icon, to }: PropertyPage) => ({ label, icon: <Icon size={18} />, to });

interface PropertyLinksProps {
  id: string;
  name: string;
}

/** A quiet menu that leads an administrator to every page of a property. */
export function PropertyLinks({ id, name }: PropertyLinksProps) {
  return (
    <DropdownMenu
      trigger={<IconButton size="small" label={`Pages of ${name}`} icon={<Ellipsis size={18} />} />}
      items={[...screensOf(id).map(itemOf), 'separator', ...listsOf(id).map(itemOf)]}
    />
  );
}
