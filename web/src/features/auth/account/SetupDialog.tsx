import { CODE_LENGTH } from '@rules/auth';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import {
  type StartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useStartSecondFactorMutation,
} from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';
import { errorText } from '../../../lib/network/error-text';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { CodeField } from '../../../ui/form/CodeField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { Dialog } from '../../../ui/overlay/Dialog';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { Muted } from '../../../ui/text/Text';
import { font, radius } from '../../../ui/theme/tokens';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

type Setup = StartSecondFactorMutation['startSecondFactor'];

const TITLE = 'Switch on two-step verification';

/** White in every theme, so that every camera reads it. */
const Picture = styled.img`
  width: 12rem;
  margin: 0 auto;
  border-radius: ${radius.medium};
  background: #fff;
`;
const Secret = styled.code`
  display: block;
  overflow-wrap: anywhere;
  ${font.size('small')};
  user-select: all;
`;

function ScanAndConfirm({
  setup,
  onConfirmed,
  onClose,
}: {
  setup: Setup;
  onConfirmed: (codes: string[]) => void;
  onClose: () => void;
}) {
  const [confirm] = useConfirmSecondFactorMutation();
  const form = useDialogForm({
    first: { code: '' },
    save: async (variables) => dataOf(await confirm({ variables })).confirmSecondFactor,
    failure: { title: 'Error', fallback: 'The code could not be checked. Please try again.' },
    problemField: 'code',
    onSaved: onConfirmed,
  });
  return (
    <FormDialog
      title={TITLE}
      description="Scan the picture with an authenticator app, such as the one in your password manager, and enter the code that it shows."
      submitLabel="Switch on"
      form={form}
      isUnsaved={false}
      disabled={form.draft.code.length < CODE_LENGTH}
      onClose={onClose}
    >
      <Picture src={setup.qrCode} alt="QR code for the authenticator app" />
      <div>
        <Muted>
          On this phone? <a href={setup.url}>Open your authenticator app</a>, or type in:
        </Muted>
        <Secret>{setup.setupKey.match(/.{1,4}/g)?.join(' ')}</Secret>
      </div>
      <CodeField label="Code" {...form.choice('code')} />
    </FormDialog>
  );
}

/** Sets up the second factor: scan, confirm, save the recovery codes. */
export function SetupDialog({ onClose }: { onClose: () => void }) {
  const [start] = useStartSecondFactorMutation();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  const [problem, setProblem] = useState<string>();

  const begin = useEffectEvent(async () => {
    setProblem(undefined);
    try {
      setSetup((await start()).data?.startSecondFactor);
    } catch (error) {
      setProblem(errorText(error, 'It could not be set up. Please try again.'));
    }
  });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts it again
  useEffect(() => void begin(), [tries]);

  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  if (setup) return <ScanAndConfirm setup={setup} onConfirmed={setCodes} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title={TITLE}>
      {problem ? (
        <ErrorState message={problem} onRetry={() => setTries(tries + 1)} />
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}
