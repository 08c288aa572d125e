import { useEnterPaymentMutation } from '../../../generated/graphql';
import { today } from '../../../lib/dates/dates';
import { useClientKey } from '../../../lib/network/client-key';
import { useKeptDraft } from '../../../lib/use-kept-draft';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { amountOf, amountProblem, type House, mySharesOf, typedAmount } from '../house';
import { ALL_COSTS } from '../use-costs';
import { enteredToast } from './use-expense';

/** A payment that is suggested. */
export interface Suggested {
  from: string;
  to: string;
  amount: number;
}

/** Returns the payment that is most likely: of the user to the one who is owed the most. */
function firstDraft(house: House, suggested: Suggested | undefined) {
  const mine = mySharesOf(house)[0]?.account ?? '';
  const others = house.accounts.filter(
    ({ account, isMine }) => !isMine && account !== 'RESERVE' && account !== mine,
  );
  const [likely] = others.toSorted((one, other) => other.balance - one.balance);
  const { from = mine, to = likely?.account ?? 'BANK', amount } = suggested ?? {};
  return {
    paidBy: from,
    paidTo: to,
    amount: amount === undefined ? '' : typedAmount(house, amount),
    date: today(),
    title: '',
  };
}

/** The draft of a payment; this browser keeps one that was not suggested until it is saved. */
export function usePayment(house: House, suggested: Suggested | undefined, onSaved: () => void) {
  const { propertyId } = house;
  const [enter] = useEnterPaymentMutation();
  const keyOf = useClientKey();
  const form = useDialogForm({
    first: () => firstDraft(house, suggested),
    check: ({ amount, paidBy, paidTo }) => ({
      ...(amountOf(house, amount) === null && { amount: amountProblem(house) }),
      ...(paidBy === '' && { paidBy: 'Please choose who paid.' }),
      ...(paidBy === paidTo && { paidTo: 'Please choose two different accounts.' }),
    }),
    async save({ amount, title, ...rest }) {
      const what = {
        ...{ propertyId, ...rest, amount: amountOf(house, amount) ?? 0 },
        title: title.trim() || 'Payment',
      };
      const { data } = await enter({ variables: { input: { ...what, clientKey: keyOf(what) } } });
      return data?.enterPayment.seq ?? null;
    },
    reread: ALL_COSTS,
    success: (seq) => enteredToast(seq, 'the one who got it confirms it'),
    failure: { title: 'Not saved', fallback: 'What you entered is still here. Please try again.' },
    onSaved,
  });
  useKeptDraft(suggested ? undefined : `payment-${propertyId}`, 0, form);
  return {
    form,
    startOver: () => form.set(firstDraft(house, suggested)),
  };
}
