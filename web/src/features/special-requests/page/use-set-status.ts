import {
  type RequestPartsFragment,
  type RequestStatus,
  useUnarchiveRequestMutation,
  useUpdateRequestStatusMutation,
} from '../../../generated/graphql';
import { type Attempt, useAttempt } from '../../../ui/feedback/use-attempt';
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
    { success, ...more }: Partial<Attempt> = {},
  ) => {
    let saved: number | undefined;
    return attempt({
      action: async () => {
        saved = await action();
        if (saved !== undefined) onChanged(saved);
      },
      reread: REQUEST_QUERIES,
      success: {
        title: 'Status Updated',
        description: 'Request status has been updated successfully.',
        ...success,
        ...(undo && {
          action: { label: 'Undo', onClick: () => saved !== undefined && void undo(saved) },
        }),
      },
      failure: { title: 'Update Failed', fallback: 'Failed to update status' },
      ...more,
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
    /** Sends an answer and marks the request fulfilled, both or neither. */
    fulfil: (answer: string, expectedVersion: number, onError: Attempt['onError']) =>
      change(
        () => save('fulfilled', expectedVersion, answer),
        (version) => change(() => save(request.status, version)),
        {
          success: { title: 'Answer sent', description: 'The request is marked fulfilled.' },
          failure: { title: 'Update Failed', fallback: 'Failed to save what you wrote' },
          ...(onError && { onError }),
        },
      ),
    reopen: () =>
      change(async () => {
        if (!archivedAt) return save('pending', request.version);
        await unarchive({ variables: { id } });
        // Not the version that comes back: another administrator may have been first.
        return save('pending', request.version + 1);
      }),
  };
}
