import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  RequestDetailsDocument,
  type RequestPartsFragment,
  type RequestStatus,
  useUpdateRequestStatusMutation,
} from '../../../generated/graphql';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Select } from '../../../ui/choice/Select';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { TextArea } from '../../../ui/form/TextArea';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { STATUSES, statusOptions } from '../request-text';

const NO_STATUS: { status: RequestStatus | ''; notes: string; isForAsker: boolean } = {
  status: '',
  notes: '',
  isForAsker: true,
};

interface Props {
  /** The request as it was when the dialog opened. */
  request: RequestPartsFragment;
  onClose: () => void;
}

/** Updates the status of the request's loaded version (spec §2 'Update Request Status'). */
export function UpdateStatusDialog({ request, onClose }: Props) {
  const [base, setBase] = useState(request);
  const [update] = useUpdateRequestStatusMutation();
  const client = useApolloClient();
  const form = useDialogForm({
    first: NO_STATUS,
    version: base.version,
    save: ({ status, notes, isForAsker }) => {
      const which = { id: base.id, expectedVersion: base.version };
      const input = { ...which, status: status || base.status, isForAsker };
      return update({ variables: { input: { ...input, notes: notes.trim() || undefined } } });
    },
    success: {
      title: 'Status Updated',
      description: 'Request status has been updated successfully.',
    },
    failure: { title: 'Update Failed', fallback: 'Failed to update status', inField: 'REASON' },
    onSaved: onClose,
  });
  const { status, notes } = form.draft;

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
  };

  return (
    <FormDialog
      form={form}
      title="Update Request Status"
      description={`${base.title} · now ${STATUSES[base.status].label}`}
      submitLabel="Update Status"
      disabled={!status}
      isUnsaved={status !== '' || notes.trim() !== ''}
      onClose={onClose}
    >
      {form.isOutdated && <ReloadNotice what="request" onReload={readAgain} />}
      <Select label="Status" required {...form.choice('status')} options={statusOptions} />
      <TextArea label="Notes (optional)" {...form.text('notes')} maxLength={2000} />
      <Checkbox label="Show this note to the guest" {...form.toggle('isForAsker')} />
    </FormDialog>
  );
}
