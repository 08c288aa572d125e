import { useSession } from '../../features/auth/session/session';
import { ShareInvitationScreen } from '../../features/shares/members/ShareInvitationScreen';

/** A link by which the user becomes an owner of a share. */
export function ShareInvitationRoute() {
  return <ShareInvitationScreen onAccepted={useSession().refresh} />;
}
