import { LatestActions } from '../../features/audit/LatestActions';
import type { SessionUser } from '../../features/auth/session/session';
import { ViewAsDialog } from '../../features/auth/viewing/ViewAsDialog';
import { DeleteUserDialog } from '../../features/people/DeleteUserDialog';
import { EditUserDialog } from '../../features/people/editing/EditUserDialog';
import { InviteButton } from '../../features/people/invitations/InviteCell';
import { KnownPasswords } from '../../features/people/passwords/KnownPasswords';
import { PasswordCell } from '../../features/people/passwords/PasswordCell';
import { UserRecordScreen } from '../../features/records/user/UserRecordScreen';
import { fullName } from '../../lib/text/names';
import { AdminGate } from './AdminGate';
import { STATUS_PARTS } from './status-parts';
import { useLivePanel } from './use-live-panel';
import { USER_PARTS } from './user-parts';

/** The page of one user, for administrators' sessions. */
export function AdminUserRoute({ user }: { user: SessionUser }) {
  return (
    <AdminGate user={user} tab="users">
      <KnownPasswords>
        <LiveUser />
      </KnownPasswords>
    </AdminGate>
  );
}

function LiveUser() {
  useLivePanel();
  const { PropertyPicker, sharesOf, handoverOf } = USER_PARTS;
  return (
    <UserRecordScreen
      {...STATUS_PARTS}
      latestActionsOf={(personId) => <LatestActions personId={personId} />}
      accessOf={(shown) => <PasswordCell user={shown} hasInvite={false} />}
      inviteOf={(shown) => <InviteButton user={shown} variant="primary" />}
      viewOf={(shown, beginsAt, onClose) => (
        <ViewAsDialog userId={shown.id} name={fullName(shown)} {...{ beginsAt, onClose }} />
      )}
      editorOf={(userId, onClose) => (
        <EditUserDialog {...{ userId, PropertyPicker, sharesOf, onClose }} />
      )}
      removalOf={(shown, closing) => (
        <DeleteUserDialog user={shown} handoverOf={handoverOf} {...closing} />
      )}
    />
  );
}
