import {
  type RequestPartsFragment,
  type RequestStatus,
  useUnarchiveRequestMutation,
  useUpdateRequestStatusMutation,
} from '../../../generated/graphql';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import type { ToastMessage } from '../../../ui/toast/toast-message';
import { REQUEST_QUERIES } from '../admin/alerts/live-requests';

/**
 * Sets the status of a request's displayed version; `reopen` takes it out of the archive and the
 * closed lists. Another administrator's change is not overwritten.
 */
export function useSetStatus(request: RequestPartsFragment, onChanged: (version: number) => void) {
  const [update] = useUpdateRequestStatusMutation();
  const [unarchive] = useUnarchiveRequestMutation();
  const { attempt, isBusy } = useAttempt();
  const { id, archivedAt } = request;

  /** `undo` takes the change back, from the version that it led to. */
  const change = (
    action: () => Promise<number | undefined>,
    undo?: (version: number) => Promise<unknown>,
  ) => {
    return attempt({
      async action() {
        const saved = await action();
        if (saved !== undefined) onChanged(saved);
        return saved;
      },
      reread: REQUEST_QUERIES,
      success: (saved) => ({
        title: 'Status Updated',
        description: 'Request status has been updated successfully.',
        ...(undo && {
          action: { label: 'Undo', onClick: () => saved !== undefined && void undo(saved) },
        }),
      }),
      failure: { title: 'Update Failed', fallback: 'Failed to update status' },
    });
  };
  const save = async (status: RequestStatus, expectedVersion: number, notes?: string) => {
    const input = { id, status, expectedVersion, notes };
    const { data } = await update({ variables: { input } });
    return data?.updateSpecialRequestStatus.version;
  };
  return {
    isBusy,
    setStatus: (status: RequestStatus) =>
      change(
        () => save(status, request.version),
        (version) => change(() => save(request.status, version)),
      ),
    /** Sends an answer and marks the request fulfilled, both or neither; returns what to say. */
    async fulfil(answer: string, expectedVersion: number): Promise<ToastMessage> {
      const version = await save('fulfilled', expectedVersion, answer);
      if (version !== undefined) onChanged(version);
      const undo = () => version !== undefined && void change(() => save(request.status, version));
      return {
        title: 'Answer sent',
        description: 'The request is marked fulfilled.',
        action: { label: 'Undo', onClick: undo },
      };
    },
    reopen: () =>
      change(async () => {
        if (!archivedAt) return save('pending', request.version);
        await unarchive({ variables: { id } });
        // Not the version that comes back: another administrator may have been first.
        return save('pending', request.version + 1);
      }),
  };
}
