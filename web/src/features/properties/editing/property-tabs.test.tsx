import { screen, waitFor, within } from '@testing-library/react';
import { aShare, lakeHouse } from '../../../app/admin/test/fake-admin';
import { openLakeHouse } from '../../../app/admin/test/render-admin';
import { yearOf } from '../../../app/admin/test/season-editor';
import { expectToast } from '../../auth/test-page';
import { noArrival } from '../test/no-arrival';

test('the tabs of a property keep the input, and leaving asks once for all of it', async () => {
  const { user, dialog } = await openLakeHouse({}, 'Details');
  const name = dialog.getByLabelText('Name');
  await user.type(name, '!');
  await user.click(dialog.getByRole('tab', { name: 'Owners' }));
  await user.type(await dialog.findByLabelText('Owner name of share 1'), 'Nina');
  await user.click(dialog.getByRole('tab', { name: /^Details/ }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Lake House!');
  await user.click(dialog.getByRole('tab', { name: /^Owners/ }));
  expect(dialog.getByLabelText('Owner name of share 1')).toHaveValue('Nina');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is saved leads to the next tab that is not, and closes the dialog once all is', async () => {
  let version = 7;
  const saved = () => {
    version += 1;
    return { ...lakeHouse, version };
  };
  const { user, dialog, callsOf } = await openLakeHouse(
    {
      updateProperty: () => ({ updateProperty: saved() }),
      updateRotation: () => ({ updateRotation: saved() }),
      upsertShareOwner: () => ({ upsertShareOwner: aShare('14', 1, { version: 1 }) }),
    },
    'Owners',
  );
  const tab = (name: RegExp | string) => dialog.getByRole('tab', { name });
  const owner = await dialog.findByLabelText('Owner name of share 1');
  await user.type(owner, 'N N');
  await user.click(tab('Rotation'));
  await user.click(await dialog.findByRole('radio', { name: /^Mirror pairs/ }));
  await user.click(tab('Details'));
  await user.type(dialog.getByLabelText('Location'), '!');
  await user.click(dialog.getByRole('button', { name: 'Update Property' }));
  await expectToast(
    'Property Updated',
    'Lake House has been saved. Owners and Rotation are not saved yet.',
  );
  expect(tab('Owners (not saved)')).toHaveFocus();
  expect(tab('Details')).toBeVisible();
  expect(owner).toHaveValue('N N');
  const way = dialog.getByRole('button', { name: 'Rotation' });
  expect(way.parentElement).toHaveTextContent(/^Rotation is not saved yet\.$/);
  await user.click(way);
  await user.click(await dialog.findByRole('button', { name: 'Apply rotation' }));
  await expectToast('Rotation updated');
  expect(screen.getByText(/is first in \d+\. Owners are not saved yet\.$/)).toBeVisible();
  expect(tab(/^Owners/)).toHaveAttribute('aria-selected', 'true');
  await user.type(dialog.getByLabelText('Owner email of share 1'), 'n@h.test{Enter}');
  await expectToast('Share updated');
  await user.click(tab('Details'));
  await user.type(dialog.getByLabelText('Location'), '?');
  await user.click(dialog.getByRole('button', { name: 'Update Property' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('updateProperty')).toMatchObject([
    { input: { version: 7 } },
    { input: { version: 9 } },
  ]);
});

test('every tab ends with Cancel or Close, which asks about what is unsaved in any of them', async () => {
  const { user, dialog } = await openLakeHouse({
    arrival: noArrival,
    calendar: ({ year }) => ({ calendar: yearOf(year) }),
  });
  await user.type(dialog.getByLabelText('Name'), '!');
  const saves: Record<string, string | undefined> = {
    ...{ Details: 'Update Property', Arrival: 'Save arrival', Owners: undefined },
    ...{ Rotation: 'Apply rotation', Seasons: 'Save' },
  };
  let leave: HTMLElement | undefined;
  for (const [name, save] of Object.entries(saves)) {
    await user.click(dialog.getByRole('tab', { name: new RegExp(`^${name}`) }));
    const panel = within(dialog.getByRole('tabpanel', { name: new RegExp(`^${name}`) }));
    if (save) expect(await panel.findByRole('button', { name: save })).toBeVisible();
    leave = panel.getByRole('button', { name: /^(Cancel|Close)$/ });
  }
  if (leave) await user.click(leave);
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a dot says which tabs are not saved yet', async () => {
  const { user, dialog } = await openLakeHouse({}, 'Owners');
  await user.type(await dialog.findByLabelText('Owner name of share 1'), 'Nina');
  await user.click(dialog.getByRole('tab', { name: 'Details' }));
  expect(dialog.getByRole('tab', { name: 'Owners (not saved)' })).toBeVisible();
  expect(dialog.queryByRole('tab', { name: 'Details (not saved)' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('tab', { name: /^Owners/ }));
  await user.clear(dialog.getByLabelText('Owner name of share 1'));
  expect(dialog.getByRole('tab', { name: 'Owners' })).toBeVisible();
});
