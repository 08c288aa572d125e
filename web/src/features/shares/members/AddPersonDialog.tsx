import { useAddShareMemberMutation } from '../../../generated/graphql';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { Columns } from '../../../ui/layout/Split';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { QUERIES_OF_SHARES } from '../share-queries';

interface Props {
  shareId: string;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

/** Makes a person without an email address an owner of a share, for whom the others act. */
export function AddPersonDialog({ shareId, refetch, onClose }: Props) {
  const [add] = useAddShareMemberMutation();
  const form = useDialogForm({
    first: { firstName: '', lastName: '' },
    save: (draft) => add({ variables: { input: { shareId, ...draft } } }),
    reread: QUERIES_OF_SHARES,
    refresh: refetch,
    success: { title: 'Owner added' },
    failure: { title: 'Not added', fallback: 'The owner could not be added.' },
    onSaved: onClose,
  });
  const { firstName, lastName } = form.draft;
  const text = (name: 'firstName' | 'lastName') => ({
    ...form.text(name),
    ...{ required: true, autoComplete: 'off', maxLength: 100 },
  });
  return (
    <FormDialog
      form={form}
      title="Add someone without email"
      description="They own the share like the others, who act for them. Add an address later, and they can sign in."
      submitLabel="Add"
      disabled={[firstName, lastName].some((name) => name.trim() === '')}
      onClose={onClose}
    >
      <Columns>
        <TextField label="First Name" {...text('firstName')} />
        <TextField label="Last Name" {...text('lastName')} />
      </Columns>
    </FormDialog>
  );
}
