import { parseMoney } from '@rules/costs';
import { useCorrectLedgerMutation } from '../../../generated/graphql';
import { today } from '../../../lib/dates/dates';
import { useClientKey } from '../../../lib/network/client-key';
import { Segments } from '../../../ui/choice/Segments';
import { Select } from '../../../ui/choice/Select';
import { DateField } from '../../../ui/form/DateField';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { Columns } from '../../../ui/layout/Split';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { ShareAmounts, type TypedAmounts } from '../add/money-fields';
import { amountText, firstDayOf, type House, typedAmount } from '../house';
import { ALL_COSTS } from '../use-costs';

interface Draft {
  kind: 'OPENING' | 'CORRECTION';
  date: string;
  title: string;
  postings: TypedAmounts;
  /** Where the rest goes. */
  rest: 'BANK' | 'RESERVE';
}

const NAMES = { OPENING: 'Opening balances', CORRECTION: 'Correction' };

const REST = [
  { value: 'BANK', label: 'The account of the house' },
  { value: 'RESERVE', label: 'Dues not yet spent' },
] as const;

/** Reads an amount that may have a minus; 0 for none, null for what is no amount. */
function signed({ currency }: House, text: string): number | null {
  const [, minus, digits = ''] = /^([-−–]?)\s*(.*)$/.exec(text.trim()) ?? [];
  if (digits === '') return 0;
  const amount = parseMoney(digits, currency);
  return amount !== null && minus ? -amount : amount;
}

/** Returns the amounts by account with the rest, which makes them add up to zero. */
function postingsIn(house: House, { postings, rest }: Pick<Draft, 'postings' | 'rest'>) {
  const typed = Object.entries(postings)
    .map(([account, text]) => ({ account, amount: signed(house, text) ?? 0 }))
    .filter(({ amount }) => amount !== 0);
  const sum = typed.reduce((total, { amount }) => total + amount, 0);
  return sum === 0 ? typed : [...typed, { account: rest, amount: -sum }];
}

/** Returns how the rest changes the account that it goes to, as a sentence. */
function restText(house: House, draft: Draft): string {
  const { account = '', amount = 0 } = postingsIn(house, draft).at(-1) ?? {};
  if (account !== draft.rest) return 'The amounts add up.';
  const isMore = account === 'BANK' ? amount < 0 : amount > 0;
  return `${amountText(house, Math.abs(amount))} ${isMore ? 'more' : 'less'} than before.`;
}

/** Enters what shares were owed before the ledger was opened, or corrects their balances. */
export function CorrectionDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { propertyId } = house;
  const [correct] = useCorrectLedgerMutation();
  const keyOf = useClientKey();
  const form = useDialogForm({
    first: (): Draft => ({
      ...{
        kind: house.seq > 1 ? 'CORRECTION' : 'OPENING',
        title: '',
        rest: house.seq > 1 ? 'RESERVE' : 'BANK',
      },
      ...{ date: today(), postings: {} },
    }),
    check: (draft) => {
      if (Object.values(draft.postings).some((text) => signed(house, text) === null)) {
        return { postings: 'One of these is no amount.' };
      }
      return postingsIn(house, draft).length < 2
        ? { postings: 'Please enter an amount of at least one share.' }
        : {};
    },
    async save(draft) {
      const { kind, date, title } = draft;
      const what = {
        ...{ propertyId, isOpeningBalance: kind === 'OPENING', date },
        ...{ title: title.trim() || NAMES[kind], postings: postingsIn(house, draft) },
      };
      await correct({ variables: { input: { ...what, clientKey: keyOf(what) } } });
    },
    reread: ALL_COSTS,
    success: { title: 'Saved', description: 'The balances have changed.' },
    failure: { title: 'Not saved', fallback: 'What you entered is still here. Please try again.' },
    onSaved: onClose,
  });
  const { draft, change } = form;
  return (
    <FormDialog
      form={form}
      title="Opening balances and corrections"
      description="What all shares are owed together comes from the house."
      submitLabel="Save"
      onClose={onClose}
    >
      <Segments
        label="Kind"
        value={draft.kind}
        options={[
          ['OPENING', 'Opening balances'],
          ['CORRECTION', 'Correction'],
        ]}
        onChange={(kind) => change({ kind })}
      />
      <Columns>
        <DateField label="Day" min={firstDayOf(house)} max={today()} {...form.text('date')} />
        <TextField
          label="Title"
          maxLength={120}
          placeholder={NAMES[draft.kind]}
          autoComplete="off"
          {...form.text('title')}
        />
      </Columns>
      <ShareAmounts
        label="What each share is owed"
        hint={`With a minus where it owes, such as -${typedAmount(house, 1250)}.`}
        inputMode="text"
        {...form.value('postings')}
        {...{ house }}
      />
      <Select
        label="The other side is"
        hint={<span role="status">{restText(house, draft)}</span>}
        options={REST}
        {...form.choice('rest')}
      />
    </FormDialog>
  );
}
