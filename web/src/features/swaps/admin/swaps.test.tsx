import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { adminFigures } from '../../../app/admin/test/figures';
import { pick, renderAdmin, rowOf } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { expectToast } from '../../auth/test-page';
import { swapYearOf } from '../test/fake-calendar';
import { swapPage, waitingSwap, weekSwap } from '../test/week-swap';

type User = ReturnType<typeof userEvent.setup>;

const approved = {
  ...weekSwap,
  ...{
    id: '2',
    status: 'APPROVED' as const,
    requesterName: 'Nora Marsh',
    targetBooking: null,
    message: null,
  },
};
const expired = { ...approved, id: '3', status: 'EXPIRED' as const, requesterName: 'Carl Stone' };

const weekSwaps = () => swapPage([weekSwap, approved, expired], 41);
const swapYear = swapYearOf();
const noSwaps = () => swapPage([]);
const createWeekSwap = () => ({ createWeekSwap: { __typename: 'WeekSwap', id: '4' } });

async function fillIn(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Create Week Swap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Week Swap' }));
  const send = dialog.getByRole('button', { name: 'Create Swap Request' });
  expect(send).toBeDisabled();
  await user.type(dialog.getByLabelText('User Email'), 'olivia@fairweek.test');
  await pick(user, 'Property', /Lake House/, dialog);
  await user.click(dialog.getByRole('combobox', { name: 'Share Number' }));
  await user.click(await screen.findByRole('option', { name: 'Share 2' }));
  await user.type(dialog.getByLabelText('Current Week Start'), '2027-07-03');
  await user.type(dialog.getByLabelText('Current Week End'), '2027-07-10');
  await user.type(dialog.getByLabelText('Preferred Week Start'), '2027-08-07');
  expect(send).toBeDisabled();
  await user.type(dialog.getByLabelText('Preferred Week End'), '2027-08-14');
  expect(send).toBeEnabled();
  return { dialog, send };
}

