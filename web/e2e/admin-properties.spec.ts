import { AdminPanel } from './support/admin';
import { CUT_OFF, expectFailureToasts } from './support/broken';
import { inspect } from './support/inspect';
import { Office } from './support/office';
import { ADMIN } from './support/people';
import { expect, type Page, PHONE, refusal, test } from './support/test';
import { toast } from './support/toast';

const COLUMNS = 'Name, Location, Total shares, Allocated, Weeks per share, Status, Actions';

type Open = (email: string, visit: { at: string }) => Promise<Page>;

/** Opens the tab with a new property in its edit dialog. */
async function openProperty(open: Open, name: string) {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const office = new Office(page);
  const propertyId = await office.addProperty(name, 3);
  const admin = new AdminPanel(page);
  const edit = async () => {
    await page.getByLabel('Search properties').fill(name);
    // The found row must not move under the press.
    await expect(page.getByRole('row')).toHaveCount(2);
    await admin.press(`Edit ${name}`);
  };
  await edit();
  const dialog = page.getByRole('dialog', { name: 'Edit Property' });
  return { page, office, propertyId, admin, edit, dialog };
}

test('a new property needs a name and a location, and a failure is shown', async ({
  open,
  tolerate,
}) => {
  tolerate(CUT_OFF);
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  await expect(page.getByRole('table', { name: 'Properties' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['', ...COLUMNS.split(', ')]);
  const add = page.getByRole('button', { name: 'Add Property' });
  const [name, location] = [page.getByLabel('Name'), page.getByLabel('Location')];
  await name.fill('Vineyard Hut');
  await expect(add).toBeDisabled();
  await location.fill('  ');
  await expect(add).toBeDisabled();
  await location.fill('Beaune, France');
  await name.fill('  ');
  await expect(add).toBeDisabled();
  await name.fill('Vineyard Hut');
  await expectFailureToasts(page, {
    operation: 'CreateProperty',
    action: () => add.click(),
    title: 'Error',
    fallback: 'Failed to create property',
  });
  await add.click();
  await expect(toast(page)).toContainText('Property CreatedVineyard Hut, Beaune, France');
  await expect(name).toHaveValue('');
  await page.getByLabel('Search properties').fill('vineyard');
  // Spec §9: defaults to 12 shares of 4 weeks.
  await expect(page.getByRole('row').filter({ hasText: 'Vineyard Hut' })).toHaveText(
    'Vineyard HutBeaune, France120 of 124Active',
  );
});

test('an edited property has 1 to 12 shares of 1 to 52 weeks', async ({ open, tolerate }) => {
  tolerate(CUT_OFF, refusal(409));
  const { page, office, propertyId, admin, edit, dialog } = await openProperty(open, 'Saltmarsh');
  const update = dialog.getByRole('button', { name: 'Update Property' });
  for (const [label, max] of [
    ['Total Shares', 12],
    ['Weeks per Share', 52],
  ] as const) {
    const field = dialog.getByLabel(label);
    await expect(field).toHaveAttribute('min', '1');
    await expect(field).toHaveAttribute('max', String(max));
    for (const refused of ['', '0', '-1', '1.5', String(max + 1)]) {
      await field.fill(refused);
      await expect(dialog.getByText(`A whole number from 1 to ${max}`)).toBeVisible();
      await expect(update).toBeDisabled();
    }
    for (const taken of ['1', String(max)]) {
      await field.fill(taken);
      await expect(dialog.getByText(/A whole number/)).toBeHidden();
      await expect(update).toBeEnabled();
    }
  }
  for (const [label, text] of [
    ['Name', 'Saltmarsh'],
    ['Location', 'Blakeney, England'],
  ] as const) {
    await dialog.getByLabel(label).fill(' ');
    await expect(update).toBeDisabled();
    await dialog.getByLabel(label).fill(text);
  }
  await expectFailureToasts(page, {
    operation: 'UpdateProperty',
    action: () => update.click(),
    title: 'Error',
    fallback: 'Failed to update property',
  });

  const owner = { ownerName: 'Quentina Reed', ownerEmail: 'quentina.reed@example.test' };
  await office.post('shares/upsert', { propertyId, shareNumber: 3, ...owner });
  await dialog.getByLabel('Total Shares').fill('2');
  await update.click();
  await expect(toast(page)).toContainText(
    'ErrorShare 3 is assigned; total shares cannot be less than 3.',
  );
  await dialog.getByLabel('Total Shares').fill('12');
  await dialog.getByRole('checkbox', { name: 'Active' }).click();
  await update.click();
  await expect(toast(page)).toContainText('Property UpdatedSaltmarsh has been saved.');
  await expect(admin.row('Saltmarsh')).toHaveText(
    /^SaltmarshBlakeney, England12\d of 1252Inactive$/,
  );
  await edit();
  await dialog.getByLabel('Location').fill('Elsewhere');
  await admin.discard();
  await expect(admin.row('Saltmarsh')).not.toContainText('Elsewhere');
});

test('the owner of a share needs a name and an address, and is saved or removed', async ({
  open,
  tolerate,
}) => {
  tolerate(CUT_OFF, refusal(400), refusal(409));
  const { page, office, propertyId, dialog } = await openProperty(open, 'Quay Cottage');
  await dialog.getByRole('tab', { name: 'Owners' }).click();
  await expect(dialog.getByRole('form', { name: /^Owner of share/ })).toHaveCount(3);
  const name = dialog.getByLabel('Owner name of share 2');
  const email = dialog.getByLabel('Owner email of share 2');
  const save = dialog.getByRole('button', { name: 'Save share 2' });
  const remove = dialog.getByRole('button', { name: 'Remove owner of share 2' });
  await expect(remove).toBeDisabled();
  await expect(email).toHaveAttribute('type', 'email');
  await name.fill('Rufus');
  await expect(save).toBeDisabled();
  await email.fill('  ');
  await expect(save).toBeDisabled();
  await email.fill('rufus.quill@example.test');
  await save.click();
  await expect(dialog.getByText('Enter a first and a last name')).toBeVisible();
  await name.fill('  ');
  await expect(save).toBeDisabled();
  await name.fill('Rufus Quill');
  await expectFailureToasts(page, {
    operation: 'UpsertShareOwner',
    action: () => save.click(),
    title: 'Error updating share',
    fallback: 'Failed to update share ownership',
  });
  await save.click();
  await expect(toast(page)).toContainText('Share updatedShare 2: Rufus Quill');
  const removeOwner = async () => {
    await remove.click();
    await page.getByRole('button', { name: 'Remove Share' }).click();
  };
  await expectFailureToasts(page, {
    operation: 'RemoveShare',
    action: removeOwner,
    title: 'Error',
    fallback: 'Failed to remove share',
  });
  await removeOwner();
  await expect(toast(page)).toContainText('Share removed successfully');
  await expect(name).toHaveValue('');

  const other = { ownerName: 'Sibyl Quill', ownerEmail: 'sibyl.quill@example.test' };
  await name.fill('Rufus Quill');
  await email.fill('rufus.quill@example.test');
  await office.post('shares/upsert', { propertyId, shareNumber: 2, ...other });
  await save.click();
  const question = page.getByRole('alertdialog', { name: 'Give share 2 to Rufus Quill?' });
  await expect(question).toContainText('Sibyl Quill will no longer hold it.');
  await question.getByRole('button', { name: 'Give Share' }).click();
  await expect(dialog.getByText(/Someone else has changed this share/)).toBeVisible();
  await expect(save).toBeDisabled();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(name).toHaveValue('Sibyl Quill');
});

test('a first choice is previewed and applied, and a failure is shown', async ({
  open,
  tolerate,
}) => {
  tolerate(CUT_OFF, refusal(409));
  const year = new Date().getFullYear();
  const { page, office, propertyId, admin, dialog } = await openProperty(open, 'Rowan Lodge');
  await dialog.getByRole('tab', { name: 'Rotation' }).click();
  const apply = dialog.getByRole('button', { name: 'Apply rotation' });
  await expect(dialog.getByText('No active shares yet.')).toBeVisible();
  await expect(apply).toHaveCount(0);
  const rowan = { firstName: 'Rowan', lastName: 'Ash', email: 'rowan.ash@example.test' };
  const userId = await office.addUser(rowan);
  for (const shareNumber of [1, 2, 3]) {
    await office.post('shares', { userId, propertyId, shareNumber });
  }
  await dialog.getByRole('tab', { name: 'Details' }).click();
  await dialog.getByRole('tab', { name: 'Rotation' }).click();
  await expect(apply).toBeDisabled();
  const choice = dialog.getByRole('combobox', { name: `First choice in ${year}` });
  await choice.click();
  await expect(page.getByRole('option')).toHaveText(['Share 1', 'Share 2', 'Share 3']);
  await page.keyboard.press('Escape');
  const other = (await choice.textContent()) === 'Share 2' ? 'Share 3' : 'Share 2';
  await admin.choose(`First choice in ${year}`, other);
  await expect(dialog.getByRole('heading', { name: `Preview of ${year}` })).toBeVisible();
  await expectFailureToasts(page, {
    operation: 'UpdateRotation',
    action: () => apply.click(),
    title: 'Error updating rotation',
    fallback: 'Failed to update rotation priority',
  });
  await office.patch(`properties/${propertyId}`, { location: 'Callander, Scotland' });
  await apply.click();
  await expect(dialog.getByText(/Someone else has changed this property/)).toBeVisible();
  await expect(apply).toBeDisabled();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(choice).not.toHaveText(other);
  await expect(dialog.getByRole('tab', { name: 'Rotation' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await admin.choose(`First choice in ${year}`, other);
  await apply.click();
  await expect(toast(page)).toContainText(`Rotation updated${other} is first in ${year}.`);
  await expect(dialog).toBeHidden();
});

test('what belongs together stands in one row', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  await page.getByRole('button', { name: 'Edit Harbour Loft' }).click();
  const top = async (label: string) =>
    (await page.getByLabel(label, { exact: true }).boundingBox())?.y ?? 0;
  await expect(page.getByLabel('Time zone')).toBeVisible();
  expect(await top('Total Shares')).toBe(await top('One-week limit after a draft (days)'));
  expect(await top('Changeover day')).toBeGreaterThan(await top('Total Shares'));
  await page.getByRole('tab', { name: 'Arrival' }).click();
  await expect(page.getByLabel('Wifi password')).toBeVisible();
  expect(await top('Check in from')).toBe(await top('Check out until'));
  expect(await top('Wifi network')).toBe(await top('Wifi password'));
  expect(await top('Wifi network')).toBeGreaterThan(await top('Check in from'));
});

test('properties are filtered by status, shares and draft', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const [office, panel] = [new Office(page), new AdminPanel(page)];
  const idle = await office.addProperty('Kestrel Barn', 3);
  await office.patch(`properties/${idle}`, { isActive: false });
  await office.addProperty('Kestrel Byre', 3);
  await page.getByLabel('Search properties').fill('kestrel');
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await panel.press('Filters');
  await panel.choose('Status', 'Active');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(panel.row('Kestrel Byre')).toBeVisible();
  await panel.choose('Shares', 'Some unassigned');
  await panel.choose('Draft', 'None planned');
  await expect(panel.row('Kestrel Byre')).toBeVisible();
  await inspect(page, 'admin-property-filters');
  await panel.choose('Draft', 'Planned');
  await expect(page.getByText('Nothing found for “kestrel”')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filters (3 set)' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(panel.row('Lakeside House')).toBeVisible();
});

test('on a phone the buttons that save a property stay in sight', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties', ...PHONE });
  await page.getByRole('button', { name: 'More for Harbour Loft' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const save = page.getByRole('button', { name: 'Update Property' });
  await expect(page.getByLabel('Time zone')).toBeVisible();
  await expect(save).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: 'Arrival' }).click();
  await expect(page.getByRole('button', { name: 'Save arrival' })).toBeInViewport({ ratio: 1 });
});

test('several properties are deactivated at once, which Undo takes back', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=properties' });
  const admin = new AdminPanel(page);
  const office = new Office(page);
  for (const name of ['Juniper 10', 'Juniper 9']) await office.addProperty(name, 2);
  await page.getByLabel('Search properties').fill('juniper');
  await expect(page.getByRole('row')).toHaveText([/^Name/, /^Juniper 9/, /^Juniper 10/]);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await admin.press('Deactivate 2');
  const question = page.getByRole('alertdialog', { name: 'Deactivate 2 properties?' });
  await question.getByRole('button', { name: 'Deactivate' }).click();
  const summary = page.getByRole('dialog', { name: 'Summary' });
  await expect(summary).toContainText('2 properties deactivated.');
  await expect(page.getByText('Inactive', { exact: true })).toHaveCount(2);
  await summary.getByRole('button', { name: 'Undo' }).click();
  await expect(summary).toContainText('2 properties restored.');
  await expect(page.getByText('Inactive', { exact: true })).toHaveCount(0);
  await summary.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
});
