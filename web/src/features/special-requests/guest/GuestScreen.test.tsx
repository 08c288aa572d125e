import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { renderOnServer } from '../../../lib/test/render-data';
import { GuestScreen } from './GuestScreen';

const ended = () => {
  throw new Refusal('This link is no longer valid. Please ask your host.', 'NOT_FOUND');
};

function open(server: Handlers = {}) {
  const ui = (
    <Routes>
      <Route path="/guest/:token" element={<GuestScreen />} />
    </Routes>
  );
  const guestHouse = () => ({
    guestHouse: { __typename: 'GuestHouse', propertyName: 'Lake House', location: 'Lucerne' },
  });
  const page = renderOnServer(ui, { guestHouse, ...server }, { route: '/guest/12-secret' });
  return { ...page, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof open>['user'];

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Send request' }));

async function fillIn(user: User) {
  await user.type(await screen.findByLabelText('First name'), 'Hugo');
  await user.type(screen.getByLabelText('Last name'), 'Lamm');
  await user.type(screen.getByLabelText('Email'), 'hugo@example.test');
  await user.click(screen.getByRole('combobox', { name: 'Category' }));
  await user.click(screen.getByRole('option', { name: 'Equipment' }));
  await user.type(screen.getByLabelText('Title'), 'A cot');
  await user.type(screen.getByLabelText('Description'), 'For one.');
}

it('welcomes the guest to the property of the link', async () => {
  const { container, callsOf } = open();
  expect(await heading('Lake House')).toBeVisible();
  expect(screen.getByText('Lucerne')).toBeVisible();
  expect(callsOf('guestHouse')).toEqual([{ token: '12-secret' }]);
  expect(await axe(container)).toHaveNoViolations();
});

it('sends a guest’s request once, with a thank-you', async () => {
  const { user, callsOf } = open({
    askAsGuest: () => ({
      createGuestRequest: {
        __typename: 'GuestRequestReceipt',
        ...{ id: '3', title: 'A cot', propertyName: 'Lake House' },
      },
    }),
  });
  await fillIn(user);
  await submit(user);
  expect(await heading('Thank you, Hugo')).toBeVisible();
  expect(screen.getByText('hugo@example.test')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(callsOf('askAsGuest')).toEqual([
    {
      input: {
        ...{ token: '12-secret', firstName: 'Hugo', lastName: 'Lamm', email: 'hugo@example.test' },
        ...{ category: 'equipment', priority: 'medium', title: 'A cot', description: 'For one.' },
        clientKey: expect.any(String),
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Make another request' }));
  expect(await heading('Lake House')).toBeVisible();
});

it('requires a name, an address and a description', async () => {
  const { user, callsOf } = open();
  await user.type(await screen.findByLabelText('Email'), 'hugo');
  await submit(user);
  expect(screen.getAllByRole('alert')).toHaveLength(6);
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(callsOf('askAsGuest')).toEqual([]);
});

it('shows a friendly message for an expired link', async () => {
  open({ guestHouse: ended });
  expect(await heading('This link has ended')).toBeVisible();
});

it('shows a friendly message when the link expires during writing', async () => {
  const { user } = open({ askAsGuest: ended });
  await fillIn(user);
  await submit(user);
  expect(await heading('This link has ended')).toBeVisible();
});

it('reports too many requests, and keeps the input', async () => {
  const { user } = open({
    askAsGuest: () => {
      throw new Refusal('Too many requests. Please try again in 40 minutes.', 'TOO_MANY_REQUESTS');
    },
  });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByText(/^Too many requests\./)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('A cot');
});

it('offers a retry when the server cannot be reached', async () => {
  let isDown = true;
  const { user } = open({
    guestHouse: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return {
        guestHouse: { __typename: 'GuestHouse', propertyName: 'Lake House', location: 'Lucerne' },
      };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await heading('Lake House')).toBeVisible();
});
