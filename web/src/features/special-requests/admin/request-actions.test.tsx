import { screen, waitFor, within } from '@testing-library/react';
import { adminFigures } from '../../../app/admin/test/figures';
import { renderAdmin } from '../../../app/admin/test/render-admin';
import { aRequest, fakeRequests, page } from '../../../app/admin/test/requests';
import { axe } from '../../../lib/test/axe';
import { onItsWay, Refusal, refuse } from '../../../lib/test/fake-server';
import { expectToast } from '../../auth/test-page';

type Changes = Parameters<typeof fakeRequests>[0];

const open = (changes: Changes = {}) => renderAdmin('requests', fakeRequests(changes));

const fails = () => {
  throw new TypeError('Failed to fetch');
};

/** Opens the list and chooses an action of its only request. */
async function choose(action: string, changes: Changes = {}) {
  const view = await open(changes);
  const name = 'Actions of A cot for the little one';
  await view.user.click(await screen.findByRole('button', { name }));
  await view.user.click(await screen.findByRole('menuitem', { name: action }));
  return view;
}

/** Opens a dialog of the only request by its action's name. */
async function openDialog(action: string, title: string, changes: Changes = {}) {
  const view = await choose(action, changes);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return { ...view, dialog };
}

test.each([
  ['Forward', 'Forward Special Request', 'Forward to Email'],
  ['Update status', 'Update Request Status', 'Notes (optional)'],
])('%s asks before what was typed is thrown away', async (action, title, label) => {
  const { user, dialog } = await openDialog(action, title);
  await user.type(dialog.getByLabelText(label), 'care@fairweek.test');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText(label)).toHaveValue('care@fairweek.test');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
});

describe('forwarding', () => {
  const forwardRequest = () => ({ forwardSpecialRequest: aRequest('1', { version: 5 }) });
  const openForward = (changes: Changes) =>
    openDialog('Forward', 'Forward Special Request', changes);

  test('emails the request once an address is entered', async () => {
    const { user, dialog, callsOf } = await openForward({ forwardRequest });
    const send = dialog.getByRole('button', { name: 'Forward Request' });
    expect(send).toBeDisabled();
    expect(dialog.getByLabelText('Forward to Email')).toHaveAttribute('type', 'email');
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await user.type(dialog.getByLabelText('Forward to Email'), 'care@fairweek.test');
    await user.click(send);
    await expectToast('Request Forwarded', 'Special request has been forwarded successfully.');
    expect(callsOf('forwardRequest')).toEqual([{ id: '1', forwardToEmail: 'care@fairweek.test' }]);
    await waitFor(() => expect(callsOf('adminRequests').length).toBeGreaterThan(1));
  });

  test.each([
    ['WORKING', 'They receive the request by email; their reply goes to the guest.'],
    ['NOT_CONFIGURED', 'Mail is not set up yet. The request is sent once it is.'],
    ['CAPTURED', 'Mail is captured, not sent. Read captured mail'],
  ])('with mail %s says: %s', async (mail, text) => {
    const { dialog } = await openForward({
      adminFigures: adminFigures({
        systemStatus: { mail, capturedMailPath: mail === 'CAPTURED' ? '/dev/mail' : null },
      }),
    });
    await waitFor(() =>
      expect(dialog.getByLabelText('Forward to Email')).toHaveAccessibleDescription(text),
    );
  });

  test('goes to no address without an ending, and the field says so', async () => {
    const { user, dialog, callsOf } = await openForward({});
    const field = dialog.getByLabelText('Forward to Email');
    await user.type(field, 'plumber@exa');
    await user.click(dialog.getByRole('button', { name: 'Forward Request' }));
    expect(field).toHaveAccessibleDescription(/Should look like name@example\.com/);
    expect(field).toBeInvalid();
    expect(callsOf('forwardRequest')).toEqual([]);
  });

  test('is disabled while it is pending', async () => {
    const { user, dialog } = await openForward({ forwardRequest: onItsWay });
    await user.type(dialog.getByLabelText('Forward to Email'), 'care@fairweek.test');
    await user.click(dialog.getByRole('button', { name: 'Forward Request' }));
    expect(dialog.getByRole('button', { name: 'Forward Request' })).toBeDisabled();
  });

  test.each([
    ['Not an address.', refuse('Not an address.')],
    ['Failed to forward request', fails],
  ])('that fails says: %s', async (text, forwardRequest) => {
    const { user, dialog } = await openForward({ forwardRequest });
    await user.type(dialog.getByLabelText('Forward to Email'), 'care@fairweek.test');
    await user.click(dialog.getByRole('button', { name: 'Forward Request' }));
    await expectToast('Forward Failed', text);
  });
});

