import {
  type RequestPartsFragment,
  useArchiveRequestMutation,
  useDeleteRequestMutation,
  useUnarchiveRequestMutation,
} from '../../../generated/graphql';
import { useAttempt } from '../../../ui/feedback/use-attempt';

/**
 * Request actions without a dialog of their own; deletion needs a browser confirmation (spec §5).
 */
export function useRequestActions() {
  const [archive] = useArchiveRequestMutation();
  const [unarchive] = useUnarchiveRequestMutation();
  const [remove] = useDeleteRequestMutation();
  const { attempt, isBusy } = useAttempt();
  return {
    isBusy,
    archive: ({ id }: RequestPartsFragment) =>
      attempt({
        action: () => archive({ variables: { id } }),
        success: { title: 'Request Archived', description: 'Special request has been archived.' },
        failure: { title: 'Archive Failed', fallback: 'Failed to archive request' },
      }),
    unarchive: ({ id }: RequestPartsFragment) =>
      attempt({
        action: () => unarchive({ variables: { id } }),
        success: {
          title: 'Request Unarchived',
          description: 'Special request is back in its list.',
        },
        failure: { title: 'Unarchive Failed', fallback: 'Failed to unarchive request' },
      }),
    remove: async ({ id }: RequestPartsFragment) => {
      if (!window.confirm('Are you sure you want to delete this request?')) return;
      await attempt({
        action: () => remove({ variables: { id } }),
        success: {
          title: 'Request Deleted',
          description: 'Special request has been permanently deleted.',
        },
        failure: { title: 'Delete Failed', fallback: 'Failed to delete request' },
      });
    },
  };
}
