import { personPath } from '../../../lib/address/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import { MessageCircle } from '../../../ui/icon/icons';
import type { Situation } from '../calendar';

/** Opens a conversation with the owner of another's week. */
export function OwnerLink({ week: { booking } }: Situation) {
  if (!booking?.ownerId || booking.isMine) return null;
  return (
    <LinkButton
      variant="secondary"
      icon={<MessageCircle size={18} aria-hidden />}
      to={personPath(booking.ownerId)}
    >
      Message the owner
    </LinkButton>
  );
}
