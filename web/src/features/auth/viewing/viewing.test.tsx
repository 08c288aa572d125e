import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nora } from '../../../app/admin/test/fake-admin';
import { openRecordPage } from '../../../app/admin/test/open-record-page';
import { aUserRecord } from '../../../app/admin/test/records';
import { Refusal } from '../../../lib/test/fake-server';
import { expectToast, olivia, renderPage } from '../test-page';
import { ViewingsCard } from './ViewingsCard';

test('the page of a user starts a view as them, after saying that they are shown it', async () => {
  let isStarted = false;
  const { user, callsOf } = await openRecordPage('/admin/users/3', {
    startViewing: () => {
      isStarted = true;
      return { startViewing: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'View as Olivia Marsh' }));
  expect(screen.getByRole('alertdialog', { name: 'View as Olivia Marsh?' })).toHaveTextContent(
    /It is logged, and Olivia Marsh is shown who looked and when\./,
  );
  expect(callsOf('startViewing')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Start viewing' }));
  await waitFor(() => expect(isStarted).toBe(true));
  expect(callsOf('startViewing')).toEqual([{ userId: '3' }]);
  await waitFor(() => expect(callsOf('currentUser')).toHaveLength(2));
  expect(localStorage.getItem('fairweek-view-changed')).not.toBeNull();
});

test('a refusal is shown, and nothing changes', async () => {
  const { user, callsOf } = await openRecordPage('/admin/users/3', {
    startViewing: () => {
      throw new Refusal('Administrators cannot be viewed as.', 'FORBIDDEN', 'userId');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'View as Olivia Marsh' }));
  await user.click(await screen.findByRole('button', { name: 'Start viewing' }));
  await expectToast('Not viewed', 'Administrators cannot be viewed as.');
  expect(callsOf('currentUser')).toHaveLength(1);
});

test('administrators are not offered', async () => {
  await openRecordPage('/admin/users/3', {
    userRecord: () =>
      aUserRecord({
        user: { ...nora, id: '3', userRole: 'ADMIN', hasSecondFactor: false, shares: [] },
      }),
  });
  expect(await screen.findByRole('link', { name: 'Message' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
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
    expect(
      await screen.findByText('No administrator has viewed your account so far.'),
    ).toBeVisible();
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
