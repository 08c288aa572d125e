import {
  type AdminUserPartsFragment,
  AdminUsersDocument,
  useDeleteUserMutation,
} from '../../generated/graphql';
import { fullName } from '../../kit/names';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Facts } from '../../ui/Facts';
import { useAttempt } from '../../ui/use-attempt';

/** Spec §2: says whom it would be, with e-mail, role and share count. */
export function DeleteUserDialog({
  user,
  onClose,
}: {
  user: AdminUserPartsFragment;
  onClose: () => void;
}) {
  const [remove] = useDeleteUserMutation();
  const { attempt, isBusy } = useAttempt();

  const confirm = async () => {
    const isDone = await attempt({
      deed: () => remove({ variables: { id: user.id }, refetchQueries: [AdminUsersDocument] }),
      success: { title: 'User Deleted', description: `${fullName(user)} has been deleted.` },
      failure: { title: 'Delete Failed', fallback: 'Failed to delete user' },
    });
    if (isDone) onClose();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${fullName(user)}?`}
      description="Their shares become free and their sessions end. What they wrote stays readable under ‘Former owner’. This cannot be undone."
      confirmLabel="Delete User"
      danger
      busy={isBusy}
      onConfirm={confirm}
    >
      <Facts
        facts={[
          ['Email', user.email ?? '–'],
          ['Role', user.userRole],
          ['Shares', user.shareCount],
        ]}
      />
    </ConfirmDialog>
  );
}
