import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { renderOnServer } from '../../../lib/test/render-data';
import { RecentNews } from './RecentNews';

const news = {
  myActivity: [
    {
      ...{ __typename: 'Activity', id: 'WEEK_TAKEN-7', at: '2026-11-02T09:30:00.000Z' },
      text: 'Omar Haddad took week 30 of 2027 at Harbour House.',
      path: '/calendar?property=1&year=2027',
    },
  ],
};

it('describes recent events in sentences with links', async () => {
  const { container } = renderOnServer(<RecentNews />, { myActivity: () => news });
  const list = within(await screen.findByRole('list', { name: 'Recent activity' }));
  expect(list.getByRole('link', { name: /^Omar Haddad took week 30/ })).toHaveAttribute(
    'href',
    '/calendar?property=1&year=2027',
  );
  expect(list.getByText(/2 Nov 2026/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows nothing where nothing happened', async () => {
  const server = { myActivity: () => ({ myActivity: [] }) };
  const { callsOf, container } = renderOnServer(<RecentNews />, server);
  await waitFor(() => expect(callsOf('myActivity')).toHaveLength(1));
  expect(container).not.toHaveTextContent('Recent activity');
});

it('shows a loading error, and retries', async () => {
  let isDown = true;
  const myActivity = () => {
    if (isDown) throw new TypeError('Failed to fetch');
    return news;
  };
  renderOnServer(<RecentNews />, { myActivity });
  expect(await screen.findByText('The latest news could not be loaded.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /^Omar Haddad took/ })).toBeVisible();
});
