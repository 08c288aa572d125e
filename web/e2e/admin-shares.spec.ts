import { AdminPanel } from './support/admin';
import { answerWith, CUT_OFF, cutOff, expectFailureToasts } from './support/broken';
import { Office } from './support/office';
import { ADMIN } from './support/people';
import { expect, refusal, test } from './support/test';
import { toast } from './support/toast';

const COLUMNS = 'Property, Share, User, Email, Status, Actions';

test('a share is assigned with a user, a property and a free number, and removed again', async ({
  open,
  tolerate,
}) => {
  tolerate(CUT_OFF, refusal(409));
  const page = await open(ADMIN, { at: '/admin?tab=shares' });
  const admin = new AdminPanel(page);
  const office = new Office(page);
  const propertyId = await office.addProperty('Sycamore House', 2);
  const person = { firstName: 'Yannis', lastName: 'Quorn', email: 'yannis.quorn@example.test' };
  const userId = await office.addUser(person);
  const assign = () => admin.press('Assign Share');
  const missing = 'Missing InformationPlease select a user, property, and share number.';

  await assign();
  await expect(toast(page)).toContainText(missing);
  await expect(page.getByRole('combobox', { name: 'Share Number' })).toBeDisabled();
  await admin.pick('User', 'Yannis Quorn');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await assign();
  await expect(toast(page)).toContainText(missing);
  const permit = await answerWith(page, 'FreeShareNumbers', { freeShareNumbers: [0, 13] });
  await admin.pick('Property', 'Sycamore House');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await assign();
  await expect(toast(page)).toContainText(missing);
  for (const beyond of ['Share 0', 'Share 13']) {
    await admin.choose('Share Number', beyond);
    await assign();
    await expect(toast(page)).toContainText(
      'Invalid Share NumberShare number must be between 1 and 12.',
    );
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await permit();

  await page.reload();
  await admin.pick('User', 'Yannis Quorn');
  await admin.pick('Property', 'Sycamore House');
  await admin.choose('Share Number', 'Share 2');
  await expectFailureToasts(page, {
    operation: 'AssignShare',
    deed: assign,
    title: 'Assignment Failed',
    fallback: 'Failed to assign share',
  });
  const taken = await office.post('shares', { userId, propertyId, shareNumber: 2 });
  await assign();
  await expect(toast(page)).toContainText(
    'Assignment FailedShare 2 of Sycamore House belongs to Yannis Quorn already.',
  );
  await office.delete(`shares/${taken.id}`);
  await assign();
  await expect(toast(page)).toContainText(
    'Share AssignedShare 2 of Sycamore House now belongs to Yannis Quorn.',
  );

  await page.getByLabel('Search shares').fill('sycamore');
  await expect(page.getByRole('columnheader')).toHaveText(COLUMNS.split(', '));
  await expect(admin.row('Sycamore House')).toHaveText(
    'Sycamore HouseShare 2Yannis Quornyannis.quorn@example.testActive',
  );
  await admin.press('Delete share 2 of Sycamore House');
  const question = page.getByRole('alertdialog', { name: 'Remove share 2 of Sycamore House?' });
  await expect(question).toContainText('Yannis Quorn will no longer hold it.');
  await admin.press('Cancel');
  await expect(admin.row('Sycamore House')).toBeVisible();
  // The question is asked anew each time: it closes, whatever comes of it.
  await expectFailureToasts(page, {
    operation: 'RemoveShare',
    deed: async () => {
      await admin.press('Delete share 2 of Sycamore House');
      await admin.press('Remove Share');
    },
    title: 'Removal Failed',
    fallback: 'Failed to remove share',
  });
  await office.delete(`shares/${taken.id}`);
  await admin.press('Delete share 2 of Sycamore House');
  await admin.press('Remove Share');
  await expect(toast(page)).toContainText(
    'Removal FailedSomebody else changed this share meanwhile.',
  );
  await office.post('shares', { userId, propertyId, shareNumber: 2 });
  await page.reload();
  await page.getByLabel('Search shares').fill('sycamore');
  await admin.press('Delete share 2 of Sycamore House');
  await admin.press('Remove Share');
  await expect(toast(page)).toContainText('Share RemovedShare 2 of Sycamore House is free.');
});

test('lists that cannot be loaded say so in their place, and are tried again', async ({
  open,
  tolerate,
}) => {
  tolerate(CUT_OFF);
  const page = await open(ADMIN, { at: '/admin?tab=audit' });
  const admin = new AdminPanel(page);
  for (const [tab, operation, sentence, table] of [
    ['Share Management', 'AdminShares', 'The shares could not be loaded.', 'Shares'],
    ['Properties', 'AdminProperties', 'The properties could not be loaded.', 'Properties'],
    ['Users', 'AdminUsers', 'The users could not be loaded.', 'Users'],
    ['Week Swaps', 'WeekSwaps', 'The week swaps could not be loaded.', 'Week swaps'],
    ['Reports', 'AdminOverview', 'The system summary could not be loaded.', 'System summary'],
  ] as const) {
    const mend = await cutOff(page, operation);
    await admin.openTab(tab);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await mend();
    await admin.press('Retry');
    await expect(page.getByRole('table', { name: table })).toBeVisible();
  }
  await page.goto('/admin?tab=audit');
  const mend = await cutOff(page, 'AdminOverview');
  await admin.openTab('Analytics');
  await expect(page.getByRole('alert')).toContainText('The analytics could not be loaded.');
  await mend();
  await admin.press('Retry');
  await expect(page.getByText('Total Users')).toBeVisible();
});

test('the analytics and the summary count the house', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin' });
  const card = (title: string) =>
    page
      .locator('dl, div')
      .filter({ has: page.locator('dt', { hasText: title }) })
      .last();
  for (const [title, text] of [
    ['Total Users', /\d+ new in the last 30 days/],
    ['Active Properties', /of \d+/],
    ['Total Shares', /\d+% allocated \(\d+\)/],
    ['Week Swaps', /\d+in all/],
  ] as const) {
    await expect(card(title)).toHaveText(text);
  }
  const region = (title: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  for (const role of ['ADMIN', 'OWNER', 'USER', 'With shares', 'Without shares']) {
    await expect(region('Users').getByText(role, { exact: true })).toBeVisible();
  }
  await expect(region('Users').getByText(/^\d+ of \d+ \(\d+%\)$/)).toHaveCount(5);
  await expect(region('Top share holders').getByRole('listitem')).toHaveCount(5);
  await expect(region('Recent users').getByRole('listitem')).toHaveCount(10);
  const allocation = region('Share allocation');
  await allocation.getByLabel('Search share allocation').fill('Lakeside');
  await expect(allocation.getByText('Lakeside House', { exact: true })).toBeVisible();
  await expect(allocation.getByText(/^\d+ of 12 \(\d+%\)$/)).toHaveCount(1);

  await page.getByRole('tab', { name: 'Reports' }).click();
  const summary = page.getByRole('table', { name: 'System summary' });
  await expect(summary.getByRole('columnheader')).toHaveText(['Area', 'Total', 'Details']);
  for (const [area, details] of [
    ['Users', /new in the last 30 days/],
    ['Share holders', /without shares/],
    ['Role ADMIN', /of \d+ users/],
    ['Role OWNER', /of \d+ users/],
    ['Role USER', /of \d+ users/],
    ['Properties', /\d+ active/],
    ['Shares', /\d+ allocated \(\d+%\)/],
    ['Week swaps', /in any state/],
  ] as const) {
    const line = summary
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: area, exact: true }) });
    await expect(line).toHaveText(details);
  }
});
