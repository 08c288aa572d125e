import { screen } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { refuse } from '../../../lib/test/fake-server';
import { FakeCosts, today, YEAR } from '../test/fake-costs';
import { dialog, openBooks, renderCosts } from '../test/render-costs';

const entered = (name: string) => ({
  [name]: () => ({ [name]: { seq: 2 } }),
});

it('raises a levy that each share owes its part of', async () => {
  const { user, callsOf } = await openBooks('Raise dues or a levy', new FakeCosts(), {
    server: entered('raiseDues'),
  });
  const form = await dialog('Raise dues or a levy');
  await user.click(form.getByRole('button', { name: 'Special levy' }));
  await user.click(form.getByRole('button', { name: 'Raise' }));
  expect(form.getByText('Please enter an amount, such as 12.50.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Of all shares together' }), '2.400');
  expect(await axe(document.body)).toHaveNoViolations();
  await user.clear(form.getByRole('textbox', { name: 'Of all shares together' }));
  await user.type(form.getByRole('textbox', { name: 'Of all shares together' }), '2400');
  expect(form.getByText('Your part would be €800.00.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Raise' }));
  expect(await screen.findByText('Dues raised')).toBeVisible();
  expect(callsOf('raiseDues')).toMatchObject([
    {
      input: {
        ...{ propertyId: '7', isLevy: true, date: today(), amount: 240_000 },
        ...{ title: 'Special levy', method: 'SHARES' },
      },
    },
  ]);
});

it('enters what shares were owed before, with the rest from the house', async () => {
  const { user, callsOf } = await openBooks(/^Opening balances/, new FakeCosts(), {
    server: entered('correctLedger'),
  });
  const form = await dialog(/^Opening balances/);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Please enter an amount of at least one share.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Agnes Holm (share 1)' }), '50');
  await user.type(form.getByRole('textbox', { name: 'Omar Haddad (share 2)' }), '-20');
  expect(form.getByText('€30.00 more than before.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The balances have changed.')).toBeVisible();
  expect(callsOf('correctLedger')).toMatchObject([
    {
      input: {
        ...{ isOpeningBalance: true, title: 'Opening balances' },
        postings: [
          { account: '1', amount: 5000 },
          { account: '2', amount: -2000 },
          { account: 'BANK', amount: -3000 },
        ],
      },
    },
  ]);
});

it('closes a period, or says at its field why not', async () => {
  const sentence = 'Please choose a day before today.';
  const { user, callsOf } = await openBooks('Close a period', new FakeCosts(), {
    server: { closePeriod: refuse(sentence, 'BAD_USER_INPUT', 'until') },
  });
  const form = await dialog('Close a period');
  await user.click(form.getByRole('button', { name: 'Close the period' }));
  expect(await form.findByText(sentence)).toBeVisible();
  expect(callsOf('closePeriod')).toEqual([
    { input: { propertyId: '7', until: `${YEAR - 1}-12-31` } },
  ]);
});

it('saves the budget of the year by category', async () => {
  const fake = new FakeCosts();
  fake.categories = [{ category: 'WATER', amount: 0, mine: 0, budget: 20_000 }];
  const { user, callsOf } = await openBooks(`Budget of ${YEAR}`, fake, {
    server: { saveBudget: () => ({ saveBudget: true }) },
  });
  const form = await dialog(`Budget of ${YEAR}`);
  expect(form.getByRole('textbox', { name: 'Water' })).toHaveValue('200.00');
  await user.type(form.getByRole('textbox', { name: 'Repairs' }), '1,5,0');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Please enter an amount, such as 12.50.')).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Repairs' }));
  await user.type(form.getByRole('textbox', { name: 'Repairs' }), '1500');
  expect(form.getByText('Together €1,700.00')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Budget saved')).toBeVisible();
  expect(callsOf('saveBudget')).toEqual([
    {
      input: {
        ...{ propertyId: '7', year: YEAR },
        lines: [
          { category: 'REPAIRS', amount: 150_000 },
          { category: 'WATER', amount: 20_000 },
        ],
      },
    },
  ]);
});

it('is opened by an administrator in a currency found by its name', async () => {
  const fake = new FakeCosts();
  fake.house = { currency: null, version: 0, mayKeepBooks: true };
  const { user, callsOf } = renderCosts(fake, {
    isAdministrator: true,
    server: {
      saveLedger: () => {
        fake.house = {};
        return { saveLedger: true };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Start keeping costs' }));
  const form = await dialog('Start keeping costs');
  await user.click(form.getByRole('combobox', { name: 'Currency' }));
  await user.type(form.getByRole('combobox', { name: 'Currency' }), 'swiss');
  await user.click(await screen.findByRole('option', { name: /^CHF/ }));
  await user.click(form.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Costs are kept from now on')).toBeVisible();
  expect(callsOf('saveLedger')).toMatchObject([
    { input: { propertyId: '7', currency: 'CHF', approval: 'ADMINISTRATOR', version: 0 } },
  ]);
  expect(await screen.findByText('You are even')).toBeVisible();
});

it('has settings for administrators alone, which keep what is typed when they are refused', async () => {
  const fake = new FakeCosts();
  const { user, unmount } = await openBooks('Settings', fake, {
    server: { saveLedger: refuse('Please enter a valid IBAN.', 'BAD_USER_INPUT', 'iban') },
  });
  const form = await dialog('Settings of the costs');
  await user.clear(form.getByRole('textbox', { name: 'IBAN' }));
  await user.type(form.getByRole('textbox', { name: 'IBAN' }), 'DE00');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please enter a valid IBAN.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'IBAN' })).toHaveValue('DE00');
  unmount();
  const other = renderCosts(fake);
  await other.user.click(await screen.findByRole('button', { name: 'Books' }));
  expect(await screen.findByRole('menuitem', { name: 'Close a period' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Settings' })).not.toBeInTheDocument();
});

it('names who keeps the books, and who no longer does', async () => {
  const fake = new FakeCosts();
  const server = {
    setBookkeeper: () => {
      fake.house = { ...fake.house, bookkeepers: [{ id: '12', name: 'Bea Kunz' }] };
      return { setBookkeeper: true };
    },
  };
  const { user, callsOf } = await openBooks('Bookkeepers', fake, { server });
  const form = await dialog('Bookkeepers');
  expect(form.getByText('Only administrators keep the books so far.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Add a bookkeeper' }));
  expect(await screen.findByText('Bea Kunz keeps the books')).toBeVisible();
  await user.click(await form.findByRole('button', { name: 'Remove Bea Kunz' }));
  expect(await screen.findByText('Bea Kunz no longer does')).toBeVisible();
  expect(callsOf('setBookkeeper')).toEqual([
    { input: { propertyId: '7', userId: '12', isBookkeeper: true } },
    { input: { propertyId: '7', userId: '12', isBookkeeper: false } },
  ]);
});
