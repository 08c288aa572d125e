import { CODE_LENGTH } from '@rules/auth';
import { useConfirmMyEmailMutation } from '../../../generated/graphql';
import { CodeField } from '../../../ui/form/CodeField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';

interface Props {
  /** Where the code was sent. */
  address: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Confirms one's new address with the code that it got. */
export function CodeDialog({ address, onSaved, onClose }: Props) {
  const [confirm] = useConfirmMyEmailMutation();
  const form = useDialogForm({
    first: { code: '' },
    save: (variables) => confirm({ variables }),
    success: {
      title: 'Your email is changed',
      description: `Sign in with ${address} from now on.`,
    },
    failure: {
      title: 'Not confirmed',
      fallback: 'The code could not be checked. Please try again.',
    },
    problemField: 'code',
    onSaved,
  });
  return (
    <FormDialog
      form={form}
      title="Confirm your new email"
      description={`Enter the code that we sent to ${address}. It is valid for 10 minutes; if none comes, the address may be mistyped or belong to another account.`}
      size="small"
      submitLabel="Confirm"
      disabled={form.draft.code.length < CODE_LENGTH}
      isUnsaved={false}
      onClose={onClose}
    >
      <CodeField label="Code" {...form.choice('code')} />
    </FormDialog>
  );
}
