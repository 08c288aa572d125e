import { CODE_LENGTH } from '@rules/auth';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorText, hasErrorFact } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { CodeField } from '../../../ui/form/CodeField';
import { TextField } from '../../../ui/form/TextField';
import { Row } from '../../../ui/layout/Stack';
import { useToast } from '../../../ui/toast/Toast';
import { AccountForm } from '../AccountForm';

interface Props {
  /** Signs in with the code. */
  send: (code: string) => Promise<void>;
  /** Another way than a code. */
  otherWay?: ReactNode;
  onBack: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ send, otherWay, onBack }: Props) {
  const { toast } = useToast();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const change = (next: string) => {
    setCode(next);
    setProblem(undefined);
  };
  const enter = async () => {
    setBusy(true);
    try {
      await send(code);
    } catch (error) {
      const text = errorText(error, 'Please try again.');
      if (hasErrorFact(error, 'secondFactor')) setProblem(text);
      else toast({ title: 'Login failed', description: text, destructive: true });
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const missing = isRecovery ? code.trim() === '' : code.length < CODE_LENGTH;
    if (missing) setProblem(isRecovery ? 'Required' : `${CODE_LENGTH} digits`);
    else if (!isBusy) enter();
  };

  return (
    <AccountForm onSubmit={onSubmit} onInput={() => undefined} busy={isBusy} submitLabel="Verify">
      {isRecovery ? (
        <TextField
          key="recovery"
          autoFocus
          label="Recovery code"
          hint="One of the ten codes that you saved; each works once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          error={problem}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <CodeField
          key="code"
          autoFocus
          label="Code"
          hint={`The ${CODE_LENGTH} digits that your authenticator app shows now.`}
          value={code}
          error={problem}
          onValueChange={change}
        />
      )}
      <Row $justify="space-between">
        <Button
          variant="ghost"
          onClick={() => {
            setRecovery(!isRecovery);
            change('');
          }}
        >
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </Row>
      {otherWay}
    </AccountForm>
  );
}
