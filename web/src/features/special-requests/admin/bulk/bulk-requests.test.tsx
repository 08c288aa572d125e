import { act, screen, waitFor, within } from '@testing-library/react';
import { renderAdmin } from '../../../../app/admin/test/render-admin';
import { aRequest, fakeRequests, page } from '../../../../app/admin/test/requests';
import { type Handlers, Refusal } from '../../../../lib/test/fake-server';
import { onADesk } from '../../../../lib/test/on-a-desk';
import { expectToast } from '../../../auth/test-page';

onADesk();

const bea = { __typename: 'Person', id: '8', firstName: 'Bea', lastName: 'Boss' };

async function open(changes: Handlers = {}, list = '') {
  const requests = [
    aRequest('1', { title: 'A cot', assignee: bea }),
    aRequest('2', { title: 'A boat', version: 7 }),
    aRequest('3', { title: 'A lamp' }),
  ];
  const view = await renderAdmin(
    `requests${list}`,
    fakeRequests({ adminRequests: () => page(...requests), ...changes }),
  );
  const select = async (...titles: string[]) => {
    for (const title of titles) {
      await view.user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
    }
    return within(screen.getByRole('region', { name: 'Selection' }));
  };
  const choose = async (label: string, option: string) => {
    await view.user.click(screen.getByRole('combobox', { name: label }));
    await view.user.click(await screen.findByRole('option', { name: option }));
  };
  return { ...view, select, choose };
}

