import { fill } from './support/account';
import { AdminPanel } from './support/admin';
import { inspect } from './support/inspect';
import { ADMIN, UMA } from './support/people';
import { expect, type Page, PHONE, refusal, test } from './support/test';
import { toast } from './support/toast';

/** Runs an operation over the API in the page's session. */
async function say(page: Page, query: string, variables: object = {}) {
  const response = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

const SET_STATUS = `mutation ($input: UpdateSpecialRequestStatusInput!) {
  updateSpecialRequestStatus(input: $input) { id } }`;

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

async function askFor(page: Page, title: string): Promise<void> {
  await choose(page, 'Category', 'Celebration');
  await choose(page, 'Priority', 'High');
  await fill(page, { Title: title, Description: 'For twelve,\nwith candles.' });
  await page.getByRole('button', { name: 'Send request' }).click();
}

test('uma makes a request from the dashboard, and sees its progress live', async ({ open }) => {
  const uma = await open(UMA);
  const administrator = await open(ADMIN);
  await uma.getByRole('link', { name: 'Special request', exact: true }).click();
  await expect(uma.getByRole('combobox', { name: 'Property' })).toContainText('Lakeside House');
  await uma.getByRole('button', { name: 'Send request' }).click();
  await expect(uma.getByText('Please choose what it is about.')).toBeVisible();
  await askFor(uma, 'A birthday cake');

  await expect(toast(uma)).toContainText('Request sent');
  await expect(uma).toHaveURL(/\/requests\/\d+$/);
  const id = Number(/\d+$/.exec(uma.url())?.[0]);
  const status = uma.getByRole('main').getByRole('status').first();
  await expect(status).toContainText('Pending');

  const list = await uma.context().newPage();
  await list.goto('/requests');
  const row = list.getByRole('list', { name: 'My requests' }).getByRole('listitem').first();
  await expect(row).toContainText('A birthday cake');
  await expect(row).toContainText('celebration · Lakeside House');
  await expect(row).toContainText('Pending');
  // The pages certainly listen from then on.
  await list.waitForTimeout(1_000);

  const input = { id, status: 'in_progress', notes: 'The baker is at it.' };
  await say(administrator, SET_STATUS, { input });
  await Promise.all([
    expect(status).toContainText('In Progress'),
    expect(uma.getByRole('list', { name: 'History' })).toContainText('The baker is at it.'),
    expect(row).toContainText('In Progress'),
    expect(row).toHaveAttribute('data-fresh'),
  ]);

  await uma.getByRole('button', { name: 'Withdraw request' }).click();
  await uma.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(status).toContainText('Cancelled');
  await expect(uma.getByRole('button', { name: 'Withdraw request' })).toHaveCount(0);
  await expect(row).toContainText('Cancelled');
});

test('a page that was offline shows the status of its request as soon as it is back', async ({
  open,
  tolerate,
}) => {
  tolerate(/net::ERR_INTERNET_DISCONNECTED/);
  const uma = await open(UMA, { at: '/requests' });
  const administrator = await open(ADMIN);
  await uma.getByRole('link', { name: 'A cot for the little one' }).click();
  const status = uma.getByRole('main').getByRole('status').first();
  await expect(status).toContainText('Pending');
  await uma.context().setOffline(true);
  const input = {
    id: Number(/\d+$/.exec(uma.url())?.[0]),
    status: 'fulfilled',
    notes: 'It is up.',
  };
  await say(administrator, SET_STATUS, { input });
  await uma.context().setOffline(false);
  await expect(status).toContainText('Fulfilled');
  await expect(uma.getByRole('list', { name: 'History' })).toContainText('It is up.');
});

test('the link of a house is made and printed, is used without an account and with one, and is revoked', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(404));
  const administrator = await open(ADMIN, { at: '/admin?tab=requests' });
  const panel = new AdminPanel(administrator);
  await panel.press('More actions');
  await administrator.getByRole('menuitem', { name: 'Guest links' }).click();
  await panel.pick('Property', 'Lakeside House');
  const create = administrator.getByRole('button', { name: 'Create guest link' });
  const address = administrator.getByRole('textbox', { name: 'Address' });
  await expect(create.or(address)).toBeVisible();
  if (await create.isVisible()) await create.click();
  await expect(address).toHaveValue(/\/guest\//);
  await inspect(administrator, 'admin-guest-link');
  await administrator.emulateMedia({ media: 'print' });
  await expect(administrator.getByText('Anything you need? Scan and ask')).toBeVisible();
  await expect(administrator.locator('#root')).toBeHidden();
  await administrator.emulateMedia({ media: null });
  const at = new URL(await address.inputValue()).pathname;

  const guest = await open(undefined, { at, ...PHONE });
  await expect(guest.getByRole('heading', { name: 'Lakeside House' })).toBeVisible();
  await guest.getByRole('button', { name: 'Send request' }).click();
  await expect(guest.getByLabel('First name')).toBeFocused();
  await guest.reload();
  await inspect(guest, 'guest');
  await fill(guest, { 'First name': 'Hugo', 'Last name': 'Lamm', Email: 'hugo@example.test' });
  await askFor(guest, 'A birthday cake');
  await expect(guest.getByRole('heading', { name: 'Thank you, Hugo' })).toBeVisible();
  await inspect(guest, 'guest-thanks');
  const { adminSpecialRequests } = await say(
    administrator,
    '{ adminSpecialRequests(search: "hugo@example.test") { total items { title isGuest } } }',
  );
  expect(adminSpecialRequests).toEqual({
    total: 1,
    items: [{ title: 'A birthday cake', isGuest: true }],
  });

  const uma = await open(UMA, { at });
  await expect(uma.getByRole('heading', { name: 'Lakeside House' })).toBeVisible();
  await panel.press('Revoke');
  await administrator.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(administrator)).toContainText('Guest link revoked');
  await expect(create).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await inspect(guest, 'guest-ended');
});
