import { readFile } from 'node:fs/promises';
import { expectSignInPage, signInByForm } from './support/account';
import { DEMO_PASSWORD, OLIVIA } from './support/people';
import { expect, PHONE, refusal, test } from './support/test';

const PETRA = 'petra@fairweek.test';

test('an owner takes her data along and is erased; the other one still reads what she wrote', async ({
  open,
  server,
  tolerate,
}) => {
  tolerate(refusal(401), /WebSocket is already in CLOSING or CLOSED state/);
  await server.query(`insert into users (first_name, last_name, email, user_role, password_hash, linked_property_id)
    select 'Petra', 'Parting', '${PETRA}', 'USER', password_hash,
      (select property_id from shares where user_id = users.id limit 1)
    from users where email = '${OLIVIA}'`);
  const page = await open(PETRA, { at: '/account', ...PHONE });
  const olivia = await open(OLIVIA);
  const people = await (await page.request.get('/api/users')).json();
  const { id: receiverId } = people.find(
    ({ firstName }: { firstName: string }) => firstName === 'Olivia',
  );
  await page.request.post('/api/messages', {
    data: { receiverId, content: 'The key is under the blue stone.' },
  });

  // The list above it has come: what moves loses a click.
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).last().click(),
  ]);
  expect(file.suggestedFilename()).toBe('fairweek-my-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.account).toMatchObject([{ email: PETRA, lastName: 'Parting' }]);
  expect(data.messages).toMatchObject([{ content: 'The key is under the blue stone.' }]);

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Erase my account' }).click();
  await expectSignInPage(page);
  await signInByForm(page, PETRA, DEMO_PASSWORD);
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();

  await olivia.goto('/messages');
  await olivia.getByText('Former owner').first().click();
  await expect(olivia.getByText('The key is under the blue stone.').last()).toBeVisible();
});