test('without a selection there is no bar, and the rows show their age', async () => {
  await open();
  expect(await screen.findAllByText(/^Waiting /)).toHaveLength(3);
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('a pending request has waited long after a day if it is urgent, and later if it is not, but not once it is answered', async () => {
  const createdAt = new Date(Date.now() - 4 * 86_400_000).toISOString();
  const taken = { assignee: bea, status: 'in_progress' } as const;
  await open({
    adminRequests: () =>
      page(
        ...(['high', 'medium', 'low'] as const).map((priority) =>
          aRequest(priority, { priority, createdAt }),
        ),
        aRequest('taken', { ...taken, createdAt }),
        aRequest('answered', { createdAt, waitingSince: null }),
        aRequest('written to again', {
          createdAt: new Date(Date.now() - 25 * 86_400_000).toISOString(),
          waitingSince: createdAt,
        }),
        aRequest('today', { createdAt: new Date().toISOString() }),
      ),
  });
  expect(await screen.findAllByText('Waiting 4 days')).toHaveLength(3);
  expect(screen.getAllByText('4 days old')).toHaveLength(2);
  expect(screen.getByText('just now')).toBeVisible();
  expect(screen.getByText('Answered')).toBeVisible();
});

test('selected requests are exported', async () => {
  const { select } = await open();
  const bar = await select('A cot', 'A lamp');
  expect(bar.getByRole('link', { name: 'Export selected' })).toHaveAttribute(
    'href',
    '/api/admin/exports/requests.csv?ids=1,3',
  );
});

test('selected requests are archived, and Undo restores them', async () => {
  const { user, select, callsOf } = await open({
    archiveRequest: ({ id }) => ({ archiveSpecialRequest: aRequest(String(id)) }),
    unarchiveRequest: ({ id }) => ({ unarchiveSpecialRequest: aRequest(String(id)) }),
  });
  const bar = await select('A cot', 'A boat');
  expect(bar.getByText('2 selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Archive' }));
  await expectToast('2 requests archived');
  expect(callsOf('archiveRequest')).toEqual([{ id: '1' }, { id: '2' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expectToast('2 requests unarchived');
  expect(callsOf('unarchiveRequest')).toEqual([{ id: '2' }, { id: '1' }]);
});

test('selected fulfilled requests are reopened on the versions that are shown, exported or archived; their rows have no actions', async () => {
  const done = (id: string, title: string) => aRequest(id, { title, status: 'fulfilled' });
  const { user, select, callsOf } = await open(
    {
      adminRequests: () => page(done('1', 'A cot'), done('2', 'A boat')),
      updateRequestStatus: ({ input }) => ({
        updateSpecialRequestStatus: aRequest((input as { id: string }).id, { version: 9 }),
      }),
    },
    '&list=fulfilled',
  );
  const bar = await select('A cot', 'A boat');
  expect(screen.queryByRole('button', { name: /^Actions of/ })).toBeNull();
  expect(bar.getByRole('link', { name: 'Export selected' })).toBeVisible();
  expect(bar.getByRole('button', { name: 'Archive' })).toBeVisible();
  expect(bar.queryByRole('combobox')).toBeNull();
  await user.click(bar.getByRole('button', { name: 'Reopen' }));
  await expectToast('2 requests reopened');
  expect(callsOf('updateRequestStatus')).toEqual(
    ['1', '2'].map((id) => ({ input: { id, status: 'pending', expectedVersion: 4 } })),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expectToast('2 requests changed back');
  expect(callsOf('updateRequestStatus').at(-1)).toMatchObject({
    input: { status: 'fulfilled', expectedVersion: 9 },
  });
});

test('selected archived requests are taken out of the archive, and Undo returns them', async () => {
  const { user, select, callsOf } = await open(
    {
      archiveRequest: ({ id }) => ({ archiveSpecialRequest: aRequest(String(id)) }),
      unarchiveRequest: ({ id }) => ({ unarchiveSpecialRequest: aRequest(String(id)) }),
    },
    '&list=archived',
  );
  const bar = await select('A cot');
  expect(bar.queryByRole('button', { name: 'Archive' })).toBeNull();
  await user.click(bar.getByRole('button', { name: 'Unarchive' }));
  await expectToast('1 request unarchived');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expectToast('1 request archived again');
  expect(callsOf('archiveRequest')).toEqual([{ id: '1' }]);
});

test('what was selected in one list is not in another, whatever leads there', async () => {
  const { user, select } = await open();
  await select('A cot');
  await user.click(screen.getByRole('link', { name: /^Archived/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
  expect(await screen.findByRole('checkbox', { name: 'Select A cot' })).not.toBeChecked();
});

test('five requests are changed at once, and Stop leaves the others as they are', async () => {
  const seven = ['1', '2', '3', '4', '5', '6', '7'].map((id) => aRequest(id));
  const { user, select, callsOf, hold, release } = await open({
    adminRequests: () => page(...seven),
    archiveRequest: ({ id }) => ({ archiveSpecialRequest: aRequest(String(id)) }),
  });
  hold('archiveRequest');
  const bar = await select('all on this page');
  await user.click(bar.getByRole('button', { name: 'Archive' }));
  expect(await bar.findByText('0 of 7 done…')).toBeVisible();
  await waitFor(() => expect(callsOf('archiveRequest')).toHaveLength(5));
  await user.click(bar.getByRole('button', { name: 'Stop' }));
  await act(async () => release('archiveRequest'));
  await expectToast('5 requests archived');
  expect(callsOf('archiveRequest')).toHaveLength(5);
});

test('all on the page are assigned on the versions that are shown, and Undo gives them back', async () => {
  const { user, select, choose, callsOf } = await open({
    assignRequest: ({ id }) => ({ assignSpecialRequest: aRequest(String(id), { version: 9 }) }),
  });
  const bar = await select('all on this page');
  expect(bar.getByText('3 selected')).toBeVisible();
  await choose('Assign to', 'Alice Admin');
  await expectToast('3 requests assigned');
  expect(callsOf('assignRequest')).toEqual([
    { id: '1', assigneeId: '1', expectedVersion: 4 },
    { id: '2', assigneeId: '1', expectedVersion: 7 },
    { id: '3', assigneeId: '1', expectedVersion: 4 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expectToast('3 requests changed back');
  expect(callsOf('assignRequest').at(-1)).toEqual({
    ...{ id: '1', assigneeId: '8', expectedVersion: 9 },
  });
});

test('rows of another page are counted and changed with those on screen, which ends the selection', async () => {
  const { user, select, callsOf } = await open({
    adminRequests: ({ offset }) => {
      const { adminSpecialRequests: one } = page(
        offset === 0 ? aRequest('1', { title: 'A cot' }) : aRequest('2', { title: 'A boat' }),
      );
      return { adminSpecialRequests: { ...one, total: 21 } };
    },
    archiveRequest: ({ id }) => ({ archiveSpecialRequest: aRequest(String(id)) }),
  });
  await select('A cot');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  const bar = await select('A boat');
  expect(bar.getByText('2 selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Archive' }));
  await expectToast('2 requests archived');
  expect(callsOf('archiveRequest')).toEqual([{ id: '1' }, { id: '2' }]);
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('a phone, which has no header, selects all that match, and ends selecting once they are changed', async () => {
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  const { user, select } = await open({
    archiveRequest: ({ id }) => ({ archiveSpecialRequest: aRequest(String(id)) }),
  });
  const mode = await screen.findByRole('button', { name: 'Select' });
  await user.click(mode);
  const bar = await select('A cot');
  await user.click(bar.getByRole('button', { name: 'Select all 3 that match' }));
  expect(await bar.findByText('All 3 that match are selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Archive' }));
  await expectToast('3 requests archived');
  expect(mode).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the box in the header selects all on the page, and none', async () => {
  const { user } = await open();
  const all = await screen.findByRole('checkbox', { name: 'Select all on this page' });
  await user.click(all);
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(bar.getByText('3 selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select A boat' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  await user.click(all);
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('what another administrator changed is left as it is, and the rest is done', async () => {
  const { select, choose, callsOf } = await open({
    updateRequestStatus: ({ input }) => {
      const { id } = input as { id: string };
      if (id === '1') throw new Refusal('Someone else has changed it.', 'CONFLICT', 'version');
      return { updateSpecialRequestStatus: aRequest(id, { status: 'in_progress' }) };
    },
  });
  await select('A cot', 'A lamp');
  await choose('Set status', 'In Progress');
  await expectToast(
    '1 request set to In Progress',
    '1 request could not be changed: Someone else has changed it.',
  );
  expect(callsOf('updateRequestStatus')).toHaveLength(2);
});

test('the list of all requests, of which each allows something else, has nothing to select', async () => {
  await open({}, '&show=all');
  expect(await screen.findByRole('link', { name: 'A cot' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('requests are filtered by ‘assigned to me’ and ‘unassigned’', async () => {
  const { user, choose, callsOf } = await open();
  expect(await screen.findByRole('link', { name: 'A cot' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await choose('Assignee', 'Assigned to me');
  const asked = () => callsOf('adminRequests').at(-1);
  await waitFor(() => expect(asked()).toMatchObject({ assignment: 'MINE', assigneeId: null }));
  await choose('Assignee', 'Unassigned');
  await waitFor(() => expect(asked()).toMatchObject({ assignment: 'NO_ONE', assigneeId: null }));
});
