import { screen } from '@testing-library/react';
import { renderAdmin, rowOf } from '../../../app/admin/test/render-admin';
import { aRequest, fakeRequests, page } from '../../../app/admin/test/requests';
import { onADesk } from '../../../lib/test/on-a-desk';
import { address } from '../../auth/test-page';

type Changes = Parameters<typeof fakeRequests>[0];

const open = (at: string, changes: Changes = {}) =>
  renderAdmin(`requests${at}`, fakeRequests(changes));

test('a link to a person’s requests filters by the person, which can be cleared', async () => {
  const { user, callsOf } = await open('&person=3');
  await rowOf(/Uma Lind/);
  expect(callsOf('adminRequests').at(-1)).toMatchObject({ userId: '3', search: null });
  expect(callsOf('filteredRequestCounts').at(-1)).toMatchObject({ userId: '3' });
  await user.click(await screen.findByRole('button', { name: /Guest: Olivia Marsh/ }));
  expect(address()).toBe('/admin?tab=requests');
  expect(callsOf('adminRequests').at(-1)).toMatchObject({ userId: null });
});

test('a request shows under its status who handles it', async () => {
  const bea = { id: '8', firstName: 'Bea', lastName: 'Boss' };
  await open('', { adminRequests: () => page(aRequest('1', { assignee: bea }), aRequest('2')) });
  const [first, second] = await screen.findAllByRole('cell', { name: /^Pending/ });
  expect(first).toHaveTextContent('PendingBea Boss');
  expect(second).toHaveTextContent(/^Pending$/);
});

describe('on a desk', () => {
  onADesk();

  test('the order by priority says that it begins with what has waited too long', async () => {
    await open('');
    expect(await screen.findByRole('button', { name: 'Priority' })).toHaveAccessibleDescription(
      'Sort by urgency: what has waited too long first, then by priority',
    );
  });
});
