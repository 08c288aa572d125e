import { IconButton } from '../../../ui/button/IconButton';
import { Ellipsis, QrCode } from '../../../ui/icon/icons';
import { DropdownMenu } from '../../../ui/menu/DropdownMenu';
import type { MenuItem } from '../../../ui/menu/menu-props';
import { useNotifyMe } from './alerts/use-notify-me';

interface Props {
  onGuestLinks: () => void;
  /** The links to the lists beside the four tabs. */
  otherLists: readonly MenuItem[];
  autoFocus: boolean;
}

/** Rare actions beside the lists of requests. */
export function RequestMenu({ onGuestLinks, otherLists, autoFocus }: Props) {
  const notifyMe = useNotifyMe();
  return (
    <DropdownMenu
      trigger={
        <IconButton
          variant="secondary"
          label="More actions"
          icon={<Ellipsis size={20} />}
          autoFocus={autoFocus}
        />
      }
      items={[
        ...notifyMe,
        { label: 'Guest links', icon: <QrCode size={18} />, onSelect: onGuestLinks },
        'separator',
        ...otherLists,
      ]}
    />
  );
}
