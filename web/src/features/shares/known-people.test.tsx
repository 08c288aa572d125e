import { waitFor } from '@testing-library/react';
import { olivia } from '../../app/admin/test/fake-admin';
import { openLakeHouse } from '../../app/admin/test/render-admin';

const namesake = { ...olivia, id: '9', email: 'other.olivia@fairweek.test' };

async function typed(text: string) {
  const items = [olivia, namesake];
  const userOptions = () => ({
    adminUsers: { __typename: 'AdminUserPage', total: items.length, items },
  });
  const { user, dialog, callsOf } = await openLakeHouse({ userOptions }, 'Owners');
  const name = await dialog.findByLabelText<HTMLInputElement>('Owner name of share 1');
  const email = dialog.getByLabelText<HTMLInputElement>('Owner email of share 1');
  await user.type(name, text);
  const options = await dialog.findAllByRole('option');
  return { user, dialog, name, email, options, callsOf };
}

test('who is known already is suggested by the server, and arrow keys and Enter fill both fields', async () => {
  const { user, dialog, name, email, options, callsOf } = await typed('oliv');
  expect(callsOf('userOptions').at(-1)).toEqual({ search: 'oliv' });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    `Olivia Marsh${olivia.email}`,
    `Olivia Marsh${namesake.email}`,
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(name).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await user.keyboard('{Enter}');
  expect([name.value, email.value]).toEqual(['Olivia Marsh', namesake.email]);
  expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
  expect(callsOf('upsertShareOwner')).toEqual([]);
});

test('what is typed to its end is no choice, as it may be of someone new', async () => {
  const { user, dialog, name, email } = await typed('Olivia Marsh');
  await user.keyboard('{Escape}');
  expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
  expect([name.value, email.value]).toEqual(['Olivia Marsh', '']);
  await user.keyboard('{ArrowDown}');
  expect(await dialog.findAllByRole('option')).toHaveLength(2);
  await user.tab();
  expect(email).toHaveFocus();
  expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
  expect([name.value, email.value]).toEqual(['Olivia Marsh', '']);
});

test('an unknown address suggests no one who merely shares its domain', async () => {
  const { user, dialog, email, callsOf } = await typed('oliv');
  await user.type(email, 'Other.O');
  const [option, ...others] = await dialog.findAllByRole('option');
  expect(option).toHaveTextContent(namesake.email);
  expect(others).toEqual([]);
  await user.clear(email);
  await user.type(email, 'per.lunde@fairweek.test');
  await waitFor(() =>
    expect(callsOf('userOptions').at(-1)).toEqual({ search: 'per.lunde@fairweek.test' }),
  );
  expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
});
