import { useState } from 'react';
import {
  type CostApproval,
  CostsDocument,
  type CostsQuery,
  useSaveLedgerMutation,
} from '../../../generated/graphql';
import { SearchSelect } from '../../../ui/choice/SearchSelect';
import { Select } from '../../../ui/choice/Select';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { Columns } from '../../../ui/layout/Split';
import { FormDialog } from '../../../ui/overlay/FormDialog';

const APPROVALS: { value: CostApproval; label: string }[] = [
  { value: 'ADMINISTRATOR', label: 'A bookkeeper or an administrator' },
  { value: 'SECOND_OWNER', label: 'Any second owner' },
  { value: 'NONE', label: 'No one: it counts at once' },
];

const names = new Intl.DisplayNames('en', { type: 'currency' });

const currencyOption = (code: string) => ({ id: code, label: `${code} – ${names.of(code)}` });

/** The currencies of the world, those of most houses first. */
function currencies() {
  const all = Intl.supportedValuesOf('currency');
  return [...new Set(['EUR', 'USD', 'GBP', 'CHF', ...all])].map(currencyOption);
}

interface SettingsDialogProps {
  house: CostsQuery['costs'];
  onClose: () => void;
}

/** How the costs of a house are kept; before that, the currency that they are kept in from then on. */
export function SettingsDialog({ house, onClose }: SettingsDialogProps) {
  const { propertyId, version, currency, approval, accountHolder, iban } = house;
  const [save] = useSaveLedgerMutation();
  const isOpen = currency !== null;
  const form = useDialogForm({
    first: {
      ...{ currency: currency ?? 'EUR', approval },
      ...{ accountHolder: accountHolder ?? '', iban: iban ?? '' },
    },
    version: isOpen ? version : undefined,
    save: (draft) => {
      const { accountHolder: holder, iban: account, ...rest } = draft;
      const bank = { accountHolder: holder.trim() || null, iban: account.trim() || null };
      return save({ variables: { input: { propertyId, version, ...rest, ...bank } } });
    },
    reread: [CostsDocument],
    success: { title: isOpen ? 'Saved' : 'Costs are kept from now on' },
    failure: { title: 'Not saved', fallback: 'What you entered is still here. Please try again.' },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={isOpen ? 'Settings of the costs' : 'Start keeping costs'}
      description={house.propertyName}
      submitLabel={isOpen ? 'Save' : 'Start'}
      onClose={onClose}
    >
      {form.isOutdated && <ReloadNotice what="ledger" onReload={onClose} />}
      {isOpen ? (
        <p>
          Amounts are in {currencyOption(currency).label}. It stays so, because every balance is in
          it.
        </p>
      ) : (
        <CurrencyField {...form.value('currency')} />
      )}
      <Select
        label="Who approves what an owner enters"
        hint="Payments are always confirmed by the one who got them."
        options={APPROVALS}
        {...form.choice('approval')}
      />
      <Columns>
        <TextField
          label="Holder of the house’s bank account"
          labelEnd="Optional"
          maxLength={70}
          autoComplete="off"
          {...form.text('accountHolder')}
        />
        <TextField
          label="IBAN"
          labelEnd="Optional"
          hint="Owners see it when they pay the house."
          maxLength={42}
          autoComplete="off"
          {...form.text('iban')}
        />
      </Columns>
    </FormDialog>
  );
}

interface CurrencyFieldProps {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The currency, found by its code or name. */
function CurrencyField({ value, error, onChange }: CurrencyFieldProps) {
  const [all] = useState(currencies);
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  return (
    <SearchSelect
      label="Currency"
      hint="It cannot be changed later."
      isRequired
      value={currencyOption(value)}
      error={error}
      onChange={(option) => option && onChange(option.id)}
      options={all.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, 20)}
      text={text}
      onText={setText}
    />
  );
}