test('the swaps are listed with both weeks, their state and the message', async () => {
  const { container } = await renderAdmin('swaps', { weekSwaps });
  const row = await rowOf(/Olivia Marsh/);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual([
    ...['Requester', 'Requesting week', 'Target week', 'Status', 'Requested', 'Message', 'Actions'],
  ]);
  const property = row.getByRole('link', { name: 'Lake House' });
  expect(property).toHaveAttribute('href', '/admin/properties/7');
  expect(property.parentElement).toHaveTextContent('Lake House, share 2');
  expect(row.getByText(/^3\s?–\s?10 Jul 2027$/)).toBeVisible();
  expect(row.getByText(/^7\s?–\s?14 Aug 2027$/)).toBeVisible();
  expect(row.getByText('Week 27')).toBeVisible();
  expect(row.getByRole('link', { name: 'Olivia Marsh' })).toHaveAttribute('href', '/admin/users/3');
  const holder = row.getByRole('link', { name: 'Ben Hill' });
  expect(holder).toHaveAttribute('href', '/admin/users/4');
  expect(holder.parentElement).toHaveTextContent('Week 32 · Ben Hill, share 5');
  expect(row.getByText('Pending')).toBeVisible();
  expect(row.getByText('Waiting for Ben Hill')).toBeVisible();
  expect(row.getByText('2 Nov 2026')).toBeVisible();
  expect(row.getByText('The school holidays have moved.')).toBeVisible();
  expect((await rowOf(/Nora Marsh/)).getByText('Approved')).toBeVisible();
  expect((await rowOf(/Carl Stone/)).getByText('Expired')).toBeVisible();
  expect(screen.getByText('1–20 of 41')).toBeVisible();
  expect(screen.getByText('41 swaps')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the server searches, filters and pages the swaps', async () => {
  const { user, callsOf } = await renderAdmin('swaps', { weekSwaps });
  const asked = () => callsOf('weekSwaps').at(-1);
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(asked()).toEqual({
      ...{ first: 20, offset: 20, search: null, propertyId: null, status: null, isWaiting: null },
      ...{ id: null, isPossible: null, sort: 'WAITING', descending: false },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Declined' }));
  await waitFor(() => expect(asked()).toMatchObject({ offset: 0, status: 'DECLINED' }));
  await user.type(screen.getByLabelText('Search week swaps'), 'mar');
  await waitFor(() => expect(asked()).toMatchObject({ search: 'mar', status: 'DECLINED' }));
});

test.each([
  ['Approve', 'approveSwap', 'Swap approved'],
  ['Decline', 'rejectSwap', 'Swap declined'],
])(
  '%s: an administrator has the last word, with a reason for both owners',
  async (label, name, done) => {
    const { user, callsOf } = await renderAdmin('swaps', {
      weekSwaps: () => swapPage([waitingSwap, approved]),
      [name]: () => ({ [name]: { ...waitingSwap, status: 'DECLINED' } }),
    });
    await user.click(
      (await rowOf(/Olivia Marsh/)).getByRole('button', {
        name: `${label} the swap for 7–14 August 2027`,
      }),
    );
    expect(callsOf(name)).toEqual([]);
    expect(await screen.findByRole('dialog')).toHaveTextContent(/both (are|owners)|Both owners/);
    await user.type(screen.getByLabelText('Reason for both owners (optional)'), 'Painters come.');
    await user.click(screen.getByRole('button', { name: `${label} swap` }));
    await expectToast(done, 'Olivia Marsh and Ben Hill at Lake House');
    expect(callsOf(name)).toEqual([{ id: '1', note: 'Painters come.' }]);
    await waitFor(() => expect(callsOf('weekSwaps').length).toBeGreaterThan(1));
  },
);

test('what waits for an administrator is marked, and has a filter', async () => {
  const { user, callsOf } = await renderAdmin('swaps', {
    weekSwaps: () => swapPage([waitingSwap, approved]),
    adminFigures: adminFigures({
      adminWaiting: { figures: [{ kind: 'SWAPS', count: 3, blocked: 0, path: '/' }] },
    }),
  });
  expect((await rowOf(/Olivia Marsh/)).getByText('Waiting for you')).toBeVisible();
  expect((await rowOf(/Nora Marsh/)).queryByText('Waiting for you')).toBeNull();
  expect(screen.getByRole('tab', { name: 'Week Swaps (3 new)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Waiting for you' }));
  await waitFor(() =>
    expect(callsOf('weekSwaps').at(-1)).toMatchObject({ status: null, isWaiting: true }),
  );
});

test('a request for an unallocated week is decided wherever it was made', async () => {
  await renderAdmin('swaps', {
    weekSwaps: () => swapPage([{ ...weekSwap, targetBooking: null }, approved]),
  });
  expect((await rowOf(/Olivia Marsh/)).getByRole('button', { name: /^Approve/ })).toBeVisible();
});

test.each([
  ['Approve', 'The owner gets the open week at once and is notified.'],
  ['Decline', 'No week changes hands, and the owner is notified.'],
])('%s: a swap for an open week speaks of its one owner', async (label, text) => {
  const { user } = await renderAdmin('swaps', {
    weekSwaps: () => swapPage([{ ...weekSwap, targetBooking: null }]),
  });
  const name = new RegExp(`^${label}`);
  await user.click((await rowOf(/Olivia Marsh/)).getByRole('button', { name }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(text);
  expect(screen.getByLabelText('Reason for the owner (optional)')).toBeVisible();
});

test('while an owner has not agreed a swap can only be declined, and once decided nothing is left', async () => {
  const { user, callsOf } = await renderAdmin('swaps', {
    weekSwaps: () => swapPage([weekSwap, approved]),
    rejectSwap: () => ({ rejectSwap: { ...weekSwap, status: 'DECLINED' as const } }),
  });
  expect((await rowOf(/^Nora Marsh/)).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await user.click((await rowOf(/^Olivia Marsh/)).getByRole('button', { name: /^Decline/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Decline this swap?' }));
  expect(question.getByText(/both owners are notified/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Decline swap' }));
  await expectToast('Swap declined');
  expect(callsOf('rejectSwap')).toEqual([{ id: weekSwap.id, note: null }]);
});

test('without swaps the tab shows an empty state', async () => {
  await renderAdmin('swaps', { weekSwaps: noSwaps });
  expect(await screen.findByText('No week swaps yet')).toBeVisible();
});

test('swaps that cannot be loaded can be tried again', async () => {
  let isDown = true;
  const { user } = await renderAdmin('swaps', {
    weekSwaps: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return swapPage([weekSwap]);
    },
  });
  expect(await screen.findByText('The week swaps could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Week swaps' })).toBeVisible();
});

test('a swap is asked for in the name of an owner', async () => {
  const { user, callsOf } = await renderAdmin('swaps', { weekSwaps, swapYear, createWeekSwap });
  const { dialog, send } = await fillIn(user);
  expect(dialog.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Create Week Swap',
    expect.stringMatching(/^\d{4}$/),
  ]);
  expect(await axe(document.body)).toHaveNoViolations();
  await user.type(dialog.getByLabelText('Note (optional)'), 'Please');
  await user.click(send);
  await expectToast('Week swap request created successfully');
  expect(callsOf('createWeekSwap')).toEqual([
    {
      input: {
        ...{ userEmail: 'olivia@fairweek.test', propertyId: '1', shareNumber: 2 },
        ...{ currentWeekStart: '2027-07-03', currentWeekEnd: '2027-07-10' },
        ...{ preferredWeekStart: '2027-08-07', preferredWeekEnd: '2027-08-14' },
        requestNote: 'Please',
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(callsOf('weekSwaps').length).toBeGreaterThan(1));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() =>
    expect(callsOf('weekSwaps').at(-1)).toMatchObject({
      ...{ propertyId: '1', status: 'PENDING', sort: 'REQUESTED', descending: true },
    }),
  );
});

test('weeks that end before they start or are the same are refused beside their field', async () => {
  const { user } = await renderAdmin('swaps', { weekSwaps, swapYear });
  const { dialog, send } = await fillIn(user);
  await user.click(dialog.getByText('Fill in by hand'));
  const set = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  set('Current Week End', '2027-07-03');
  expect(dialog.getByText('The current week must end after it starts.')).toBeVisible();
  expect(send).toBeDisabled();
  set('Current Week End', '2027-07-10');
  expect(send).toBeEnabled();
  set('Preferred Week End', '2027-08-01');
  expect(dialog.getByText('The preferred week must end after it starts.')).toBeVisible();
  expect(send).toBeDisabled();
  set('Preferred Week Start', '2027-07-03');
  set('Preferred Week End', '2027-07-10');
  expect(dialog.getByText('The preferred week must differ from the current one.')).toBeVisible();
  expect(send).toBeDisabled();
});

test.each([
  ...['User Email', 'Current Week Start', 'Current Week End'],
  ...['Preferred Week Start', 'Preferred Week End'],
])('a swap needs: %s', async (label) => {
  const { user } = await renderAdmin('swaps', { weekSwaps, swapYear });
  const { dialog, send } = await fillIn(user);
  const value = label === 'User Email' ? ' ' : '';
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  expect(send).toBeDisabled();
});

test('a half filled swap is left once that is confirmed', async () => {
  const { user } = await renderAdmin('swaps', { weekSwaps, swapYear });
  const { dialog } = await fillIn(user);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(['Approved', 'Declined', 'Cancelled', 'Expired', 'Pending'])(
  'the list can be narrowed to swaps that are %s, whose rows say so',
  async (status) => {
    const { user, callsOf } = await renderAdmin('swaps', {
      weekSwaps: ({ status: asked }) =>
        swapPage([{ ...weekSwap, status: (asked as 'PENDING' | null) ?? 'PENDING' }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: status }));
    await waitFor(() =>
      expect(callsOf('weekSwaps').at(-1)).toMatchObject({ status: status.toUpperCase() }),
    );
    const row = await rowOf(/Olivia Marsh/);
    expect(await row.findByText(status)).toBeVisible();
  },
);

test.each([
  ['Nobody has that address.', new Refusal('Nobody has that address.', 'BAD_USER_INPUT')],
  ['Failed to create week swap', new TypeError('Failed to fetch')],
])('a refused swap stays open and says: %s', async (text, error) => {
  const refuses = () => {
    throw error;
  };
  const { user } = await renderAdmin('swaps', { weekSwaps, swapYear, createWeekSwap: refuses });
  const { dialog, send } = await fillIn(user);
  await user.click(send);
  await expectToast('Error', text);
  expect(dialog.getByLabelText('User Email')).toHaveValue('olivia@fairweek.test');
});
