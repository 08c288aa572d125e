import { screen, waitFor } from '@testing-library/react';
import { FakeRequest } from '../../../app/admin/test/fake-request';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { FakeCosts, receipt, today } from '../test/fake-costs';
import { dialog, list, renderCosts } from '../test/render-costs';

async function openForm(...options: Parameters<typeof renderCosts>) {
  const view = renderCosts(...options);
  await view.user.click(await screen.findByRole('button', { name: 'Add' }));
  const form = await dialog('Add an expense');
  const choose = async (label: string, option: string | RegExp) => {
    await view.user.click(form.getByRole('combobox', { name: label }));
    await view.user.click(await screen.findByRole('option', { name: option }));
  };
  return { ...view, form, choose };
}

const waiting = () => Object.assign(new FakeCosts(), { waits: true });

it('enters an expense from a photo, an amount and a category, with defaults for the rest', async () => {
  FakeRequest.install();
  try {
    const { user, form, callsOf } = await openForm(waiting());
    const photo = new File(['photo'], 'receipt.jpg', { type: 'image/jpeg' });
    await user.upload(form.getByLabelText('Take a picture'), photo);
    await waitFor(() => expect(FakeRequest.last.sent[1]).toMatch(/purpose=RECEIPT.*propertyId=7/));
    await FakeRequest.last.answer(201, receipt);
    expect(await form.findByRole('list', { name: 'Receipts' })).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Amount' }), '100,01');
    expect(form.getByText('Your part would be €33.34.')).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'Repairs' }));
    expect(await axe(document.body)).toHaveNoViolations();
    await user.click(form.getByRole('button', { name: 'Send for approval' }));
    expect(await screen.findByText('It counts once it is approved.')).toBeVisible();
    expect(callsOf('enterExpense')).toEqual([
      {
        input: {
          ...{ propertyId: '7', clientKey: expect.any(String), amount: 10_001, date: today() },
          ...{ paidBy: '3', category: 'REPAIRS', title: 'Repairs', supplier: null },
          ...{ method: 'SHARES', fileIds: ['40'] },
        },
      },
    ]);
  } finally {
    FakeRequest.remove();
  }
});

