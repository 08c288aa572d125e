import { Ban, Ellipsis, QrCode } from 'lucide-react';
import { IconButton } from '../../../ui/button/IconButton';
import { DropdownMenu } from '../../../ui/overlay/DropdownMenu';
import { useNotifyMe } from './use-notify-me';

interface Props {
  /** The number of cancelled requests; undefined until known. */
  cancelled: number | undefined;
  onCancelled: () => void;
  onGuestLinks: () => void;
  /** True after the way back from the cancelled requests. */
  autoFocus: boolean;
}

/** What is seldom needed beside the lists of requests. */
export function RequestMenu({ cancelled, onCancelled, onGuestLinks, autoFocus }: Props) {
  const notifyMe = useNotifyMe();
  const count = cancelled === undefined ? '' : ` (${cancelled})`;
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
        { label: `Cancelled${count}`, icon: <Ban size={18} />, onSelect: onCancelled },
      ]}
    />
  );
}
