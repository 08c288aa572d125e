import type { DocumentNode } from 'graphql';
import { TextArea } from '../../ui/form/TextArea';
import { useDialogForm } from '../../ui/form/use-edit-form';
import { FormDialog } from '../../ui/overlay/FormDialog';
import type { ToastMessage } from '../../ui/toast/toast-message';

interface ReasonDialogProps {
  title: string;
  description: string;
  label: string;
  maxLength: number;
  submitLabel: string;
  reread: readonly DocumentNode[];
  save: (reason: string) => Promise<unknown>;
  success: ToastMessage;
  failure: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks why something is refused or taken back, which those concerned read. */
export function ReasonDialog({ label, maxLength, ...props }: ReasonDialogProps) {
  const { title, description, submitLabel, reread, save, success, failure, onSaved, onClose } =
    props;
  const form = useDialogForm({
    first: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'Please say why.' }),
    save: ({ reason }) => save(reason.trim()),
    reread,
    success,
    failure: { title: failure, fallback: 'Please try again.' },
    problemField: 'reason',
    onSaved,
  });
  return (
    <FormDialog {...{ form, title, description, submitLabel, onClose }} size="small" danger>
      <TextArea label={label} rows={2} maxLength={maxLength} {...form.text('reason')} />
    </FormDialog>
  );
}
