import { IconButton } from '../button/IconButton';
import { Ellipsis } from '../icon/icons';
import { DropdownMenu } from './DropdownMenu';
import type { MenuItem } from './menu-props';
import { listsOf, type PropertyPage, screensOf } from './property-pages';

const itemOf = ({ label, Icon, to }: PropertyPage) => ({ label, icon: <Icon size={18} />, to });

interface PropertyLinksProps {
  id: string;
  /** Of the property, or of what else its row is about. */
  name: string;
  /** The row’s actions, above the links. */
  action?: MenuItem;
}

/** A quiet menu that leads an administrator to every page of a property. */
export function PropertyLinks({ id, name, action }: PropertyLinksProps) {
  const pages = [...screensOf(id).map(itemOf), 'separator' as const, ...listsOf(id).map(itemOf)];
  return (
    <DropdownMenu
      trigger={
        <IconButton
          size="small"
          label={`${action ? 'More for' : 'Pages of'} ${name}`}
          icon={<Ellipsis size={18} />}
        />
      }
      items={action ? [action, 'separator', ...pages] : pages}
    />
  );
}
