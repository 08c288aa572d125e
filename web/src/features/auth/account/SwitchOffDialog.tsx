import { useSwitchSecondFactorOffMutation } from '../../../generated/graphql';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';

/** Switches two-step verification off, with a code. */
export function SwitchOffDialog({ onClose }: { onClose: (isOff: boolean) => void }) {
  const [switchOff] = useSwitchSecondFactorOffMutation();
  const form = useDialogForm({
    first: { code: '' },
    save: (variables) => switchOff({ variables }),
    success: { title: 'Two-step verification is off' },
    failure: { title: 'Error', fallback: 'It could not be switched off. Please try again.' },
    problemField: 'code',
    onSaved: () => onClose(true),
  });
  return (
    <FormDialog
      title="Switch off two-step verification?"
      description="Signing in then takes only your password again, and your recovery codes stop working."
      size="small"
      submitLabel="Switch off"
      danger
      form={form}
      isUnsaved={false}
      disabled={form.draft.code.trim() === ''}
      onClose={() => onClose(false)}
    >
      <TextField
        label="Code"
        hint="From your authenticator app, or a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('code')}
      />
    </FormDialog>
  );
}
