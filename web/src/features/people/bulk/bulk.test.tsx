import { screen, waitFor, within } from '@testing-library/react';
import { nora, olivia } from '../../../app/admin/test/fake-admin';
import { renderAdmin } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { expectToast } from '../../auth/test-page';

onADesk();

const select = async (
  user: Awaited<ReturnType<typeof renderAdmin>>['user'],
  ...names: string[]
) => {
  for (const name of names) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  }
};

test('users are selected one by one, and all of a page', async () => {
  const { user, container } = await renderAdmin('users');
  await select(user, 'Olivia Marsh');
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(bar.getByRole('status')).toHaveTextContent('1 person selected');
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(bar.getByRole('status')).toHaveTextContent('3 people selected');
  expect(all).toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(bar.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  expect(all).not.toBeChecked();
});

test('Shift selects all rows between two presses, and takes them out again', async () => {
  const { user } = await renderAdmin('users');
  const boxes = (
    await screen.findAllByRole('checkbox', { name: /^Select .+ (Keller|Marsh)$/ })
  ).map((box) => box as HTMLInputElement);
  const checked = () => boxes.map((box) => box.checked);
  const [first, , third] = boxes;
  if (!first || !third) throw new Error('There are no three users.');
  await user.click(third);
  await user.keyboard('{Shift>}');
  await user.click(first);
  expect(checked()).toEqual([true, true, true]);
  // The cell around the box does the same.
  await user.click(third.closest('label') ?? third);
  expect(checked()).toEqual([false, false, false]);
  await user.keyboard('{/Shift}');
});

test('all that match are selected, on all pages, until a row or another search says otherwise', async () => {
  const people = Array.from({ length: 1_240 }, (_, index) => ({
    ...olivia,
    ...{ id: String(index + 1), lastName: `Marsh ${index + 1}` },
  }));
  const adminUsers = ({ first, offset, search }: Record<string, unknown>) => ({
    adminUsers: {
      __typename: 'AdminUserPage',
      items: people.slice(Number(offset), Number(offset) + Number(first)),
      total: search ? 40 : people.length,
    },
  });
  const { user, callsOf } = await renderAdmin('users', { adminUsers });
  await select(user, 'Olivia Marsh 1');
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Select all 1,240 that match' }));
  expect(await bar.findByText('All 1,240 that match are selected')).toBeVisible();
  expect(bar.queryByRole('button', { name: /^Select all/ })).toBeNull();
  // More than a link can name.
  expect(bar.getByRole('button', { name: 'Export selected' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await bar.findByText('All 1,240 that match are selected')).toBeVisible();
  await user.type(screen.getByLabelText('Search users'), 'marsh');
  await waitFor(() => expect(callsOf('adminUsers').at(-1)).toMatchObject({ search: 'marsh' }));
  expect(await bar.findByText('1,240 people selected')).toBeVisible();
});

test('a selection outlasts another page', async () => {
  const adminUsers = ({ offset }: Record<string, unknown>) => ({
    adminUsers: {
      __typename: 'AdminUserPage',
      ...{ items: offset === 0 ? [olivia] : [nora], total: 21 },
    },
  });
  const { user } = await renderAdmin('users', { adminUsers });
  await select(user, 'Olivia Marsh');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await select(user, 'Nora Marsh');
  expect(screen.getByText('2 people selected')).toBeVisible();
});

test('a list that is too long to select whole says so once its page is selected', async () => {
  const adminUsers = () => ({
    adminUsers: { __typename: 'AdminUserPage', items: [olivia, nora], total: 5_001 },
  });
  const { user } = await renderAdmin('users', { adminUsers });
  await select(user, 'Olivia Marsh');
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(bar.queryByText(/^At most 5,000/)).toBeNull();
  await select(user, 'Nora Marsh');
  expect(bar.getByText(/^At most 5,000/)).toHaveTextContent(
    'At most 5,000 can be selected: narrow the list',
  );
  expect(bar.queryByRole('button', { name: /^Select all/ })).toBeNull();
});

test('with a selection of another search, all that match can be selected as well', async () => {
  const adminUsers = ({ search }: Record<string, unknown>) => {
    const items = search ? [nora] : [olivia, { ...olivia, id: '9', firstName: 'Omar' }];
    return { adminUsers: { __typename: 'AdminUserPage', items, total: items.length } };
  };
  const { user } = await renderAdmin('users', { adminUsers });
  await select(user, 'Olivia Marsh', 'Omar Marsh');
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(bar.queryByRole('button', { name: /^Select all/ })).toBeNull();
  await user.type(screen.getByLabelText('Search users'), 'nora');
  await user.click(await bar.findByRole('button', { name: 'Select all 1 that match' }));
  expect(await bar.findByText('3 people selected')).toBeVisible();
});

test('the selected users are invited and exported', async () => {
  const run = {
    __typename: 'InvitationRun',
    hasServer: true,
    isCaptured: false,
    ...{ id: '7', total: 2, sent: 1, waiting: 0 },
    leftOut: [
      { __typename: 'UninvitedUser', userId: '3', name: 'Olivia Marsh', outcome: 'HAS_PASSWORD' },
    ],
  };
  const { user, callsOf } = await renderAdmin('users', {
    inviteUsers: () => ({ inviteUsers: run }),
    invitationRun: ({ id }) => ({ invitationRun: id ? run : null }),
  });
  await select(user, 'Olivia Marsh', 'Nora Marsh');
  expect(screen.getByRole('link', { name: 'Export selected' })).toHaveAttribute(
    'href',
    '/api/admin/exports/users.csv?ids=3,4',
  );
  await user.click(screen.getByRole('button', { name: 'Invite selected' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Invite 1 person?' }));
  expect(question.getByText(/Left out: 1 with a password\.$/)).toBeVisible();
  expect(callsOf('inviteUsers')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Invite' }));
  await expectToast('Invitation on its way');
  expect(callsOf('inviteUsers')).toEqual([{ input: { userIds: ['3', '4'] } }]);
  expect(await screen.findByRole('heading', { name: '1 of 2 invited' })).toBeVisible();
});

test('the question before invitations says how many were invited within the last day', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const items = [
    { ...nora, id: '11', lastName: 'New' },
    { ...nora, id: '12', lastName: 'Asked', invitedAt: hoursAgo(23) },
    { ...nora, id: '13', lastName: 'Late', invitedAt: hoursAgo(25) },
  ];
  const { user } = await renderAdmin('users', {
    adminUsers: () => ({ adminUsers: { __typename: 'AdminUserPage', items, total: 3 } }),
  });
  await select(user, 'Nora New', 'Nora Asked', 'Nora Late');
  await user.click(screen.getByRole('button', { name: 'Invite selected' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Invite 2 people?' }));
  expect(
    question.getByText(/^Nora New and Nora Late get .* 1 invited within the last day\.$/),
  ).toBeVisible();
});

test('where none of the selected can be invited, one sentence says why, without a question', async () => {
  const items = [
    { ...nora, id: '11', lastName: 'Asked', invitedAt: new Date().toISOString() },
    { ...olivia, id: '12', lastName: 'Known' },
  ];
  const { user } = await renderAdmin('users', {
    adminUsers: () => ({ adminUsers: { __typename: 'AdminUserPage', items, total: 2 } }),
  });
  await select(user, 'Nora Asked', 'Olivia Known');
  await user.click(screen.getByRole('button', { name: 'Invite selected' }));
  const dialog = await screen.findByRole('dialog', { name: 'No one can be invited now' });
  expect(dialog).toHaveAccessibleDescription(
    'All 2 have a password or were invited within the last day.',
  );
  expect(within(dialog).queryByRole('button', { name: 'Invite' })).toBeNull();
  await user.click(within(dialog).getByText('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the question before invitations names the home of the list, and up to three people', async () => {
  const items = ['One', 'Two', 'Three', 'Four'].map((lastName, index) => ({
    ...nora,
    id: String(11 + index),
    lastName,
  }));
  const { user } = await renderAdmin('users&property=7', {
    adminUsers: () => ({ adminUsers: { __typename: 'AdminUserPage', items, total: 4 } }),
  });
  await select(user, 'Nora One', 'Nora Two', 'Nora Three', 'Nora Four');
  await user.click(screen.getByRole('button', { name: 'Invite selected' }));
  const name = 'Invite 4 people of Lake House?';
  const question = within(await screen.findByRole('alertdialog', { name }));
  expect(
    question.getByText(/^Nora One, Nora Two, Nora Three, and 1 more get an email/),
  ).toBeVisible();
});

async function setRole(updateUser: NonNullable<Handlers[string]>) {
  const page = await renderAdmin('users', { updateUser });
  await select(page.user, 'Olivia Marsh', 'Nora Marsh');
  await page.user.click(screen.getByRole('button', { name: 'Set role' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Role of 2 people' }));
  await page.user.click(dialog.getByRole('combobox', { name: 'Role' }));
  expect(dialog.queryByText(/see and change everything/)).toBeNull();
  await page.user.click(await screen.findByRole('option', { name: 'ADMIN' }));
  expect(dialog.getByText(/^They will see and change everything/)).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Change 2 people' }));
  return page;
}

const users = [olivia, nora];
const updated = ({ input }: Record<string, unknown>) => {
  const { id, userRole } = input as { id: string; userRole: 'ADMIN' };
  const found = users.find((user) => user.id === id);
  return { updateUser: { ...found, userRole, version: 4 } };
};

test('the selected users get a role, which can be undone', async () => {
  const { user, callsOf } = await setRole(updated);
  const summary = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(summary.getByText('Role of 2 people changed.')).toBeVisible();
  expect(callsOf('updateUser')).toEqual([
    { input: { id: '3', version: 3, userRole: 'ADMIN' } },
    { input: { id: '4', version: 3, userRole: 'ADMIN' } },
  ]);
  await user.click(summary.getByRole('button', { name: 'Undo' }));
  await summary.findByText('Role of 2 people restored.');
  expect(callsOf('updateUser').slice(2)).toEqual([
    { input: { id: '3', version: 4, userRole: 'OWNER' } },
    { input: { id: '4', version: 4, userRole: 'USER' } },
  ]);
  await user.click(summary.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('one’s own role stays when all of a page are selected', async () => {
  const { user, callsOf } = await renderAdmin('users', { updateUser: updated });
  await select(user, 'Alice Marsh');
  expect(screen.getByRole('button', { name: 'Set role' })).toBeDisabled();
  await select(user, 'Olivia Marsh', 'Nora Marsh');
  await user.click(screen.getByRole('button', { name: 'Set role' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Role of 2 people' }));
  expect(dialog.getByText(/Your own role stays\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change 1 person' }));
  await screen.findByRole('dialog', { name: 'Summary' });
  expect(callsOf('updateUser')).toEqual([{ input: { id: '4', version: 3, userRole: 'OWNER' } }]);
});

test('who cannot get the role is named, with the reason', async () => {
  await setRole((variables) => {
    const { updateUser } = updated(variables);
    if (updateUser.id === nora.id) throw new Refusal('Someone else changed it.', 'CONFLICT');
    return { updateUser };
  });
  const summary = await screen.findByRole('dialog', { name: 'Summary' });
  expect(summary).toHaveTextContent('Role of 1 person changed, 1 refused.');
  expect(summary).toHaveTextContent('Nora Marsh: Someone else changed it.');
});
