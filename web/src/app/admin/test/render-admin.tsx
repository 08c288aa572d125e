import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { olivia, renderPage } from '../../../features/auth/test-page';
import { WithAdminFigures } from '../../../features/system/test/WithAdminFigures';
import type { Handlers } from '../../../lib/test/fake-server';
import { createCache } from '../../connection/apollo-client';
import { AdminRoute } from '../AdminRoute';
import { fakeAdmin } from './fake-admin';

export const admin = {
  ...olivia,
  id: '1',
  firstName: 'Alice',
  lastName: 'Admin',
  userRole: 'ADMIN' as const,
  isAdmin: true,
  isAdminSession: true,
};

/** Goes back in the browser's history. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

/** Renders the admin panel with a tab open. */
export async function renderAdmin(tab: string, changes: Handlers = {}, person = admin) {
  const user = userEvent.setup({ delay: null });
  const ui = (
    <>
      <WithAdminFigures>
        <AdminRoute user={person} />
      </WithAdminFigures>
      <Back />
    </>
  );
  const page = await renderPage(ui, {
    route: tab ? `/admin?tab=${tab}` : '/admin',
    server: fakeAdmin(changes),
    user: person,
    cache: createCache(),
  });
  return { user, ...page };
}

/** Finds the table row that contains a text. */
export async function rowOf(text: string | RegExp) {
  const cell = await screen.findByRole('cell', { name: text });
  const row = cell.closest('tr');
  if (!row) throw new Error(`No row around ${text}`);
  return within(row);
}

/** Selects an option of a searchable select. */
export async function pick(
  user: ReturnType<typeof userEvent.setup>,
  name: string,
  option: RegExp,
  within_: Pick<typeof screen, 'getByRole' | 'findByRole'> = screen,
) {
  await user.click(within_.getByRole('combobox', { name }));
  await user.click(await within_.findByRole('option', { name: option }));
}

/** Opens the Lake House's dialog; on a phone, the menu of its row has Edit. */
export async function editLakeHouse(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: /^(Edit|More for) Lake House$/ }));
  const edit = screen.queryByRole('menuitem', { name: 'Edit' });
  if (edit) await user.click(edit);
}

/** Opens the Lake House's dialog at one of its tabs. */
export async function openLakeHouse(
  changes: Parameters<typeof renderAdmin>[1] = {},
  part?: string,
) {
  const page = await renderAdmin('properties', changes);
  await editLakeHouse(page.user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Property' }));
  await dialog.findByLabelText('Name');
  if (part) await page.user.click(dialog.getByRole('tab', { name: part }));
  return { ...page, dialog };
}

/** Opens the dialog to edit Olivia. */
export async function openOlivia(changes: Parameters<typeof renderAdmin>[1] = {}) {
  const page = await renderAdmin('users', changes);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Olivia Marsh' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  await dialog.findByLabelText('First Name');
  return { ...page, dialog };
}
