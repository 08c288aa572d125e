import { screen, waitFor } from '@testing-library/react';
import { detailed, openRequestPage as open } from '../../../app/admin/test/open-request-page';
import { aRequest } from '../../../app/admin/test/requests';
import { onADesk } from '../../../lib/test/on-a-desk';
import { address, expectToast } from '../../auth/test-page';

onADesk();

describe('a closed request is reopened from its page:', () => {
  const archivedAt = '2026-11-03T09:30:00.000Z';
  const reopened = () => ({ updateSpecialRequestStatus: aRequest('1', { version: 6 }) });

  test.each(['fulfilled', 'cancelled'] as const)('%s', async (status) => {
    const { user, callsOf } = await open({
      requestDetails: () => detailed({ status }),
      updateRequestStatus: reopened,
    });
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    await expectToast('Status Updated');
    expect(callsOf('updateRequestStatus')).toEqual([
      { input: { id: '1', status: 'pending', expectedVersion: 4 } },
    ]);
  });

  test('archived', async () => {
    const { user, callsOf } = await open({
      requestDetails: () => detailed({ archivedAt }),
      unarchiveRequest: () => ({ unarchiveSpecialRequest: aRequest('1', { version: 5 }) }),
    });
    expect(await screen.findByText('Archived', { selector: 'header span' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Unarchive' }));
    await expectToast('Request unarchived');
    expect(callsOf('unarchiveRequest')).toEqual([{ id: '1' }]);
  });

  test('fulfilled and archived', async () => {
    const { user, callsOf } = await open({
      requestDetails: () => detailed({ status: 'fulfilled', archivedAt }),
      unarchiveRequest: () => ({
        unarchiveSpecialRequest: aRequest('1', { status: 'fulfilled', version: 5 }),
      }),
      updateRequestStatus: reopened,
    });
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    await expectToast('Status Updated');
    expect(callsOf('updateRequestStatus')).toMatchObject([{ input: { expectedVersion: 5 } }]);
  });
});

test('a status that was chosen by mistake is taken back, unless it has changed since', async () => {
  const { user, callsOf } = await open({
    updateRequestStatus: () => ({
      updateSpecialRequestStatus: aRequest('1', { status: 'fulfilled', version: 5 }),
    }),
  });
  await user.click(await screen.findByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Fulfilled' }));
  await expectToast('Status Updated');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(callsOf('updateRequestStatus')).toEqual([
      { input: { id: '1', status: 'fulfilled', expectedVersion: 4 } },
      { input: { id: '1', status: 'pending', expectedVersion: 5 } },
    ]),
  );
});

test('archiving offers Undo', async () => {
  const { user, callsOf } = await open({
    archiveRequest: () => ({
      archiveSpecialRequest: aRequest('1', { archivedAt: '2026-11-03T09:30:00.000Z' }),
    }),
    unarchiveRequest: () => ({ unarchiveSpecialRequest: aRequest('1', { version: 6 }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  await expectToast('Request Archived', 'Special request has been archived.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expectToast('Request unarchived');
  expect(callsOf('unarchiveRequest')).toEqual([{ id: '1' }]);
});

test('a deleted request leads back to the list', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { user } = await open({ deleteRequest: () => ({ deleteSpecialRequest: true }) });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expectToast('Request Deleted');
  expect(address()).toBe('/admin?tab=requests');
});
