import {
  AdminUsersDocument,
  ImportPageDocument,
  InvitationRunDocument,
  type InviteUsersInput,
  useInviteUsersMutation,
} from '../../../generated/graphql';
import { useReread } from '../../../lib/live/reread';
import { useMailDelivery } from '../../../ui/feedback/MailCaveat';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { startedToast } from './invitation-words';

/** Returns how to invite users by email, which throws if that is refused. */
export function useSendInvitations() {
  const [inviteUsers] = useInviteUsersMutation();
  const reread = useReread();
  return async (input: InviteUsersInput) => {
    const { data } = await inviteUsers({ variables: { input } });
    if (!data) throw new Error('The invitations were not answered.');
    reread([AdminUsersDocument, InvitationRunDocument, ImportPageDocument]);
    return data.inviteUsers;
  };
}

/** Invites users by email and says who was left out; calls `onStarted` with the run's id. */
export function useInvite(onStarted?: (runId: string) => void) {
  const send = useSendInvitations();
  const mail = useMailDelivery();
  const { attempt, isBusy } = useAttempt();
  const invite = (input: InviteUsersInput) =>
    attempt({
      action: () => send(input),
      success: (run) => startedToast(run, mail),
      failure: { title: 'Error', fallback: 'Failed to send invitations' },
      onDone: (run) => onStarted?.(run.id),
    });
  return { invite, isBusy };
}
