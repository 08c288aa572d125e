import { screen, waitFor, within } from '@testing-library/react';
import { passwordGate } from '../../lib/network/password-gate';
import { axe } from '../../lib/test/axe';
import { refuse } from '../../lib/test/fake-server';
import { address } from '../../lib/test/render-data';
import { FakeCosts, YEAR } from './test/fake-costs';
import { dialog, list, renderCosts } from './test/render-costs';

/** Olivia has paid €300.00 for all three. */
function boilerPaid() {
  const fake = new FakeCosts();
  fake.spend(30_000, '3');
  return fake;
}

it('shows an owner what the year cost, how they stand, and who owes whom', async () => {
  const fake = boilerPaid();
  fake.categories = [
    {
      category: 'REPAIRS',
      amount: 30_000,
      mine: 10_000,
      budget: 25_000,
    },
    { category: 'TAXES', amount: 0, mine: 0, budget: 9000 },
  ];
  const { container } = renderCosts(fake);
  expect(await screen.findByText('You are owed €200.00')).toBeVisible();
  const mine = screen.getByText(`Your costs in ${YEAR}`).parentElement as HTMLElement;
  expect(within(mine).getByText('€100.00')).toBeVisible();
  expect(screen.getByText('Spent by the whole house').parentElement).toHaveTextContent('€300.00');

  const categories = await list(`Costs of ${YEAR} by category`);
  expect(categories.getByText('you: €100.00 · €50.00 over the budget of €250.00')).toBeVisible();
  expect(categories.getByText('€90.00 left of €90.00')).toBeVisible();

  const balances = await list('Balances');
  expect(balances.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    'Share 1Agnes Holmowes €100.00',
    'Share 2Omar Haddadowes €100.00',
    'Share 3Youare owed €200.00',
  ]);
  const payments = (await list('Suggested payments')).getAllByRole('listitem');
  expect(payments.map((it) => it.textContent)).toEqual([
    'Agnes Holm pays you €100.00I got this',
    'Omar Haddad pays you €100.00I got this',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  [0, 0, 'You are even', null],
  [-8500, 0, 'You owe €85.00', null],
  [-8500, 8500, 'You owe €85.00', 'It is due. Please pay it.'],
  [-8500, 2000, 'You owe €85.00', '€20.00 of it is due. Please pay it.'],
  // Overdue dues of one share do not matter to an owner who is owed more by another.
  [8500, 2000, 'You are owed €85.00', null],
])('with a balance of %s, %s of it overdue, says “%s”', async (balance, overdue, sentence, due) => {
  const fake = new FakeCosts();
  if (balance !== 0)
    fake.add({ kind: 'CORRECTION' }, [
      [3, balance],
      ['BANK', -balance],
    ]);
  fake.overdue = { 3: overdue };
  renderCosts(fake);
  expect(await screen.findByText(sentence)).toBeVisible();
  if (due) expect(screen.getByText(due)).toBeVisible();
  else expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
});

it('enters the payment of what is due to the house, with its account number', async () => {
  const fake = new FakeCosts();
  fake.add({ kind: 'DUES' }, [
    [3, -8500],
    ['RESERVE', 8500],
  ]);
  fake.overdue = { 3: 8500 };
  fake.waits = true;
  const { user, callsOf } = renderCosts(fake);
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  const form = await dialog('Add a payment');
  expect(form.getByLabelText('Account of Lake House owners')).toHaveValue(
    'DE89 3704 0044 0532 0130 00',
  );
  expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('85.00');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It counts once the one who got it confirms it.')).toBeVisible();
  expect(callsOf('enterPayment')).toMatchObject([
    { input: { paidBy: '3', paidTo: 'BANK', amount: 8500, title: 'Payment' } },
  ]);
});

it('changes the year in the address, and asks for it', async () => {
  const { user, callsOf } = renderCosts(boilerPaid());
  await user.click(await screen.findByRole('button', { name: String(YEAR - 1) }));
  expect(address()).toBe(`/costs?house=7&year=${YEAR - 1}`);
  await waitFor(() => expect(callsOf('ledgerEntries').at(-1)).toMatchObject({ year: YEAR - 1 }));
  expect(await screen.findByText(`Your costs in ${YEAR - 1}`)).toBeVisible();
});

it('offers an owner the statements of their shares, and who keeps the books those of all', async () => {
  const of = '/api/properties/7';
  const statement = `${of}/statements/${YEAR}.pdf`;
  const addresses = () =>
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith(of));
  const whole = [`${of}/ledger.csv`, `${of}/ledger`];
  const { unmount, user } = renderCosts(boilerPaid());
  await screen.findByText('Downloads');
  expect(addresses()).toEqual([statement, `${statement}?share=3`, ...whole]);

  const unregister = passwordGate.register({
    show: (answer) => answer(false),
    isRecent: async () => false,
  });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(screen.getByRole('link', { name: `Share 3 in ${YEAR}` }));
  expect(clicked.mock.contexts).toMatchObject([{ download: '' }]);
  unmount();

  const fake = boilerPaid();
  fake.house = { mayKeepBooks: true };
  renderCosts(fake, { isAdministrator: true });
  const share = await screen.findByRole('link', { name: `Share 1 in ${YEAR}` });
  expect(addresses()).toHaveLength(3 + 3);
  // An administrator’s password is asked for first.
  await user.click(share);
  expect(clicked).toHaveBeenCalledTimes(1);
  unregister();
});

it('reads again what a live event is about, and nothing for another house', async () => {
  const fake = boilerPaid();
  const { publishChange, callsOf } = renderCosts(fake);
  await screen.findByText('You are owed €200.00');
  fake.pay(5000, '1', '3');
  await publishChange('8');
  await publishChange();
  expect(await screen.findByText('You are owed €150.00')).toBeVisible();
  expect((await list(`Entries of ${YEAR}`)).getByText('Payment')).toBeVisible();
  for (const name of ['costs', 'costProposals', 'ledgerEntries']) {
    expect(callsOf(name)).toHaveLength(2);
  }
});

it('explains to owners that no costs are kept yet', async () => {
  const fake = new FakeCosts();
  fake.house = { currency: null, version: 0 };
  renderCosts(fake);
  expect(await screen.findByText('Costs are not kept here yet')).toBeVisible();
  expect(screen.getByText(/^Once an administrator starts it/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says why it cannot be shown: a refusal for good, a failure to try again', async () => {
  const sentence = 'You cannot see this property.';
  const { unmount } = renderCosts(new FakeCosts(), {
    server: { costs: refuse(sentence, 'FORBIDDEN'), costProposals: refuse(sentence, 'FORBIDDEN') },
  });
  expect(await screen.findByText('Access Restricted')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  unmount();
  let isDown = true;
  const fake = boilerPaid();
  const { user } = renderCosts(fake, {
    server: {
      costs: (variables) => {
        if (isDown) throw new Error('away');
        return fake.handlers.costs?.(variables) ?? {};
      },
    },
  });
  expect(await screen.findByText('The costs could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('You are owed €200.00')).toBeVisible();
});
