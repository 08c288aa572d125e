import {
  type RequestPartsFragment,
  type RequestStatus,
  useUnarchiveRequestMutation,
  useUpdateRequestStatusMutation,
} from '../../../generated/graphql';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { REQUEST_QUERIES } from '../admin/live-requests';

/**
 * Sets the status of a request's displayed version; `reopen` takes it out of the archive and the
 * closed lists. Another administrator's change is not overwritten.
 */
export function useSetStatus(request: RequestPartsFragment, onChanged: (version: number) => void) {
  const [update] = useUpdateRequestStatusMutation();
  const [unarchive] = useUnarchiveRequestMutation();
  const { attempt, isBusy } = useAttempt();
  const { id, archivedAt } = request;

  const change = (action: () => Promise<number | undefined>) =>
    attempt({
      action: async () => {
        const version = await action();
        if (version !== undefined) onChanged(version);
      },
      reread: REQUEST_QUERIES,
      success: {
        title: 'Status Updated',
        description: 'Request status has been updated successfully.',
      },
      failure: { title: 'Update Failed', fallback: 'Failed to update status' },
    });
  const save = async (status: RequestStatus, expectedVersion: number) => {
    const { data } = await update({ variables: { input: { id, status, expectedVersion } } });
    return data?.updateSpecialRequestStatus.version;
  };
  return {
    isBusy,
    setStatus: (status: RequestStatus) => change(() => save(status, request.version)),
    reopen: () =>
      change(async () => {
        if (!archivedAt) return save('pending', request.version);
        await unarchive({ variables: { id } });
        // Not the version that comes back: another administrator may have been first.
        return save('pending', request.version + 1);
      }),
  };
}