it('asks at the field for what is missing or no amount', async () => {
  const { user, form, callsOf } = await openForm();
  await user.type(form.getByRole('textbox', { name: 'Amount' }), 'ten');
  await user.click(form.getByRole('button', { name: 'Send for approval' }));
  expect(form.getByText('Please enter an amount, such as 12.50.')).toBeVisible();
  expect(form.getByText('Please choose what it was for.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  expect(callsOf('enterExpense')).toEqual([]);
});

it('keeps what is typed while it is refused and when it is left, and tries again with the same key', async () => {
  const sentence = 'The period up to 2025-12-31 is closed: please choose a later day.';
  let refusal: Refusal | undefined = new Refusal(sentence, 'BAD_USER_INPUT', 'date');
  const fake = waiting();
  const server = {
    enterExpense: () => {
      if (refusal) throw refusal;
      return { enterExpense: { seq: 1 } };
    },
  };
  const { user, form, callsOf, unmount } = await openForm(fake, { server });
  await user.type(form.getByRole('textbox', { name: 'Amount' }), '12');
  await user.click(form.getByRole('radio', { name: 'Energy' }));
  await user.click(form.getByRole('button', { name: 'Send for approval' }));
  // The field is in the folded part.
  expect(await form.findByText(sentence)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send for approval' }));
  await waitFor(() => expect(callsOf('enterExpense')).toHaveLength(2));
  const keys = callsOf('enterExpense').map(
    ({ input }) => (input as { clientKey: string }).clientKey,
  );
  expect(keys[0]).toBe(keys[1]);
  unmount();

  refusal = undefined;
  const again = await openForm(fake, { server });
  expect(again.form.getByRole('textbox', { name: 'Amount' })).toHaveValue('12');
  expect(again.form.getByRole('radio', { name: 'Energy' })).toBeChecked();
  await again.user.click(again.form.getByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText('All owners can see it.')).toBeVisible();
  again.unmount();
  const empty = await openForm(fake);
  expect(empty.form.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
});

it('empties a form that was kept', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByRole('textbox', { name: 'Amount' }), '12');
  await user.click(form.getByRole('button', { name: 'Start over' }));
  expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  expect(form.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
});

it('splits by amounts, which have to add up', async () => {
  const { user, form, choose, callsOf } = await openForm(waiting());
  await user.type(form.getByRole('textbox', { name: 'Amount' }), '100');
  await user.click(form.getByRole('radio', { name: 'Other' }));
  await user.click(form.getByText('More details'));
  await user.type(form.getByRole('textbox', { name: 'Shop or company' }), 'IKEA');
  await choose('Split', 'By amounts');
  await user.type(form.getByRole('textbox', { name: 'Omar Haddad (share 2)' }), '60');
  expect(form.getByText('Left to split: €40.00')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send for approval' }));
  expect(form.getByText('€40.00 is left to split.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Me (share 3)' }), '40');
  expect(form.getByText('It adds up.')).toBeVisible();
  expect(form.getByText('Your part would be €40.00.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send for approval' }));
  await screen.findByText('Sent');
  expect(callsOf('enterExpense')).toMatchObject([
    {
      input: {
        ...{ title: 'IKEA', supplier: 'IKEA', method: 'BY_HAND' },
        parts: [
          { share: 2, amount: 6000 },
          { share: 3, amount: 4000 },
        ],
      },
    },
  ]);
});

it('explains each way to split, and offers other payers to who keeps the books alone', async () => {
  const fake = new FakeCosts();
  fake.house = { mayKeepBooks: true };
  const { user, form, choose, callsOf } = await openForm(fake);
  await user.type(form.getByRole('textbox', { name: 'Amount' }), '9');
  await user.click(form.getByRole('radio', { name: 'Insurance' }));
  await user.click(form.getByText('More details'));
  await choose('Split', 'Paid from the dues');
  expect(form.getByText(/^No one owes anything more/)).toBeVisible();
  await choose('Paid by', 'The account of the house');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(callsOf('enterExpense')).toMatchObject([{ input: { paidBy: 'BANK', method: 'RESERVE' } }]);
});

it('enters a payment that one got, which counts at once', async () => {
  const fake = new FakeCosts();
  fake.spend(30_000, '3');
  const { user, form, callsOf } = await openForm(fake);
  await user.click(form.getByRole('button', { name: 'Payment' }));
  const payment = await dialog('Add a payment');
  await user.click(payment.getByRole('button', { name: 'I got' }));
  await user.click(payment.getByRole('combobox', { name: 'From' }));
  await user.click(await screen.findByRole('option', { name: 'Omar Haddad (share 2)' }));
  await user.type(payment.getByRole('textbox', { name: 'Amount' }), '100');
  await user.click(payment.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('All owners can see it.')).toBeVisible();
  expect(callsOf('enterPayment')).toMatchObject([
    { input: { paidBy: '2', paidTo: '3', amount: 10_000, date: today() } },
  ]);
  expect(await screen.findByText('You are owed €100.00')).toBeVisible();
});

it('fills in a payment that makes everyone even, and says who confirms it', async () => {
  const fake = new FakeCosts();
  fake.spend(30_000, '2');
  fake.waits = true;
  const { user, callsOf } = renderCosts(fake);
  const payments = await list('Suggested payments');
  await user.click(payments.getByRole('button', { name: 'I have paid this' }));
  const form = await dialog('Add a payment');
  expect(form.getByText('It counts once Omar Haddad confirms it.')).toBeVisible();
  expect(form.queryByRole('button', { name: 'Expense' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Sent');
  expect(callsOf('enterPayment')).toMatchObject([
    { input: { paidBy: '3', paidTo: '2', amount: 10_000 } },
  ]);
});
