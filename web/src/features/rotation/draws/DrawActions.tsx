import { type Draw, phaseOf } from '@rules/chain';
import { useState } from 'react';
import {
  RotationDocument,
  useCancelDrawMutation,
  useUpdateRotationMutation,
} from '../../../generated/graphql';
import { serverDate } from '../../../lib/dates/server-clock';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { ReasonField } from '../../../ui/form/ReasonField';
import { FormDialog } from '../../../ui/overlay/FormDialog';

interface Props {
  propertyId: string;
  draw: Draw;
  /** Whether its result can be set for its year. */
  isUnset: boolean;
  onChanged: () => Promise<unknown>;
}

/** An administrator’s actions on a draw: cancel it, or set the first choice by its result. */
export function DrawActions({ propertyId, draw, isUnset, onChanged }: Props) {
  const { begun, end } = draw;
  const [reason, setReason] = useState<string>();
  const [cancel] = useCancelDrawMutation();
  const [update] = useUpdateRotationMutation();
  const { attempt, isBusy } = useAttempt();
  const { seq, year, question } = begun;
  const first = end?.kind === 'DRAWN' ? end.order[0] : undefined;
  const mayCancel = phaseOf(draw, serverDate().toISOString()) === 'COMMITTING';
  const isResult = isUnset && first !== undefined && year !== null;
  if (!mayCancel && !isResult) return null;
  const submit = async () => {
    const why = { propertyId, reason };
    const isDone = await attempt({
      action: async () =>
        isResult
          ? update({ variables: { input: { ...why, year, firstChoiceShare: first } } })
          : cancel({ variables: { input: { ...why, draw: seq } } }),
      refresh: onChanged,
      ...(isResult && { reread: [RotationDocument] }),
      success: { title: isResult ? `Share ${first} is first in ${year}` : 'The draw is cancelled' },
      failure: { title: 'That did not work', fallback: 'Please try again' },
    });
    if (isDone) setReason(undefined);
  };
  const title = isResult ? `Make share ${first} first in ${year}` : 'Cancel the draw';
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setReason(isResult ? `Drawn by lot: ${question}` : '')}
      >
        {title}
      </Button>
      {reason !== undefined && (
        <FormDialog
          title={title}
          size="small"
          submitLabel={isResult ? 'Set it' : 'Cancel the draw'}
          cancelLabel="Back"
          form={{ isBusy, submit }}
          disabled={reason.trim() === ''}
          onClose={() => setReason(undefined)}
        >
          <ReasonField value={reason} onChange={setReason} required />
        </FormDialog>
      )}
    </>
  );
}
