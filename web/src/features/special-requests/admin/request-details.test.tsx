import { act, screen, waitFor, within } from '@testing-library/react';
import { renderAdmin } from '../../../app/admin/test/render-admin';
import { aRequest, event, fakeRequests, page } from '../../../app/admin/test/requests';
import { axe } from '../../../lib/test/axe';
import { expectToast } from '../../auth/test-page';

type Changes = Parameters<typeof fakeRequests>[0];

const happened = (id: string, kind: string, rest: object = {}) => ({
  __typename: 'RequestEvent',
  ...{ id, kind, at: '2026-11-02T10:00:00.000Z', status: null, note: null },
  ...{ actorName: 'Alice Admin', forwardedTo: null, assigneeName: null, isForAsker: true },
  ...rest,
});

const history = [
  happened('1', 'CREATED', { actorName: 'Uma Lind' }),
  happened('2', 'STATUS', { status: 'in_progress', note: 'On its way.' }),
  happened('3', 'NOTE', { note: 'Ask the caretaker.', isForAsker: false }),
  happened('4', 'FORWARDED', { forwardedTo: 'care@fairweek.test' }),
  happened('5', 'ASSIGNED', { assigneeName: 'Bea Boss' }),
  happened('6', 'ASSIGNED'),
];

async function openDetails(changes: Changes = {}) {
  const requestDetails = () => ({ specialRequest: { ...aRequest('1'), history } });
  const view = await renderAdmin('requests', fakeRequests({ requestDetails, ...changes }));
  await view.user.click(
    await screen.findByRole('button', { name: 'Quick look at A cot for the little one' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'A cot for the little one' }));
  return { ...view, dialog };
}

test('a request is shown in full, with who did what and when', async () => {
  const { dialog } = await openDetails();
  const list = within(await dialog.findByRole('list', { name: 'History' }));
  expect(list.getAllByRole('paragraph').map((line) => line.textContent)).toEqual([
    'Uma Lind made the request',
    'Alice Admin set the status to In Progress',
    'Alice Admin added a note',
    'Alice Admin forwarded it to care@fairweek.test',
    'Alice Admin assigned it to Bea Boss',
    'Alice Admin assigned it to no one',
  ]);
  expect(list.getByText('On its way.')).toBeVisible();
  expect(list.getAllByText('Not shown to the guest')).toHaveLength(1);
  expect(dialog.getByText('Could a cot stand in the small room?')).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test('a request is assigned to an administrator and unassigned again', async () => {
  const bea = { __typename: 'Person', id: '8', firstName: 'Bea', lastName: 'Boss' };
  let request = aRequest('1');
  const { user, dialog, callsOf } = await openDetails({
    adminRequests: () => page(request),
    requestDetails: () => ({ specialRequest: { ...request, history } }),
    assignRequest: ({ assigneeId }) => {
      request = aRequest('1', { assignee: assigneeId ? bea : null });
      return { assignSpecialRequest: request };
    },
  });
  for (const [option, id] of [
    ['Bea Boss', '8'],
    ['No one', null],
  ] as const) {
    await user.click(await dialog.findByRole('combobox', { name: 'Assignee' }));
    await user.click(await screen.findByRole('option', { name: option }));
    await waitFor(() =>
      expect(callsOf('assignRequest').at(-1)).toEqual({
        ...{ id: '1', assigneeId: id, expectedVersion: 4 },
      }),
    );
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Assignee' })).toHaveTextContent(option),
    );
  }
  await expectToast('Assignee updated');
});

// The list agrees: it is refetched once the panel's subscription is ready.
const closed = (rest: Parameters<typeof aRequest>[1]) => ({
  adminRequests: () => page(aRequest('1', rest)),
  requestDetails: () => ({ specialRequest: { ...aRequest('1', rest), history } }),
});
const archivedAt = '2026-11-03T09:30:00.000Z';

test.each(['fulfilled', 'cancelled'] as const)('a %s request is reopened', async (status) => {
  const update = { updateRequestStatus: () => ({ updateSpecialRequestStatus: aRequest('1') }) };
  const { user, dialog, callsOf } = await openDetails({ ...closed({ status }), ...update });
  await user.click(await dialog.findByRole('button', { name: 'Reopen' }));
  const form = within(await screen.findByRole('dialog', { name: 'Update Request Status' }));
  await user.click(form.getByRole('combobox', { name: /^Status/ }));
  await user.click(await screen.findByRole('option', { name: 'In Progress' }));
  await user.click(form.getByRole('button', { name: 'Update Status' }));
  await expectToast('Status Updated');
  expect(callsOf('updateRequestStatus')).toMatchObject([
    { input: { id: '1', status: 'in_progress', expectedVersion: 4 } },
  ]);
});

test('a request is unarchived, and a closed one is archived', async () => {
  const changed = (rest: Parameters<typeof aRequest>[1]) =>
    aRequest('1', { status: 'fulfilled', ...rest });
  const { user, dialog, callsOf } = await openDetails({
    ...closed({ status: 'fulfilled', archivedAt }),
    unarchiveRequest: () => ({ unarchiveSpecialRequest: changed({ archivedAt: null }) }),
    archiveRequest: () => ({ archiveSpecialRequest: changed({ archivedAt }) }),
  });
  await user.click(await dialog.findByRole('button', { name: 'Unarchive' }));
  await expectToast('Request unarchived', 'Special request is back in its list.');
  expect(callsOf('unarchiveRequest')).toEqual([{ id: '1' }]);
});

test('a request that cannot be unarchived is reported', async () => {
  const { user, dialog } = await openDetails({
    ...closed({ archivedAt }),
    unarchiveRequest: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await user.click(await dialog.findByRole('button', { name: 'Unarchive' }));
  await expectToast('Unarchive failed', 'Failed to unarchive request');
});

test('an open request is neither reopened nor archived there, as its row has actions', async () => {
  const { dialog } = await openDetails();
  await dialog.findByRole('list', { name: 'History' });
  expect(dialog.queryByRole('button', { name: /Reopen|rchive/ })).toBeNull();
});

test('changes while it is open appear automatically', async () => {
  let entries = history.slice(0, 1);
  const { dialog, publish } = await openDetails({
    requestDetails: () => ({ specialRequest: { ...aRequest('1'), history: entries } }),
  });
  await dialog.findByText('made the request', { exact: false });
  entries = history;
  act(() => void publish('requestEvents', event('1', 'STATUS')));
  expect(await dialog.findByText('On its way.')).toBeVisible();
});

test('a request that cannot be loaded can be tried again', async () => {
  const { dialog } = await openDetails({
    requestDetails: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await dialog.findByText('The request could not be loaded.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
});
