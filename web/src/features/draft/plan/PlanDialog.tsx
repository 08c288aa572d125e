import { useId, useState } from 'react';
import { usePlanDraftMutation } from '../../../generated/graphql';
import { isEqual } from '../../../lib/is-equal';
import { Columns } from '../../../ui/data/Columns';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Select } from '../../../ui/form/Select';
import { TextField } from '../../../ui/form/TextField';
import { Row, Stack } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import type { Draft } from '../room/room';
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

const ORDERS = [
  { value: 'SERPENTINE', label: 'Serpentine: every other round in reverse order' },
  { value: 'STRAIGHT', label: 'Straight: every round in the same order' },
] as const;

const UNITS = [
  { value: 'hours', label: 'hours' },
  { value: 'minutes', label: 'minutes' },
] as const;

/** The administrator's settings before a draft opens. */
export function PlanDialog({ propertyId, year, draft, refresh, onClose }: PlanDialogProps) {
  const [first] = useState(() => planValues(draft));
  const [values, setValues] = useState(first);
  // The version that the form was opened with, so that concurrent changes are not overwritten.
  const [version] = useState(draft?.version);
  const [planDraft] = usePlanDraftMutation();
  const { attempt, isBusy } = useAttempt();
  const id = useId();
  const set = (changes: Partial<PlanValues>) => setValues((now) => ({ ...now, ...changes }));
  const number = (name: keyof PlanValues, min: number, max: number) => ({
    type: 'number',
    min,
    max,
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      set({ [name]: currentTarget.value }),
  });

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
      description={`The weeks of ${year}. Once it opens, the rules stay as they are.`}
      onSubmit={save}
      submitLabel={draft ? 'Save' : 'Plan it'}
      busy={isBusy}
      isUnsaved={!isEqual(values, first)}
      onClose={onClose}
    >
      <Stack>
        <Columns>
          <TextField
            label="Rounds"
            hint="One week per share in each round; defaults to the weeks per share."
            {...number('rounds', 1, 52)}
          />
          <Row $nowrap $align="end">
            <TextField label="Time to choose" required {...number('window', 1, 43_200)} />
            <Select
              label="Unit"
              hideLabel
              value={values.unit}
              options={UNITS}
              onValueChange={(unit) => set({ unit })}
            />
          </Row>
        </Columns>
        <Select
          label="Order of the rounds"
          id={`${id}-order`}
          value={values.order}
          options={ORDERS}
          onValueChange={(order) => set({ order })}
        />
        <Columns>
          <TextField
            label="Holiday weeks each"
            hint="Before the last round; empty for any number."
            {...number('holidayCap', 0, 52)}
          />
          <TextField
            label="Peak weeks each"
            hint="In total; empty for any number."
            {...number('peakCap', 0, 52)}
          />
        </Columns>
        <TextField
          label="Opens at"
          hint="In your time zone; empty to open it manually."
          type="datetime-local"
          value={values.opensAt}
          onChange={({ currentTarget }) => set({ opensAt: currentTarget.value })}
        />
      </Stack>
    </FormDialog>
  );
}
