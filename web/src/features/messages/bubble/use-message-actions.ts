import { useApolloClient } from '@apollo/client/react';
import {
  type MessagePartsFragment,
  useArchiveMessageMutation,
  useDeleteMessageMutation,
  useMarkMessageReadMutation,
  useUnarchiveMessageMutation,
} from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { useToast } from '../../../ui/toast/Toast';
import { dropMessage } from '../sync/cache-updates';
import { useMessaging } from '../sync/messaging-context';

/** The actions on a single message, with the toasts of spec §8. */
export function useMessageActions() {
  const { cache } = useApolloClient();
  const { toast } = useToast();
  const { sync } = useMessaging();
  const [markRead] = useMarkMessageReadMutation();
  const [archive] = useArchiveMessageMutation();
  const [unarchiveById] = useUnarchiveMessageMutation();
  const [remove] = useDeleteMessageMutation();

  const attempt = async (action: () => Promise<unknown>) => {
    try {
      await action();
    } catch (error) {
      // The spec gives no text for this failure; silence would look like success.
      toast({
        title: 'Something went wrong',
        description: errorText(error, 'Please try again'),
        destructive: true,
      });
    }
    sync.refresh();
  };

  const unarchive = ({ id }: MessagePartsFragment) =>
    attempt(async () => {
      await unarchiveById({ variables: { id } });
      toast({ title: 'Message unarchived', description: 'Message has been moved back.' });
    });

  return {
    unarchive,
    markRead: ({ id }: MessagePartsFragment) => attempt(() => markRead({ variables: { id } })),
    archive: (message: MessagePartsFragment) =>
      attempt(async () => {
        await archive({ variables: { id: message.id } });
        toast({
          title: 'Message archived',
          description: 'Message has been moved to archive.',
          action: { label: 'Undo', onClick: () => unarchive(message) },
        });
      }),
    remove: ({ id, clientKey }: MessagePartsFragment) =>
      attempt(async () => {
        await remove({ variables: { id } });
        if (clientKey) {
          sync.outbox.discard(clientKey);
        }
        dropMessage(cache, id);
        toast({
          title: 'Message deleted',
          description: 'Message has been permanently deleted.',
        });
      }),
  };
}
