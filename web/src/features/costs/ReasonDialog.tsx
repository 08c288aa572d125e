import { TextArea } from '../../ui/form/TextArea';
import { useDialogForm } from '../../ui/form/use-edit-form';
import { FormDialog } from '../../ui/overlay/FormDialog';
import { ALL_COSTS } from './use-costs';

interface ReasonDialogProps {
  title: string;
  description: string;
  label: string;
  maxLength: number;
  submitLabel: string;
  save: (reason: string) => Promise<unknown>;
  /** The toast's title. */
  success: string;
  failure: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks why something is refused or taken back, which those concerned read. */
export function ReasonDialog({ label, maxLength, ...props }: ReasonDialogProps) {
  const { title, description, submitLabel, save, success, failure, onSaved, onClose } = props;
  const form = useDialogForm({
    first: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'Please say why.' }),
    save: ({ reason }) => save(reason.trim()),
    reread: ALL_COSTS,
    success: { title: success },
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
