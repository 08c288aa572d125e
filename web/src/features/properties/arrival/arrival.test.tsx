import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { renderOnServer } from '../../../lib/test/render-data';
import { noArrival } from '../test/no-arrival';
import { ArrivalCard } from './ArrivalCard';
import { ArrivalForm } from './ArrivalForm';

const facts = {
  ...{ __typename: 'Arrival', propertyId: '1' },
  ...{ checkInTime: '16:00', checkOutTime: '10:00', note: 'Left of the door.' },
  ...{ wifiNetwork: 'Harbour', wifiPassword: 'swim-at-dawn', version: 1 },
  ...{ checklist: 'Strip the beds', meters: null, sleeps: 6 },
};

it('shows when to come and go, the wifi and how to get in, and copies the password', async () => {
  const user = userEvent.setup();
  const { container } = renderOnServer(<ArrivalCard propertyId="1" />, {
    arrival: () => ({ arrival: facts }),
  });
  expect(await screen.findByText('from 16:00')).toBeVisible();
  expect(screen.getByText('until 10:00')).toBeVisible();
  expect(screen.getByText('Left of the door.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy the wifi password' }));
  expect(await navigator.clipboard.readText()).toBe('swim-at-dawn');
  expect(await screen.findByText('Wifi password copied')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows nothing where nothing has been said', async () => {
  const { container, callsOf } = renderOnServer(<ArrivalCard propertyId="1" />, {
    arrival: noArrival,
  });
  await screen.findByTestId('address');
  expect(callsOf('arrival')).toHaveLength(1);
  expect(container).not.toHaveTextContent('Arriving');
});

const form = <ArrivalForm propertyId="1" />;

it('is edited by administrators, and is unchanged once it is saved', async () => {
  const user = userEvent.setup();
  const { callsOf } = renderOnServer(form, {
    arrival: () => ({ arrival: facts }),
    saveArrival: ({ input }) => ({
      saveArrival: { ...facts, ...(input as object), __typename: 'Arrival', version: 2 },
    }),
  });
  const save = await screen.findByRole('button', { name: 'Save arrival' });
  expect(save).toBeDisabled();
  await user.clear(screen.getByLabelText('Wifi password'));
  await user.type(screen.getByLabelText('Wifi password'), 'swim-at-noon');
  await user.clear(screen.getByLabelText('Sleeps'));
  await user.type(screen.getByLabelText('Sleeps'), '8');
  await user.click(save);
  expect(await screen.findByText('Arrival saved')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save arrival' })).toBeDisabled();
  await user.type(screen.getByLabelText('Wifi network'), 's');
  await user.click(screen.getByRole('button', { name: 'Save arrival' }));
  expect(callsOf('saveArrival')).toEqual([
    expect.anything(),
    { input: expect.objectContaining({ version: 2, wifiNetwork: 'Harbours' }) },
  ]);
  expect(callsOf('saveArrival').slice(0, 1)).toEqual([
    {
      input: {
        ...{ propertyId: '1', version: 1, checkInTime: '16:00', checkOutTime: '10:00' },
        ...{ wifiNetwork: 'Harbour', wifiPassword: 'swim-at-noon', note: 'Left of the door.' },
        ...{ checklist: 'Strip the beds', meters: '', sleeps: 8 },
      },
    },
  ]);
});

it('marks the field that the server refuses, with the focus in it', async () => {
  const user = userEvent.setup();
  const text = 'Please name the network too.';
  renderOnServer(form, {
    arrival: noArrival,
    saveArrival: () => {
      throw new Refusal(text, 'BAD_USER_INPUT', 'wifiNetwork');
    },
  });
  await user.type(await screen.findByLabelText('Wifi password'), 'swim-at-dawn');
  await user.click(screen.getByRole('button', { name: 'Save arrival' }));
  const network = screen.getByLabelText('Wifi network');
  await waitFor(() => expect(network).toHaveFocus());
  expect(network).toBeInvalid();
  expect(network).toHaveAccessibleDescription(text);
  expect(screen.queryByText('Error')).toBeNull();
  await user.type(network, 'H');
  expect(network).toBeValid();
});
