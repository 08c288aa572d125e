import { fireEvent, waitFor } from '@testing-library/react';
import { olivia } from '../../app/admin/test/fake-admin';
import { openLakeHouse } from '../../app/admin/test/render-admin';

const namesake = { ...olivia, id: '9', email: 'other.olivia@fairweek.test' };

async function typed(text: string, people: readonly unknown[] = [olivia]) {
  const userOptions = () => ({
    adminUsers: { __typename: 'AdminUserPage', total: people.length, items: people },
  });
  const { user, dialog, callsOf } = await openLakeHouse({ userOptions }, 'Owners');
  const name = await dialog.findByLabelText<HTMLInputElement>('Owner name of share 1');
  const email = dialog.getByLabelText<HTMLInputElement>('Owner email of share 1');
  await user.type(name, text);
  await waitFor(() => expect(name.list?.options).toHaveLength(people.length));
  return { user, name, email, callsOf };
}

test('who is known already is suggested, and a choice fills both fields', async () => {
  const { name, email, callsOf } = await typed('oliv');
  expect(callsOf('userOptions').at(-1)).toEqual({ search: 'oliv' });
  expect(name.list?.options[0]).toMatchObject({ value: 'Olivia Marsh', label: olivia.email });
  expect(email.list?.options[0]).toMatchObject({ value: olivia.email, label: 'Olivia Marsh' });
  // As browsers report a choice from a list.
  fireEvent.input(name, { target: { value: 'Olivia Marsh' } });
  expect([name.value, email.value]).toEqual(['Olivia Marsh', olivia.email]);
});

test('a name that is typed to its end is no choice, as it may be of someone new', async () => {
  const { user, name, email } = await typed('Olivia Mars');
  await user.type(name, 'h');
  expect([name.value, email.value]).toEqual(['Olivia Marsh', '']);
});

test('of two with the same name, the address decides', async () => {
  const { name, email } = await typed('oliv', [olivia, namesake]);
  fireEvent.input(name, { target: { value: 'Olivia Marsh' } });
  expect(email).toHaveValue('');
  fireEvent.input(email, { target: { value: namesake.email } });
  expect([name.value, email.value]).toEqual(['Olivia Marsh', namesake.email]);
});
