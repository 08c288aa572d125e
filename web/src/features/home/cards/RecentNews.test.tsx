import { screen, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { renderOnServer } from '../../../lib/test/render-data';
import { RecentNews } from './RecentNews';

const news = [
  {
    ...{ __typename: 'Activity' as const, id: 'WEEK_TAKEN-7', at: '2026-11-02T09:30:00.000Z' },
    text: 'Omar Haddad took week 30 of 2027 at Harbour House.',
    path: '/calendar?property=1&year=2027',
  },
];

it('describes recent events in sentences with links', async () => {
  const { container } = renderOnServer(<RecentNews items={news} />, {});
  const list = within(await screen.findByRole('list', { name: 'Recent activity' }));
  expect(list.getByRole('link', { name: /^Omar Haddad took week 30/ })).toHaveAttribute(
    'href',
    '/calendar?property=1&year=2027',
  );
  expect(list.getByText(/2 Nov 2026/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows nothing where nothing happened', () => {
  const { container } = renderOnServer(<RecentNews items={[]} />, {});
  expect(container).not.toHaveTextContent('Recent activity');
});
