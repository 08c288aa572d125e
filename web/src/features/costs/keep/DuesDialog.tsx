import { addDays } from '@rules/weeks';
import { useRaiseDuesMutation } from '../../../generated/graphql';
import { today } from '../../../lib/dates/dates';
import { useClientKey } from '../../../lib/network/client-key';
import { Segments } from '../../../ui/choice/Segments';
import { DateField } from '../../../ui/form/DateField';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { Columns } from '../../../ui/layout/Split';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { MoneyField } from '../add/money-fields';
import { Preview, SplitFields } from '../add/SplitFields';
import { partsProblem, type SplitDraft, splitInput } from '../add/split-draft';
import { amountOf, amountProblem, firstDayOf, type House } from '../house';
import { ALL_COSTS } from '../use-costs';
import { ALL_METHODS } from '../words';

interface DuesDraft extends SplitDraft {
  kind: 'DUES' | 'LEVY';
  date: string;
  dueOn: string;
  title: string;
}

const NAMES = { DUES: 'Dues', LEVY: 'Special levy' };

/** A month is usual to pay. */
const DAYS_TO_PAY = 30;

/** The server takes days up to so many ahead. */
const DAYS_AHEAD = 366;

/** Asks all shares to pay into the account of the house. */
export function DuesDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { propertyId, currency } = house;
  const [raise] = useRaiseDuesMutation();
  const keyOf = useClientKey();
  const form = useDialogForm({
    first: (): DuesDraft => ({
      ...{ kind: 'DUES', amount: '', title: '', method: 'SHARES', parts: {} },
      ...{ date: today(), dueOn: addDays(today(), DAYS_TO_PAY) },
    }),
    check: (draft) => {
      const parts = partsProblem(house, draft);
      return {
        ...(amountOf(house, draft.amount) === null && { amount: amountProblem(house) }),
        ...(parts && { parts }),
      };
    },
    async save(draft) {
      const { kind, date, dueOn, title } = draft;
      const what = {
        ...{ propertyId, isLevy: kind === 'LEVY', date, dueOn },
        ...{ amount: amountOf(house, draft.amount) ?? 0, title: title.trim() || NAMES[kind] },
        ...splitInput(house, draft),
      };
      await raise({ variables: { input: { ...what, clientKey: keyOf(what) } } });
    },
    reread: ALL_COSTS,
    success: { title: 'Dues raised', description: 'Every owner is notified of their part.' },
    failure: { title: 'Not saved', fallback: 'What you entered is still here. Please try again.' },
    onSaved: onClose,
  });
  const latest = addDays(today(), DAYS_AHEAD);
  return (
    <FormDialog
      form={form}
      title="Raise dues or a levy"
      description="Each owner then owes their part to the house."
      submitLabel="Raise"
      onClose={onClose}
    >
      <Segments
        label="Kind"
        value={form.draft.kind}
        options={[
          ['DUES', 'Regular dues'],
          ['LEVY', 'Special levy'],
        ]}
        onChange={(kind) => form.change({ kind })}
      />
      <MoneyField
        label="Of all shares together"
        isLarge
        {...{ currency }}
        {...form.text('amount')}
      />
      <TextField
        label="Title"
        maxLength={120}
        placeholder={NAMES[form.draft.kind]}
        autoComplete="off"
        {...form.text('title')}
      />
      <Columns>
        <DateField
          label="For the day"
          min={firstDayOf(house)}
          max={latest}
          {...form.text('date')}
        />
        <DateField label="Due on" min={form.draft.date} max={latest} {...form.text('dueOn')} />
      </Columns>
      <SplitFields {...{ house, form }} methods={ALL_METHODS.filter((it) => it !== 'RESERVE')} />
      <Preview {...{ house }} draft={form.draft} />
    </FormDialog>
  );
}
