import { useApolloClient } from '@apollo/client/react';
import {
  type MessagePartsFragment,
  useArchiveMessageMutation,
  useDeleteMessageMutation,
  useMarkMessageReadMutation,
  useUnarchiveMessageMutation,
} from '../../../generated/graphql';
import { FAILURE, useAttempt } from '../../../ui/feedback/use-attempt';
import type { ToastMessage } from '../../../ui/toast/toast-message';
import { dropMessage } from '../sync/cache-updates';
import { useMessaging } from '../sync/messaging-context';

interface Options {
  variables: { id: string };
}

/** The actions on a single message, with the toasts of spec §8. */
export function useMessageActions({ id, clientKey }: MessagePartsFragment) {
  const { cache } = useApolloClient();
  const { sync } = useMessaging();
  const { attempt } = useAttempt();
  const [markRead] = useMarkMessageReadMutation();
  const [archive] = useArchiveMessageMutation();
  const [unarchive] = useUnarchiveMessageMutation();
  const [remove] = useDeleteMessageMutation();

  // The spec gives no text for a failure; silence would look like success.
  const change = (run: (of: Options) => Promise<unknown>, success?: ToastMessage) => ({
    action: () => run({ variables: { id } }),
    ...{ success, failure: FAILURE },
    refresh: async () => sync.refresh(),
  });
  const restore = () =>
    attempt(
      change(unarchive, {
        title: 'Message unarchived',
        description: 'Message has been moved back.',
      }),
    );
  const removeEverywhere = async (of: Options) => {
    await remove(of);
    if (clientKey) sync.outbox.discard(clientKey);
    dropMessage(cache, id);
  };
  return {
    unarchive: restore,
    markRead: () => attempt(change(markRead)),
    archive: () =>
      attempt(
        change(archive, {
          title: 'Message archived',
          description: 'Message has been moved to archive.',
          action: { label: 'Undo', onClick: restore },
        }),
      ),
    removal: change(removeEverywhere, {
      title: 'Message deleted',
      description: 'Message has been permanently deleted.',
    }),
  };
}
