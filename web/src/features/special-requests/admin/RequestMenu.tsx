import { Ban, Ellipsis, QrCode } from 'lucide-react';
import { IconButton } from '../../../ui/button/IconButton';
import { DropdownMenu } from '../../../ui/overlay/DropdownMenu';
import { type CancelledEntry, cancelledLabel } from './CancelledRequests';
import { useNotifyMe } from './use-notify-me';

interface Props {
  onGuestLinks: () => void;
  /** Left out where a button leads to them. */
  cancelled?: CancelledEntry;
}

/** What is seldom needed beside the lists of requests. */
export function RequestMenu({ onGuestLinks, cancelled }: Props) {
  const notifyMe = useNotifyMe();
  return (
    <DropdownMenu
      trigger={
        <IconButton
          variant="secondary"
          label="More actions"
          icon={<Ellipsis size={20} />}
          autoFocus={cancelled?.autoFocus}
        />
      }
      items={[
        ...notifyMe,
        { label: 'Guest links', icon: <QrCode size={18} />, onSelect: onGuestLinks },
        ...(cancelled
          ? [
              'separator' as const,
              {
                label: cancelledLabel(cancelled.count),
                icon: <Ban size={18} />,
                onSelect: cancelled.onOpen,
              },
            ]
          : []),
      ]}
    />
  );
}
