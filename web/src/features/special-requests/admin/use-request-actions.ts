import {
  type RequestPartsFragment,
  useArchiveRequestMutation,
  useDeleteRequestMutation,
  useUnarchiveRequestMutation,
} from '../../../generated/graphql';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { REQUEST_QUERIES } from './alerts/live-requests';

/**
 * Request actions without a dialog of their own; deletion needs a browser confirmation (spec §5).
 */
export function useRequestActions() {
  const [archive] = useArchiveRequestMutation();
  const [unarchive] = useUnarchiveRequestMutation();
  const [remove] = useDeleteRequestMutation();
  const { attempt, isBusy } = useAttempt();
  const restore = ({ id }: RequestPartsFragment) =>
    attempt({
      action: () => unarchive({ variables: { id } }),
      reread: REQUEST_QUERIES,
      success: {
        title: 'Request unarchived',
        description: 'Special request is back in its list.',
      },
      failure: { title: 'Unarchive failed', fallback: 'Failed to unarchive request' },
    });
  return {
    isBusy,
    archive: (request: RequestPartsFragment) =>
      attempt({
        action: () => archive({ variables: { id: request.id } }),
        reread: REQUEST_QUERIES,
        success: {
          title: 'Request Archived',
          description: 'Special request has been archived.',
          action: { label: 'Undo', onClick: () => restore(request) },
        },
        failure: { title: 'Archive Failed', fallback: 'Failed to archive request' },
      }),
    unarchive: restore,
    /** True once it is deleted. */
    remove: async ({ id }: RequestPartsFragment) => {
      if (!window.confirm('Are you sure you want to delete this request?')) return false;
      return attempt({
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
