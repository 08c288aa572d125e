import { ibanText } from '@rules/costs';
import { today } from '../../../lib/dates/dates';
import { Segments } from '../../../ui/choice/Segments';
import { Select } from '../../../ui/choice/Select';
import { CopyField } from '../../../ui/form/CopyField';
import { DateField } from '../../../ui/form/DateField';
import { TextField } from '../../../ui/form/TextField';
import { Columns } from '../../../ui/layout/Split';
import { Muted } from '../../../ui/text/Text';
import { accountOption, firstDayOf, type House, mySharesOf, nameWithin, payersOf } from '../house';
import { MoneyField } from './money-fields';
import type { usePayment } from './use-payment';

interface PaymentFieldsProps {
  house: House;
  form: ReturnType<typeof usePayment>['form'];
}

/** The two sides of a payment, and its amount. */
export function PaymentFields({ house, form }: PaymentFieldsProps) {
  const { currency, mayKeepBooks, iban, accountHolder } = house;
  const { paidBy, paidTo } = form.draft;
  const isMine = (of: string) => mySharesOf(house).some(({ account }) => account === of);
  return (
    <>
      {mayKeepBooks ? <Anyone {...{ house, form }} /> : <Mine {...{ house, form }} />}
      {paidTo === 'BANK' && iban && (
        <CopyField
          label={accountHolder ? `Account of ${accountHolder}` : 'Account of the house'}
          copyLabel="Copy the account number"
          what="Account number"
          value={ibanText(iban)}
        />
      )}
      <MoneyField label="Amount" isLarge {...{ currency }} {...form.text('amount')} />
      <Columns>
        <DateField label="Day" min={firstDayOf(house)} max={today()} {...form.text('date')} />
        <TextField
          label="What for"
          maxLength={120}
          placeholder="Payment"
          autoComplete="off"
          {...form.text('title')}
        />
      </Columns>
      {!mayKeepBooks && isMine(paidBy) && (
        <Muted>
          It counts once {paidTo === 'BANK' ? 'who keeps the books' : nameWithin(house, paidTo)}{' '}
          confirms it.
        </Muted>
      )}
    </>
  );
}

/** Any two accounts, for who keeps the books. */
function Anyone({ house, form }: PaymentFieldsProps) {
  const options = payersOf(house).map(accountOption);
  return (
    <Columns>
      <Select label="Who paid" options={options} {...form.choice('paidBy')} />
      <Select label="Who got it" options={options} {...form.choice('paidTo')} />
    </Columns>
  );
}

/** One of the user's own shares and another account. */
function Mine({ house, form }: PaymentFieldsProps) {
  const { draft, change } = form;
  const mine = mySharesOf(house);
  const hasPaid = mine.some(({ account }) => account === draft.paidBy);
  const [own, other] = hasPaid ? (['paidBy', 'paidTo'] as const) : (['paidTo', 'paidBy'] as const);
  const others = payersOf(house).filter(({ isMine }) => !isMine);
  const turn = () => change({ paidBy: draft.paidTo, paidTo: draft.paidBy });
  return (
    <>
      <Segments
        label="Direction"
        value={hasPaid ? 'PAID' : 'GOT'}
        options={[
          ['PAID', 'I paid'],
          ['GOT', 'I got'],
        ]}
        onChange={(next) => next !== (hasPaid ? 'PAID' : 'GOT') && turn()}
      />
      <Columns>
        {mine.length > 1 && (
          <Select label="For my share" options={mine.map(accountOption)} {...form.choice(own)} />
        )}
        <Select
          label={hasPaid ? 'To' : 'From'}
          options={others.map(accountOption)}
          {...form.choice(other)}
        />
      </Columns>
    </>
  );
}
