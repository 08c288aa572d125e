import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { renderOnServer } from '../../../lib/test/render-data';
import { StayScreen } from './StayScreen';

const STAY = {
  ...{ __typename: 'StayPage', name: 'Aunt Ida', propertyName: 'Lake House', location: 'Lucerne' },
  ...{ startDate: '2027-02-27', endDate: '2027-03-06', checkInTime: '16:00', checkOutTime: null },
  ...{ wifiNetwork: 'Lakeside', wifiPassword: 'the-secret', note: 'Key in the shed.' },
};

const open = (server: Handlers = {}) =>
  renderOnServer(
    <Routes>
      <Route path="/stay/:token" element={<StayScreen />} />
    </Routes>,
    { stayPage: () => ({ stayPage: STAY }), ...server },
    { route: '/stay/the-token' },
  );

it('shows a guest the dates, the way there, the wifi and the notes', async () => {
  const { container, callsOf } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lake House' })).toBeVisible();
  expect(callsOf('stayPage')).toEqual([{ token: 'the-token' }]);
  expect(screen.getByText(/27.*6.*2027/)).toBeVisible();
  for (const text of [/^Aunt Ida, your stay/, 'from 16:00', 'Lakeside', 'Key in the shed.']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('button', { name: 'Copy the wifi password' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show on the map' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Lucerne',
  );
  expect(screen.queryByText('Check out')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('says that the link has ended', async () => {
  open({
    stayPage: () => {
      throw new Refusal('This link is no longer valid. Please ask your host.', 'NOT_FOUND');
    },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link has ended' }),
  ).toBeVisible();
});

it('can be tried again without a connection', async () => {
  let isDown = true;
  open({
    stayPage: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { stayPage: STAY };
    },
  });
  const retry = await screen.findByRole('button', { name: /again|retry/i });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Key in the shed.')).toBeVisible();
});
