import { useState } from 'react';
import { useSwitchSecondFactorOffMutation } from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { TextField } from '../../../ui/form/TextField';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { useToast } from '../../../ui/toast/Toast';

/** Switches two-step verification off, with a code. */
export function SwitchOffDialog({ onClose }: { onClose: (isOff: boolean) => void }) {
  const [switchOff, { loading }] = useSwitchSecondFactorOffMutation();
  const { toast } = useToast();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    try {
      await switchOff({ variables: { code } });
      toast({ title: 'Two-step verification is off' });
      onClose(true);
    } catch (error) {
      setProblem(errorText(error, 'It could not be switched off. Please try again.'));
    }
  };
  return (
    <FormDialog
      title="Switch off two-step verification?"
      description="Signing in then takes only your password again, and your recovery codes stop working."
      size="small"
      submitLabel="Switch off"
      danger
      disabled={code.trim() === ''}
      busy={loading}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <TextField
        label="Code"
        hint="From your authenticator app, or a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        error={problem}
        onChange={({ target }) => {
          setCode(target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
