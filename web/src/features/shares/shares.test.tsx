import { screen, waitFor, within } from '@testing-library/react';
import { aHandover, aShare } from '../../app/admin/test/fake-admin';
import { pick, renderAdmin } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { address, expectToast } from '../auth/test-page';

test('the shares are listed with their status', async () => {
  const { container } = await renderAdmin('shares');
  expect(await screen.findByText('Active')).toBeVisible();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Property', 'Share', 'User', 'Email', 'Status', 'Actions']);
  expect(screen.getByText('Inactive')).toBeVisible();
  expect(screen.getAllByText('olivia@fairweek.test')).toHaveLength(2);
  const hrefs = (name: string) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(hrefs('Lake House')).toContain('/admin/properties/1');
  expect(hrefs('Olivia Marsh')).toContain('/admin/users/3');
  expect(screen.getByText('1–2 of 2')).toBeVisible();
  expect(screen.getByText('2 shares')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('each share leads to all pages of its property', async () => {
  const { user } = await renderAdmin('shares');
  await user.click(await screen.findByRole('button', { name: 'More for share 2 of Lake House' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Draft' })).toHaveAttribute(
    'href',
    '/draft?property=1',
  );
  expect(menu.getAllByRole('menuitem')).toHaveLength(9);
});

test('a share is given to another owner from its menu, after a question', async () => {
  const { user, callsOf } = await renderAdmin('shares', {
    upsertShareOwner: () => ({ upsertShareOwner: aShare('11', 2, { version: 9 }) }),
    shareHandover: () => ({ shareHandover: aHandover({ receiverName: 'Nora Marsh' }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'More for share 2 of Lake House' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Give to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Give share 2 of/ }));
  await pick(user, 'New owner', /Nora Marsh/, dialog);
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Give share 2 to Nora Marsh?' }),
  );
  expect(callsOf('upsertShareOwner')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Give Share' }));
  await expectToast('Share updated', 'Share 2: Nora Marsh');
  expect(callsOf('upsertShareOwner')).toMatchObject([
    { input: { propertyId: '1', shareNumber: 2, ownerEmail: 'nora@fairweek.test' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the shares of one property are found by the server', async () => {
  const { user, callsOf } = await renderAdmin('shares');
  await user.type(screen.getByLabelText('Search shares'), 'lake');
  await waitFor(() => expect(callsOf('adminShares').at(-1)).toMatchObject({ search: 'lake' }));
});

test('the server filters by property, status and owner, and the address keeps it', async () => {
  const { user, callsOf, unmount } = await renderAdmin('shares');
  const asked = () => callsOf('adminShares').at(-1);
  await screen.findByText('Active');
  expect(asked()).toMatchObject({ propertyId: null, isActive: null, ownership: null });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const filters = within(screen.getByRole('group', { name: 'Filters' }));
  await user.click(filters.getByRole('combobox', { name: 'Property' }));
  await user.click(await screen.findByRole('option', { name: /Lake House/ }));
  for (const [filter, option] of [
    ['Status', 'Inactive'],
    ['Owner', 'Vacant'],
  ] as const) {
    await user.click(filters.getByRole('combobox', { name: filter }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  const chosen = { propertyId: '1', isActive: false, ownership: 'VACANT' };
  await waitFor(() => expect(asked()).toMatchObject(chosen));
  expect(address()).toBe('/admin?tab=shares&property=1&status=INACTIVE&owner=VACANT');
  unmount();
  const linked = await renderAdmin('shares&property=x&status=ACTIVE&owner=none');
  await screen.findByText('1–2 of 2');
  const known = { propertyId: null, isActive: true, ownership: null };
  expect(linked.callsOf('adminShares').at(-1)).toMatchObject(known);
});

test('a share without an owner says so among those that have none', async () => {
  const vacant = { userId: null, ownerName: null, ownerLastName: null, ownerEmail: null };
  const items = [aShare('11', 1, vacant)];
  await renderAdmin('shares&owner=VACANT', {
    adminShares: () => ({ adminShares: { __typename: 'AdminSharePage', items, total: 1 } }),
  });
  await screen.findByText('1 of 1');
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(
    /^Lake HouseShare 1Vacant · Assign ownerActive/,
  );
});

test('filters that no share matches say so', async () => {
  await renderAdmin('shares&owner=VACANT', {
    adminShares: () => ({ adminShares: { __typename: 'AdminSharePage', items: [], total: 0 } }),
  });
  expect(await screen.findByText('No shares match these filters')).toBeVisible();
  expect(screen.getByRole('link', { name: 'properties with shares to assign' })).toHaveAttribute(
    'href',
    '/admin?tab=properties&shares=SOME_UNASSIGNED&sort=allocated',
  );
});

/** The field whose words the owners of the house read. */
const REASON = 'Reason for the owners (optional)';

test('on a phone the form is folded until it is opened', async () => {
  const { user } = await renderAdmin('shares');
  expect(screen.queryByRole('button', { name: 'Assign Share' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Assign a share' }));
  expect(screen.getByRole('button', { name: 'Assign Share' })).toBeVisible();
  localStorage.clear();
});

test('on a phone the form folds for the search and the filters, unless it is half filled', async () => {
  const { user } = await renderAdmin('shares');
  const title = screen.getByRole('button', { name: 'Assign a share' });
  await user.click(title);
  await user.click(screen.getByLabelText('Search shares'));
  expect(title).toHaveAttribute('aria-expanded', 'false');
  await user.click(title);
  await pick(user, 'User', /Nora Marsh/);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(title).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('combobox', { name: 'User' })).toHaveValue('Nora Marsh');
  localStorage.clear();
});

test('on a phone, the cards of a property lie together below its name', async () => {
  const shares = [aShare('11', 2), aShare('12', 3), aShare('13', 1, { propertyId: '2' })];
  await renderAdmin('shares', {
    adminShares: () => ({ adminShares: { __typename: 'AdminSharePage', items: shares, total: 3 } }),
  });
  await screen.findByText('1–3 of 3');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => 'follows' in row.dataset)).toEqual([false, true, false]);
});

async function confirmRemoval(
  user: Awaited<ReturnType<typeof renderAdmin>>['user'],
  reason?: string,
) {
  await user.click(await screen.findByRole('button', { name: 'Delete share 2 of Lake House' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: 'Remove Share' });
  await waitFor(() => expect(confirm).toBeEnabled());
  if (reason) await user.type(dialog.getByLabelText(REASON), reason);
  await user.click(confirm);
}

test('a share is removed after a confirmation', async () => {
  const { user, callsOf } = await renderAdmin('shares', {
    removeShare: () => ({ removeShare: true }),
  });
  await confirmRemoval(user);
  await expectToast('Share Removed', 'Share 2 of Lake House is free.');
  expect(callsOf('removeShare')).toEqual([{ id: '11', version: 5 }]);
});

test('owners read why a share was removed', async () => {
  const { user, callsOf } = await renderAdmin('shares', {
    removeShare: () => ({ removeShare: true }),
  });
  await confirmRemoval(user, 'Not paid');
  await expectToast('Share Removed');
  expect(callsOf('removeShare')).toEqual([{ id: '11', version: 5, reason: 'Not paid' }]);
});

test.each([
  ['Someone else has changed it.', new Refusal('Someone else has changed it.', 'CONFLICT')],
  ['Failed to remove share', new TypeError('Failed to fetch')],
])('a share that cannot be removed is reported: %s', async (reason, error) => {
  const removeShare = () => {
    throw error;
  };
  const { user } = await renderAdmin('shares', { removeShare });
  await confirmRemoval(user);
  await expectToast('Removal Failed', reason);
});

test('a share stays where its removal is not confirmed', async () => {
  const { user, callsOf } = await renderAdmin('shares');
  await user.click(await screen.findByRole('button', { name: 'Delete share 2 of Lake House' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Remove share 2 of Lake House?',
  });
  expect(question).toHaveTextContent('Olivia Marsh will no longer hold it.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Delete share 2 of Lake House' })).toBeVisible();
  expect(callsOf('removeShare')).toEqual([]);
});

test('shares that cannot be loaded can be tried again', async () => {
  let fails = true;
  const adminShares = () => {
    if (fails) throw new TypeError('Failed to fetch');
    return { adminShares: { __typename: 'AdminSharePage', items: [], total: 0 } };
  };
  const { user } = await renderAdmin('shares', { adminShares });
  expect(await screen.findByText('The shares could not be loaded.')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No shares assigned yet')).toBeVisible();
});

const inactive = aShare('11', 2, { isActive: false });

async function removeShareTwo(handover: object) {
  const page = await renderAdmin('shares', {
    removeShare: () => ({ removeShare: true }),
    assignShare: () => ({ assignShare: inactive }),
    adminShares: () => ({
      adminShares: { __typename: 'AdminSharePage', items: [inactive], total: 1 },
    }),
    shareHandover: () => ({ shareHandover: aHandover(handover) }),
  });
  await confirmRemoval(page.user);
  await expectToast('Share Removed');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return page;
}

test('a removal that changed nothing else is undone from its toast, and the share stays inactive', async () => {
  const { user, callsOf } = await removeShareTwo({});
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectToast('Share given back');
  expect(callsOf('assignShare')).toEqual([
    { input: { userId: '3', propertyId: '1', shareNumber: 2, isActive: false } },
  ]);
});

test('a removal from a running draft says before it that it cannot be undone', async () => {
  const draft = { __typename: 'DraftPart', year: 2027, hasBegun: true, isItsTurn: false };
  const drafts = [{ ...draft, chosenWeeks: 0 }];
  const { user } = await renderAdmin('shares', {
    shareHandover: () => ({ shareHandover: aHandover({ drafts }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete share 2 of Lake House' }));
  expect(await screen.findByText(/This happens at once and cannot be undone\.$/)).toBeVisible();
});

test('a removal that cancelled a swap offers no Undo', async () => {
  await removeShareTwo({ pendingSwaps: 1 });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