describe('the status', () => {
  const updateRequestStatus = () => ({
    updateSpecialRequestStatus: aRequest('1', { status: 'in_progress', version: 5 }),
  });
  const openStatus = (changes: Changes) =>
    openDialog('Update status', 'Update Request Status', changes);
  async function chooseStatus(user: Awaited<ReturnType<typeof open>>['user']) {
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'In Progress' }));
  }

  test('is set with a note for administrators alone, on top of the version that was read', async () => {
    const { user, dialog, callsOf } = await openStatus({ updateRequestStatus });
    const update = dialog.getByRole('button', { name: 'Update Status' });
    expect(update).toBeDisabled();
    const toGuest = dialog.getByRole('checkbox', { name: 'Show this note to the guest' });
    expect(toGuest).toBeChecked();
    await chooseStatus(user);
    await user.type(dialog.getByLabelText('Notes (optional)'), 'The cot is in the cellar.');
    await user.click(toGuest);
    expect(await axe(document.body)).toHaveNoViolations();
    await user.click(update);
    await expectToast('Status Updated', 'Request status has been updated successfully.');
    expect(callsOf('updateRequestStatus')).toEqual([
      {
        input: {
          ...{ id: '1', expectedVersion: 4, status: 'in_progress' },
          ...{ notes: 'The cot is in the cellar.', isForAsker: false },
        },
      },
    ]);
  });

  test('that another administrator has changed since is not overwritten', async () => {
    let version = 4;
    const changed = () => aRequest('1', version === 4 ? {} : { version, status: 'fulfilled' });
    const { user, dialog, callsOf } = await openStatus({
      adminRequests: () => page(changed()),
      updateRequestStatus: ({ input }) => {
        if ((input as { expectedVersion: number }).expectedVersion !== version) {
          throw new Refusal('It changed meanwhile.', 'CONFLICT', 'version');
        }
        return updateRequestStatus();
      },
      requestDetails: () => ({ specialRequest: { ...changed(), history: [] } }),
    });
    version = 7;
    await chooseStatus(user);
    await user.click(dialog.getByRole('button', { name: 'Update Status' }));
    expect(await dialog.findByText(/Someone else has changed this request/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Update Status' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Reload' }));
    expect(await dialog.findByText(/now Fulfilled/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Update Status' }));
    await expectToast('Status Updated');
    expect(callsOf('updateRequestStatus')).toHaveLength(2);
  });

  test.each([
    ['No.', refuse('No.')],
    ['Failed to update status', fails],
  ])('that cannot be set says: %s', async (text, refusal) => {
    const { user, dialog } = await openStatus({ updateRequestStatus: refusal });
    await chooseStatus(user);
    await user.click(dialog.getByRole('button', { name: 'Update Status' }));
    await expectToast('Update Failed', text);
  });
});

describe('archiving', () => {
  const archive = (changes: Changes) => choose('Archive', changes);

  test('puts the request away', async () => {
    const archiveRequest = () => ({ archiveSpecialRequest: aRequest('1', { version: 5 }) });
    const { callsOf } = await archive({ archiveRequest });
    await expectToast('Request Archived', 'Special request has been archived.');
    expect(callsOf('archiveRequest')).toEqual([{ id: '1' }]);
  });

  test('that fails says so', async () => {
    await archive({ archiveRequest: fails });
    await expectToast('Archive Failed', 'Failed to archive request');
  });
});

describe('deleting', () => {
  const confirm = jest.spyOn(window, 'confirm');
  const remove = async (changes: Changes, answer = true) => {
    confirm.mockReset().mockReturnValue(answer);
    const view = await choose('Delete', changes);
    expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete this request?');
    return view;
  };

  test('happens once the browser has confirmed it', async () => {
    const { callsOf } = await remove({ deleteRequest: () => ({ deleteSpecialRequest: true }) });
    await expectToast('Request Deleted', 'Special request has been permanently deleted.');
    expect(callsOf('deleteRequest')).toEqual([{ id: '1' }]);
  });

  test('does not happen otherwise', async () => {
    const { callsOf } = await remove({}, false);
    expect(callsOf('deleteRequest')).toEqual([]);
  });

  test('that fails says so', async () => {
    await remove({ deleteRequest: fails });
    await expectToast('Delete Failed', 'Failed to delete request');
  });
});
