import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nora } from '../../../app/admin/test/fake-admin';
import { openOlivia, renderAdmin } from '../../../app/admin/test/render-admin';
import { Refusal } from '../../../lib/test/fake-server';
import { expectToast, olivia, renderPage } from '../test-page';
import { ViewingsCard } from './ViewingsCard';

test('the dialog of a user starts a view as them', async () => {
  let isStarted = false;
  const { user, dialog, callsOf } = await openOlivia({
    startViewing: () => {
      isStarted = true;
      return { startViewing: true };
    },
  });
  await user.click(await dialog.findByRole('button', { name: 'View as Olivia Marsh' }));
  await waitFor(() => expect(isStarted).toBe(true));
  expect(callsOf('startViewing')).toEqual([{ userId: '3' }]);
  await waitFor(() => expect(callsOf('currentUser')).toHaveLength(2));
  expect(localStorage.getItem('fairweek-view-changed')).not.toBeNull();
});

test('what was typed is asked about first', async () => {
  const { user, dialog, callsOf } = await openOlivia({
    startViewing: () => ({ startViewing: true }),
  });
  await user.type(dialog.getByLabelText('First Name'), 'x');
  await user.click(await dialog.findByRole('button', { name: 'View as Olivia Marsh' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(callsOf('startViewing')).toEqual([]);
});

test('a refusal is shown, and nothing changes', async () => {
  const { user, dialog, callsOf } = await openOlivia({
    startViewing: () => {
      throw new Refusal('Administrators cannot be viewed as.', 'FORBIDDEN', 'userId');
    },
  });
  await user.click(await dialog.findByRole('button', { name: 'View as Olivia Marsh' }));
  await expectToast('Not viewed', 'Administrators cannot be viewed as.');
  expect(callsOf('currentUser')).toHaveLength(1);
});

test('administrators are not offered', async () => {
  const adminUser = () => ({
    adminUser: { ...nora, userRole: 'ADMIN', hasSecondFactor: false, shares: [] },
  });
  const { user } = await renderAdmin('users', { adminUser });
  await user.click(await screen.findByRole('button', { name: 'Edit Nora Marsh' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  await dialog.findByLabelText('First Name');
  expect(dialog.queryByRole('button', { name: /^View as/ })).not.toBeInTheDocument();
});

describe('on the account page', () => {
  const viewing = {
    ...{ __typename: 'AccountViewing', id: '1', viewerName: 'Ada Keller' },
    startedAt: '2026-11-20T08:00:00.000Z',
  };
  const open = (server: object, user = olivia) =>
    renderPage(<ViewingsCard />, { user, server: { ...server } });

  test('the user reads who looked and when', async () => {
    await open({ myViewings: () => ({ myViewings: [viewing] }) });
    expect(await screen.findByText('Ada Keller')).toBeVisible();
    expect(screen.getByText(/20 Nov 2026/)).toBeVisible();
  });

  test('no one has looked so far', async () => {
    await open({ myViewings: () => ({ myViewings: [] }) });
    expect(await screen.findByText('No administrator has looked so far.')).toBeVisible();
  });

  test('it can be tried again', async () => {
    let isBroken = true;
    await open({
      myViewings: () => {
        if (isBroken) throw new Refusal('No.');
        return { myViewings: [viewing] };
      },
    });
    await screen.findByText('No.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ada Keller')).toBeVisible();
  });

  test('administrators, as whom no one can view, have none', async () => {
    await open({}, { ...olivia, isAdmin: true });
    expect(screen.queryByText('Viewed by administrators')).not.toBeInTheDocument();
  });
});
