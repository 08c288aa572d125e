import { screen, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { renderOnServer } from '../../../lib/test/render-data';
import { RecentNews } from './RecentNews';

const news = [
  {
    ...{ __typename: 'Activity' as const, id: 'WEEK_TAKEN-7', at: '2026-11-02T09:30:00.000Z' },
    sentence: [
      { text: 'Omar Haddad took the week of ', date: null, until: null },
      { text: 'Saturday, 24 July 2027', date: '2027-07-24', until: null },
      { text: ' at Harbour House.', date: null, until: null },
    ],
    path: '/calendar?property=1&year=2027',
  },
];

it('describes recent events in sentences with links, and their dates in the form of the reader', async () => {
  const { container } = renderOnServer(<RecentNews items={news} />, {});
  const list = within(await screen.findByRole('list', { name: 'Recent activity' }));
  expect(
    list.getByRole('link', {
      name: /^Omar Haddad took the week of 24 Jul 2027 at Harbour House\./,
    }),
  ).toHaveAttribute('href', '/calendar?property=1&year=2027');
  expect(list.getByText(/2 Nov 2026/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows nothing where nothing happened', () => {
  const { container } = renderOnServer(<RecentNews items={[]} />, {});
  expect(container).not.toHaveTextContent('Recent activity');
});
