import { deviceLabel } from '@rules/auth';
import {
  type PasskeyQuestionPartsFragment,
  useAddPasskeyMutation,
} from '../../../generated/graphql';
import { refusalOf } from '../../../lib/network/error-text';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { useToast } from '../../../ui/toast/Toast';
import { useSession } from '../session/session';
import { create, passkeyProblem } from './passkeys';

const NOT_ADDED = 'No passkey was added';

interface Props {
  question: PasskeyQuestionPartsFragment;
  onClose: () => void;
}

/** Names a new passkey, and has the browser make it. */
export function NewPasskeyDialog({ question, onClose }: Props) {
  const [add] = useAddPasskeyMutation();
  const { user } = useSession();
  const { toast } = useToast();
  const form = useDialogForm({
    first: { name: deviceLabel(navigator.userAgent) },
    async save({ name }) {
      if (!user) return;
      await add({ variables: { input: { name, ...(await create(question, user)) } } });
    },
    success: { title: 'Passkey added' },
    failure: { title: NOT_ADDED, fallback: 'Please try again.' },
    onError(error) {
      toast({ title: NOT_ADDED, description: passkeyProblem(error), destructive: true });
      // The question is used up.
      if (refusalOf(error)) onClose();
      return true;
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title="Add a passkey"
      description="Your browser asks where to keep it: on this device, in a password manager, on a phone nearby or on a security key."
      size="small"
      submitLabel="Continue"
      form={form}
      isUnsaved={false}
      disabled={form.draft.name.trim() === ''}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="To recognise it by, such as ‘My phone’."
        maxLength={100}
        autoComplete="off"
        {...form.text('name')}
      />
    </FormDialog>
  );
}
