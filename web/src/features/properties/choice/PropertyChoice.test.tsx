import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import type { Handlers } from '../../../lib/test/fake-server';
import { renderOnServer } from '../../../lib/test/render-data';
import { PropertyChoice } from './PropertyChoice';

const share = (id: string, propertyId: string, propertyName: string) => ({
  __typename: 'Share',
  ...{ id, propertyId, propertyName },
});
const choice = (
  shares: ReturnType<typeof share>[],
  items: object[] = [],
  total = items.length,
) => ({
  myShares: shares,
  properties: { __typename: 'PropertyPage', items, total },
});
const mine = [
  share('1', '7', 'Lake House'),
  share('2', '7', 'Lake House'),
  share('3', '8', 'Chalet'),
];
const barn = { __typename: 'Property', id: '9', name: 'Barn' };

function open(route: string, server: Handlers) {
  return renderOnServer(
    <PropertyChoice title="Calendar">
      {(propertyId, switcher) => (
        <>
          <p>Property {propertyId ?? 'unknown'}</p>
          {switcher}
        </>
      )}
    </PropertyChoice>,
    server,
    { route },
  );
}

// Compiling what is lazily loaded may take longer than a test waits for it.
beforeAll(() => import('./PropertySearch'), 60_000);

it('selects my first property if the address names none', async () => {
  open('/calendar', { propertyChoice: () => choice(mine) });
  expect(screen.getByText('Property unknown')).toBeVisible();
  expect(await screen.findByText('Property 7')).toBeVisible();
});

it('selects the property in the address at once', async () => {
  open('/calendar?property=12', { propertyChoice: () => choice(mine) });
  expect(screen.getByText('Property 12')).toBeVisible();
  expect(await screen.findByRole('combobox')).toHaveTextContent('Another property');
});

it('switches between several, each listed once', async () => {
  open('/calendar', { propertyChoice: () => choice(mine, [barn]) });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Property' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Lake House', 'Chalet', 'Barn']);
  await userEvent.click(screen.getByRole('option', { name: 'Chalet' }));
  expect(await screen.findByText('Property 8')).toBeVisible();
});

it('names the current one of hundreds, and finds any other by a search', async () => {
  const gull = { __typename: 'Property', id: '500', name: 'Gull Cottage', location: 'Cornwall' };
  open('/calendar?property=500', {
    propertyChoice: () => choice([], [barn], 2_000),
    propertyName: () => ({ property: gull }),
    propertyOptions: ({ search }) => ({
      properties: {
        __typename: 'PropertyPage',
        items: [{ ...gull, id: '501', name: search ? 'Fern Lodge' : 'Alder Barn' }],
      },
    }),
  });
  const box = () => screen.getByRole('combobox', { name: 'Property' });
  await waitFor(() => expect(box()).toHaveValue('Gull Cottage'));
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await userEvent.click(box());
  await userEvent.keyboard('fern');
  await userEvent.click(await screen.findByRole('option', { name: /^Fern Lodge/ }));
  expect(await screen.findByText('Property 501')).toBeVisible();
});

it('offers no switch if there is only one', async () => {
  open('/calendar', { propertyChoice: () => choice(mine.slice(0, 2)) });
  expect(await screen.findByText('Property 7')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('shows a user without a property what to do', async () => {
  const ada = { __typename: 'Person', id: '9', firstName: 'Ada', lastName: 'Admin' };
  const { container } = open('/calendar', {
    propertyChoice: () => choice([]),
    administrators: () => ({ administrators: [ada] }),
  });
  expect(await screen.findByText('No property yet')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Write to Ada' })).toHaveAttribute(
    'href',
    '/messages?person=9',
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('offers a retry when my properties could not be loaded', async () => {
  let isDown = true;
  open('/calendar', {
    propertyChoice: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return choice(mine);
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Property 7')).toBeVisible();
});
