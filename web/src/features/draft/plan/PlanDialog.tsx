import { useState } from 'react';
import { usePlanDraftMutation } from '../../../generated/graphql';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import type { Draft } from '../room/room';
import { PlanFields } from './PlanFields';
import { planInput, planValues } from './plan-values';

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
  // The version that the form was opened with, so that concurrent changes are not overwritten.
  const [version] = useState(draft?.version);
  const [planDraft] = usePlanDraftMutation();
  const form = useDialogForm({
    first: () => planValues(draft),
    async save(values) {
      const input = planInput(values, { propertyId, year, ...(version && { version }) });
      await planDraft({ variables: { input } });
    },
    success: {
      title: draft ? 'Plan changed' : 'Draft planned',
      description: `The weeks of ${year}.`,
    },
    failure: { title: 'The draft could not be planned', fallback: 'Please try again' },
    refresh,
    onSaved: onClose,
  });

  return (
    <FormDialog
      title={draft ? 'Change the plan' : 'Plan a draft'}
      description={`The weeks of ${year}. Once it opens, the rules can no longer change.`}
      form={form}
      submitLabel={draft ? 'Save' : 'Plan it'}
      onClose={onClose}
    >
      <PlanFields values={form.draft} onChange={form.change} />
    </FormDialog>
  );
}
