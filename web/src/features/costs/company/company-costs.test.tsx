import { screen, within } from '@testing-library/react';
import { renderAdmin } from '../../../app/admin/test/render-admin';

const row = {
  ...{ __typename: 'CompanyCosts', id: '3', name: 'Lake House', currency: 'CHF' },
  ...{ cash: 120_000, reserve: 50_000, overdue: 52_917, pending: 2, spent: 210_000 },
  budget: 200_000,
};
const page = (items: object[]) => () => ({
  companyCosts: { __typename: 'CompanyCostsPage', items, total: items.length },
});

test('what is overdue, waits and runs over its budget stands out, and a house opens', async () => {
  const even = { ...row, id: '4', name: 'Dune House', overdue: 0, pending: 0, budget: 0 };
  await renderAdmin('costs', { companyCosts: page([row, even]) });
  const lake = await screen.findByRole('row', { name: /Lake House/ });
  expect(within(lake).getByRole('link', { name: 'Lake House' })).toHaveAttribute(
    'href',
    '/costs?house=3',
  );
  for (const text of ['2 to approve', /529\.17/, /2,100\.00 of .*2,000\.00/, /1,200\.00/]) {
    expect(within(lake).getByText(text)).toBeVisible();
  }
  const dune = screen.getByRole('row', { name: /Dune House/ });
  expect(within(dune).getByText('Nothing')).toBeVisible();
  expect(within(dune).queryByText(/to approve| of /)).toBeNull();
});

test('without any ledger, the list says where one opens it', async () => {
  await renderAdmin('costs', { companyCosts: page([]) });
  expect(await screen.findByText('No costs are kept yet')).toBeVisible();
});
