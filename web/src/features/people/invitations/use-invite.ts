import {
  AdminUsersDocument,
  InvitationRunDocument,
  type InviteUsersInput,
  useInviteUsersMutation,
} from '../../../generated/graphql';
import { useReread } from '../../../lib/live/use-live';
import { useToast } from '../../../ui/feedback/Toast';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { startedToast } from './invitation-words';

/** Invites users by email and says who was left out; calls `onStarted` with the run's id. */
export function useInvite(onStarted?: (runId: string) => void) {
  const [inviteUsers] = useInviteUsersMutation();
  const { attempt, isBusy } = useAttempt();
  const { toast } = useToast();
  const reread = useReread();
  const invite = (input: InviteUsersInput) =>
    attempt({
      action: async () => {
        const { data } = await inviteUsers({ variables: { input } });
        if (!data) return;
        toast(startedToast(data.inviteUsers));
        onStarted?.(data.inviteUsers.id);
        reread([AdminUsersDocument, InvitationRunDocument]);
      },
      failure: { title: 'Error', fallback: 'Failed to send invitations' },
    });
  return { invite, isBusy };
}
