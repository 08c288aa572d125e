import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { address } from '../../lib/test/render-data';
import { aRequest, pageOf, renderRequests } from '../test/render-requests';

type User = ReturnType<typeof userEvent.setup>;

const property = (id: string, name: string, isLinked = false) => ({
  __typename: 'RequestableProperty',
  ...{ id, name, isLinked, location: 'Lucerne' },
});
const mine = (...properties: ReturnType<typeof property>[]) => ({
  requestableProperties: () => ({ requestableProperties: properties, myStays: [] }),
});
const LAKE = property('1', 'Lake House', true);
const OTHER_LAKE = property('4', 'Lake House');
const DUNE = property('2', 'Dune House');

const chosen = () => screen.findByRole('combobox', { name: 'Property' });

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Send request' }));

async function write(user: User) {
  await user.click(await screen.findByRole('combobox', { name: 'Category' }));
  await user.click(screen.getByRole('option', { name: 'Early check in' }));
  await user.type(screen.getByLabelText('Title'), ' A cot ');
  await user.type(screen.getByLabelText('Description'), 'For one.');
}

it.each([
  ['where I stay', '/requests/new', [LAKE, DUNE], 'Lake House'],
  ['where I stay, of two of a name', '/requests/new', [LAKE, OTHER_LAKE], 'Lake House, Lucerne'],
  ['the one of the address', '/requests/new?property=2', [LAKE, DUNE], 'Dune House'],
  ['my only one', '/requests/new', [DUNE], 'Dune House'],
  ['none of several', '/requests/new', [DUNE, property('3', 'Alp Hut')], 'Where?'],
  ['none of the address that is not mine', '/requests/new?property=9', [LAKE], 'Lake House'],
])('begins with %s', async (_, route, properties, text) => {
  renderRequests(route, mine(...properties));
  expect((await chosen()).textContent).toBe(text);
});

it('begins with the house of my next stay, of several that I own', async () => {
  const houses = [property('3', 'Alp Hut'), DUNE];
  const myStays = [{ __typename: 'Stay', bookingId: '7', propertyId: '2' }];
  renderRequests('/requests/new', {
    requestableProperties: () => ({ requestableProperties: houses, myStays }),
  });
  expect(await chosen()).toHaveTextContent('Dune House');
});

it('shows users without a property whom to ask', async () => {
  renderRequests('/requests/new', mine());
  expect(
    await screen.findByText('Ask your administrator to link you to a property.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
});

it('lets an administrator search for any property', async () => {
  const { user } = renderRequests(
    '/requests/new',
    {
      ...mine(),
      propertyOptions: () => ({
        properties: {
          __typename: 'PropertyPage',
          items: [{ __typename: 'Property', id: '2', name: 'Dune House', location: 'Lucerne' }],
        },
      }),
    },
    true,
  );
  await user.click(await chosen());
  await user.click(await screen.findByRole('option', { name: /Dune House/ }));
  expect(await chosen()).toHaveValue('Dune House');
});

it('reports what is missing and focuses the first such field', async () => {
  const { user, callsOf, container } = renderRequests('/requests/new', mine(DUNE, LAKE));
  await chosen();
  await submit(user);
  expect(screen.getAllByRole('alert')).toHaveLength(4);
  expect(await chosen()).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(screen.getByLabelText('Title'), 'A cot');
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  expect(screen.getByText('5 of 120')).toBeVisible();
  expect(callsOf('makeRequest')).toEqual([]);
});

it('sends once and opens the request', async () => {
  const { user, callsOf } = renderRequests('/requests/new', {
    ...mine(LAKE),
    makeRequest: () => ({ createSpecialRequest: aRequest() }),
    myRequest: () => ({ specialRequest: aRequest() }),
  });
  await write(user);
  await submit(user);
  await waitFor(() => expect(address()).toBe('/requests/7'));
  const facts = { category: 'early_check_in', priority: 'medium', title: 'A cot' };
  expect(callsOf('makeRequest')).toEqual([
    {
      input: { ...facts, description: 'For one.', propertyId: '1', clientKey: expect.any(String) },
    },
  ]);
  expect(await screen.findByText('Request sent')).toBeVisible();
});

it('asks before discarding input', async () => {
  const { user } = renderRequests('/requests/new', {
    ...mine(LAKE),
    myRequests: () => pageOf([]),
  });
  await user.type(await screen.findByLabelText('Title'), 'A cot');
  await user.click(screen.getByRole('link', { name: 'Requests' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Title')).toHaveValue('A cot');
  await user.click(screen.getByRole('link', { name: 'Requests' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(address()).toBe('/requests'));
});

it('keeps the input after a failure, and its key until the input changes', async () => {
  const { user, callsOf } = renderRequests('/requests/new', {
    ...mine(LAKE),
    makeRequest: () => {
      throw new Refusal('Too many tries.', 'TOO_MANY_REQUESTS');
    },
  });
  await write(user);
  await submit(user);
  expect(await screen.findByText('Too many tries.')).toBeVisible();
  expect(screen.getByLabelText('Description')).toHaveValue('For one.');
  await submit(user);
  await user.type(screen.getByLabelText('Description'), ' Or two.');
  await submit(user);
  const [first, again, other] = callsOf('makeRequest').map(
    ({ input }) => (input as { clientKey: string }).clientKey,
  );
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
