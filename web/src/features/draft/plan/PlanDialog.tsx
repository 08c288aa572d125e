import { useState } from 'react';
import { usePlanDraftMutation } from '../../../generated/graphql';
import { isEqual } from '../../../lib/is-equal';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import type { Draft } from '../room/room';
import { PlanFields } from './PlanFields';
import { type PlanValues, planInput, planValues } from './plan-values';

interface PlanDialogProps {
  propertyId: string;
  year: number;
  /** The plan to change; null for a new one. */
  draft: Draft | null;
  /** Refetches the draft. */
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

/** The administrator's settings before a draft opens. */
export function PlanDialog({ propertyId, year, draft, refresh, onClose }: PlanDialogProps) {
  const [first] = useState(() => planValues(draft));
  const [values, setValues] = useState(first);
  // The version that the form was opened with, so that concurrent changes are not overwritten.
  const [version] = useState(draft?.version);
  const [planDraft] = usePlanDraftMutation();
  const { attempt, isBusy } = useAttempt();
  const set = (changes: Partial<PlanValues>) => setValues((now) => ({ ...now, ...changes }));

  async function save() {
    const input = planInput(values, { propertyId, year, ...(version && { version }) });
    const isDone = await attempt({
      action: () => planDraft({ variables: { input } }),
      success: {
        title: draft ? 'Plan changed' : 'Draft planned',
        description: `The weeks of ${year}.`,
      },
      failure: { title: 'The draft could not be planned', fallback: 'Please try again' },
    });
    await refresh().catch(() => undefined);
    if (isDone) onClose();
  }

  return (
    <FormDialog
      title={draft ? 'Change the plan' : 'Plan a draft'}
      description={`The weeks of ${year}. Once it opens, the rules can no longer change.`}
      onSubmit={save}
      submitLabel={draft ? 'Save' : 'Plan it'}
      busy={isBusy}
      isUnsaved={!isEqual(values, first)}
      onClose={onClose}
    >
      <PlanFields values={values} onChange={set} />
    </FormDialog>
  );
}
