import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  RequestDetailsDocument,
  type RequestPartsFragment,
  type RequestStatus,
  useUpdateRequestStatusMutation,
} from '../../../generated/graphql';
import { errorCode } from '../../../lib/network/error-text';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Select } from '../../../ui/choice/Select';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { TextArea } from '../../../ui/form/TextArea';
import { Stack } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { STATUSES, statusOptions } from '../request-text';

interface Props {
  /** The request as it was when the dialog opened. */
  request: RequestPartsFragment;
  onClose: () => void;
}

/** Updates the status of the request's loaded version (spec §2 'Update Request Status'). */
export function UpdateStatusDialog({ request, onClose }: Props) {
  const [base, setBase] = useState(request);
  const [status, setStatus] = useState<RequestStatus | ''>('');
  const [notes, setNotes] = useState('');
  const [isForAsker, setForAsker] = useState(true);
  const [isOutdated, setOutdated] = useState(false);
  const [update] = useUpdateRequestStatusMutation();
  const { attempt, isBusy } = useAttempt();
  const client = useApolloClient();

  const readAgain = async () => {
    const answer = await client
      .query({
        query: RequestDetailsDocument,
        variables: { id: request.id },
        fetchPolicy: 'network-only',
      })
      .catch(() => undefined);
    if (!answer?.data) return;
    setBase(answer.data.specialRequest);
    setOutdated(false);
  };
  const submit = async () => {
    if (!status || isBusy || isOutdated) return;
    const input = {
      id: base.id,
      expectedVersion: base.version,
      status,
      isForAsker,
      notes: notes.trim() || undefined,
    };
    const isDone = await attempt({
      action: () => update({ variables: { input } }),
      success: {
        title: 'Status Updated',
        description: 'Request status has been updated successfully.',
      },
      failure: { title: 'Update Failed', fallback: 'Failed to update status' },
      onError: (error) => {
        const isConflict = errorCode(error) === 'CONFLICT';
        setOutdated(isConflict);
        return isConflict;
      },
    });
    if (isDone) onClose();
  };

  return (
    <FormDialog
      onSubmit={submit}
      title="Update Request Status"
      description={`${base.title} · now ${STATUSES[base.status].label}`}
      submitLabel="Update Status"
      disabled={!status || isOutdated}
      isUnsaved={status !== '' || notes.trim() !== ''}
      busy={isBusy}
      onClose={onClose}
    >
      <Stack $gap={4}>
        {isOutdated && <ReloadNotice what="request" onReload={readAgain} />}
        <Select
          label="Status"
          required
          value={status}
          onValueChange={setStatus}
          options={statusOptions}
        />
        <TextArea
          label="Notes (optional)"
          value={notes}
          maxLength={2000}
          onChange={({ target }) => setNotes(target.value)}
        />
        <Checkbox
          label="Show this note to the guest"
          checked={isForAsker}
          onCheckedChange={setForAsker}
        />
      </Stack>
    </FormDialog>
  );
}
