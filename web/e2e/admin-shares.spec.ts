import { AdminPanel } from './support/admin';
import { answerWith, CUT_OFF, expectFailureToasts } from './support/broken';
import { Office } from './support/office';
import { ADMIN } from './support/people';
import { expect, PHONE, refusal, test } from './support/test';
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
    action: assign,
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
  await expect(page.getByRole('columnheader')).toHaveText(['', ...COLUMNS.split(', ')]);
  await expect(admin.row('Sycamore House')).toHaveText(
    'Sycamore HouseShare 2Yannis Quornyannis.quorn@example.testActive',
  );
  await admin.press('Delete share 2 of Sycamore House');
  const question = page.getByRole('alertdialog', { name: 'Remove share 2 of Sycamore House?' });
  await expect(question).toContainText('Yannis Quorn will no longer hold it.');
  await admin.press('Cancel');
  await expect(admin.row('Sycamore House')).toBeVisible();
  // The confirmation closes whatever the outcome, so it is opened again each time.
  await expectFailureToasts(page, {
    operation: 'RemoveShare',
    action: async () => {
      await admin.press('Delete share 2 of Sycamore House');
      await admin.press('Remove Share');
    },
    title: 'Removal Failed',
    fallback: 'Failed to remove share',
  });
  await admin.press('Delete share 2 of Sycamore House');
  await office.delete(`shares/${taken.id}`);
  await admin.press('Remove Share');
  await expect(toast(page)).toContainText('Removal FailedSomeone else has changed this share.');
  await office.post('shares', { userId, propertyId, shareNumber: 2 });
  await page.reload();
  await page.getByLabel('Search shares').fill('sycamore');
  await admin.press('Delete share 2 of Sycamore House');
  await admin.press('Remove Share');
  await expect(toast(page)).toContainText('Share RemovedShare 2 of Sycamore House is free.');
});

test('several shares lose their owners after one question, and get them back by Undo', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const admin = new AdminPanel(page);
  const office = new Office(page);
  const propertyId = await office.addProperty('Larch House', 3);
  const person = { firstName: 'Zita', lastName: 'Larch', email: 'zita.larch@example.test' };
  const userId = await office.addUser(person);
  for (const shareNumber of [1, 2, 3]) {
    await office.post('shares', { userId, propertyId, shareNumber });
  }
  await page.getByLabel('Search properties').fill('larch');
  await admin.press('Pages of Larch House');
  await page.getByRole('menuitem', { name: 'Owners' }).click();
  await expect(page).toHaveURL(`/admin?tab=shares&property=${propertyId}`);
  await expect(page.getByText('1–3 of 3')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('checkbox', { name: 'Select share 2 of Larch House' }).uncheck();
  const exported = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export selected' }).click();
  expect((await exported).suggestedFilename()).toMatch(/^fairweek-shares-/);
  await admin.press('Remove owners');
  const question = page.getByRole('alertdialog', { name: 'Remove the owners of 2 shares?' });
  await expect(question).toContainText('1 person will no longer hold them.');
  await expect(question).toContainText('They have no upcoming weeks.');
  await question.getByRole('button', { name: 'Remove owners' }).click();
  const summary = page.getByRole('dialog', { name: 'Summary' });
  await expect(summary).toContainText('Owners of 2 shares removed.');
  await summary.getByRole('button', { name: 'Undo' }).click();
  await expect(summary).toContainText('Owners of 2 shares restored.');
  await summary.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1–3 of 3')).toBeVisible();

  const [share] = await office.get(`shares?propertyId=${propertyId}`);
  await office.delete(`shares/${share.id}`);
  await admin.press('Filters (1 set)');
  await admin.choose('Owner', 'Vacant');
  // A list: the rows of before stand there until the others are loaded.
  await expect(admin.row('Larch House')).toHaveText([
    'Larch HouseShare 1Vacant · Assign ownerActive',
  ]);
});

/** Where toasts of three lines end on a phone. */
const TOAST_END = 112;

test('on a phone a toast lies over the top bar, above sheets, whose tabs stay in sight', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=shares', ...PHONE });
  const admin = new AdminPanel(page);
  await page.getByRole('button', { name: 'Assign a share' }).click();
  await admin.press('Assign Share');
  await expect(toast(page)).toContainText('Missing Information');
  await expect(async () => {
    const box = await toast(page).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(TOAST_END);
  }).toPass({ timeout: 3_000 });

  await page.goto('/admin?tab=properties');
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Property' });
  await expect(sheet.getByLabel('Name')).toBeVisible();
  // It has room above it before any toast comes, and its tabs stay in sight.
  await expect(async () => {
    expect((await sheet.boundingBox())?.y).toBeGreaterThanOrEqual(TOAST_END);
  }).toPass({ timeout: 3_000 });
  const tab = sheet.getByRole('tab').first();
  const before = await tab.boundingBox();
  await sheet.getByRole('textbox').last().scrollIntoViewIfNeeded();
  await tab.click({ trial: true, timeout: 3_000 });
  expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8);
});
