import type { ReactNode } from 'react';
import {
  type AdminUserPartsFragment,
  AdminUsersDocument,
  useDeleteUserMutation,
} from '../../generated/graphql';
import { fullName } from '../../lib/text/names';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { Stack } from '../../ui/layout/Stack';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Facts } from '../../ui/text/Facts';

interface Props {
  user: AdminUserPartsFragment;
  /** The effects on their shares. */
  handoverOf: (userId: string) => ReactNode;
  onClose: () => void;
  /** Called instead once the user is deleted; defaults to closing. */
  onDeleted?: () => void;
}

/** Confirms a user's deletion with email, role, share count and the effects on shares (spec §2). */
export function DeleteUserDialog({ user, handoverOf, onClose, onDeleted = onClose }: Props) {
  const [remove] = useDeleteUserMutation();
  const { attempt, isBusy } = useAttempt();

  const confirm = () =>
    attempt({
      action: () => remove({ variables: { id: user.id } }),
      reread: [AdminUsersDocument],
      success: { title: 'User Deleted', description: `${fullName(user)} has been deleted.` },
      failure: { title: 'Delete Failed', fallback: 'Failed to delete user' },
      onDone: () => onDeleted(),
    });

  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Delete ${fullName(user)}?`}
      description="Their shares become free and their sessions end. What they wrote stays readable under ‘Former owner’. This cannot be undone."
      confirmLabel="Delete User"
      danger
      busy={isBusy}
      onConfirm={confirm}
    >
      <Stack>
        <Facts
          facts={[
            ['Email', user.email ?? '–'],
            ['Role', user.userRole],
            ['Shares', user.shareCount],
          ]}
        />
        {user.shareCount > 0 && handoverOf(user.id)}
      </Stack>
    </ConfirmDialog>
  );
}
