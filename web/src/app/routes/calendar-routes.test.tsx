import { ApolloClient } from '@apollo/client';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { olivia } from '../../features/auth/test-page';
import { fakeRotation } from '../../features/rotation/test/fake-rotation';
import { fakeCalendar, LAKE_HOUSE } from '../../features/weeks/test/fake-calendar';
import { fakeServer, type Handlers, onItsWay } from '../../lib/test/fake-server';
import { TestRouter } from '../../lib/test/render';
import { App } from '../App';
import { createCache } from '../connection/apollo-client';
import { ANSWERING } from '../test/answering';
import { fakeApp } from '../test/fake-app';

const NEXT_YEAR = new Date().getFullYear() + 1;

const stay = {
  ...{ timeZone: 'UTC', guests: '', guestCount: null, guestName: null },
  ...{ __typename: 'Stay', bookingId: '1', propertyId: LAKE_HOUSE, propertyName: 'Lake House' },
  ...{ shareNumber: 3, year: NEXT_YEAR, week: 10, season: 'LOW', holiday: null },
  ...{ startDate: `${NEXT_YEAR}-03-06`, endDate: `${NEXT_YEAR}-03-13` },
};

function open(route: string, changes: Handlers = {}) {
  const server = fakeApp({
    currentUser: () => ({ currentUser: olivia }),
    propertyChoice: () => ({
      myShares: [],
      properties: {
        __typename: 'PropertyPage',
        items: [{ __typename: 'Property', id: LAKE_HOUSE, name: 'Lake House' }],
        total: 1,
      },
    }),
    calendar: ({ year }) => ({ calendar: fakeCalendar(Number(year)) }),
    swapWeeks: () => ({ openToSwap: [], myStays: [stay] }),
    swapYear: ({ year }) => ({
      calendar: fakeCalendar(Number(year)),
      property: { __typename: 'Property', id: LAKE_HOUSE, swapsNeedApproval: false },
    }),
    rotation: ({ year }) => ({
      rotation: {
        ...fakeRotation({ shares: [1, 2, 3], mine: [3], year: Number(year) }),
        propertyId: LAKE_HOUSE,
      },
    }),
    ...changes,
  });
  const { link, send, callsOf } = fakeServer(server);
  const listeners = new Set<() => void>();
  const live = {
    restart: jest.fn(),
    stop: jest.fn(),
    onReconnected: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const client = new ApolloClient({ link, cache: createCache(), queryDeduplication: false });
  render(
    <TestRouter route={route}>
      <App
        connection={ANSWERING}
        send={send}
        connect={() => ({ client, live, listen: () => () => {} })}
      />
    </TestRouter>,
  );
  const reconnect = () =>
    act(async () => {
      for (const listener of listeners) listener();
    });
  return { callsOf, reconnect };
}

it('shows who has Christmas week two taps from the home screen', async () => {
  open('/');
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  await userEvent.click(nav.getByRole('link', { name: 'Calendar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Christmas' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Christmas/);
});

it('shows this year’s rotation and its reasons one tap from the home screen', async () => {
  open('/');
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  await userEvent.click(nav.getByRole('link', { name: 'Rotation' }));
  expect(await screen.findAllByText(/^Share \d has turn \d in/)).toHaveLength(3);
});

it('reads the calendar on screen again after the connection was broken', async () => {
  const { callsOf, reconnect } = open('/calendar?year=2026');
  await screen.findByRole('button', { name: /^Week 51,/ });
  // At first, and once the server certainly listened.
  await waitFor(() => expect(callsOf('calendar')).toHaveLength(2));
  await reconnect();
  await waitFor(() => expect(callsOf('calendar')).toHaveLength(3));
  expect(callsOf('calendar').at(-1)).toEqual({ propertyId: LAKE_HOUSE, year: 2026 });
});

it('keeps the place of the swap button while it is not known whether I have a week to give', async () => {
  open(`/calendar?year=${NEXT_YEAR}`, { swapWeeks: onItsWay });
  await userEvent.click(await screen.findByRole('button', { name: /^Week 20,/ }));
  expect(await screen.findByRole('button', { name: 'Ask to swap for this week' })).toBeDisabled();
});

it('requests another owner’s week from its details, and opens the user’s own week to swaps', async () => {
  open(`/calendar?year=${NEXT_YEAR}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Week 20,/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to swap for this week' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask to swap' }));
  expect(await dialog.findByText(/has 7 days to answer/)).toBeVisible();
  // With only one week there is nothing to choose.
  expect(await dialog.findByRole('button', { name: 'Ask to swap' })).toBeEnabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close dialog' }));
  const [mine] = await screen.findAllByRole('button', { name: /^Week \d+,.*\(you\)$/ });
  await userEvent.click(mine as HTMLElement);
  expect(await screen.findByRole('switch', { name: 'Open to swap' })).not.toBeChecked();
});
