import { addDays } from '@rules/weeks';
import { useClosePeriodMutation } from '../../../generated/graphql';
import { dayText, today } from '../../../lib/dates/dates';
import { DateField } from '../../../ui/form/DateField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { firstDayOf, type House } from '../house';
import { ALL_COSTS } from '../use-costs';

/** Closes a period, so that its statements stay as they are. */
export function CloseDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { propertyId, closedUntil } = house;
  const [close] = useClosePeriodMutation();
  const form = useDialogForm({
    first: { until: `${Number(today().slice(0, 4)) - 1}-12-31` },
    save: ({ until }) => close({ variables: { input: { propertyId, until } } }),
    reread: ALL_COSTS,
    success: { title: 'Period closed' },
    failure: { title: 'Not closed', fallback: 'Please try again.' },
    problemField: 'until',
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Close a period"
      description="No one can enter anything for its days any more. It cannot be opened again."
      submitLabel="Close the period"
      size="small"
      danger
      onClose={onClose}
    >
      <DateField
        label="Up to and including"
        hint={closedUntil ? `Closed so far: up to ${dayText(closedUntil)}` : undefined}
        min={firstDayOf(house)}
        max={addDays(today(), -1)}
        {...form.text('until')}
      />
    </FormDialog>
  );
}
