import { readFile } from 'node:fs/promises';
import { fill } from './support/account';
import { AdminPanel } from './support/admin';
import { CUT_OFF, expectFailureToasts } from './support/broken';
import { NEXT_YEAR } from './support/calendar';
import { inspect } from './support/inspect';
import { ADMIN, LAKESIDE_HOUSE, OLIVIA } from './support/people';
import { expect, type Page, PHONE, refusal, test } from './support/test';
import { toast } from './support/toast';

const COLUMNS = 'Requester, Requesting week, Target week, Status, Requested, Message, Actions';

interface HeldWeek {
  startDate: string;
  endDate: string;
  booking: { shareNumber: number; ownerName: string | null } | null;
}

/** Returns the last week of next year at Lakeside House that belongs to a share. */
async function lastWeekOf(page: Page, shareNumber: number): Promise<HeldWeek> {
  const query = `{ calendar(propertyId: ${LAKESIDE_HOUSE}, year: ${NEXT_YEAR}) {
    weeks { startDate endDate booking { shareNumber ownerName } } } }`;
  const answer = await page.request.post('/graphql', { data: { query } });
  const weeks: HeldWeek[] = (await answer.json()).data.calendar.weeks;
  const held = weeks.filter(({ booking }) => booking?.shareNumber === shareNumber).at(-1);
  if (!held) throw new Error(`Share ${shareNumber} holds no week.`);
  return held;
}

test('an administrator requests another week in olivia’s name', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=swaps' });
  await page.getByRole('button', { name: 'Create Week Swap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Week Swap' });
  await dialog.getByLabel('User Email').fill(OLIVIA);
  await dialog.getByRole('combobox', { name: 'Property' }).fill('Lakeside');
  await page.getByRole('option', { name: /Lakeside House/ }).click();
  await dialog.getByRole('combobox', { name: 'Share Number' }).click();
  await page.getByRole('option', { name: 'Share 3', exact: true }).click();
  const [current, preferred] = [await lastWeekOf(page, 3), await lastWeekOf(page, 7)];
  await dialog.getByLabel('Current Week Start').fill(current.startDate);
  await dialog.getByLabel('Current Week End').fill(current.endDate);
  await dialog.getByLabel('Preferred Week Start').fill(preferred.startDate);
  await dialog.getByLabel('Preferred Week End').fill(preferred.endDate);
  await dialog.getByLabel('Note (optional)').fill('The school holidays have moved.');
  await inspect(page, 'admin-swap-create');
  await dialog.getByRole('button', { name: 'Create Swap Request' }).click();
  await expect(toast(page)).toContainText('Week swap request created successfully');
  const row = page
    .getByRole('row', { name: /Olivia Marsh/ })
    .filter({ hasText: 'The school holidays have moved.' });
  await expect(row).toContainText(`${preferred.booking?.ownerName}, share 7`);
  await expect(row).toContainText('Pending');
  await expect(row.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await inspect(page, 'admin-swaps');
});

test('a person, their share and two weeks of the year make a request, by keyboard and on a phone', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=swaps&swap=new', ...PHONE });
  const admin = new AdminPanel(page);
  const dialog = page.getByRole('dialog', { name: 'Create Week Swap' });
  await admin.pick('Person', 'Olivia Marsh');
  await admin.choose('Their share', 'Lakeside House, share 3');
  await expect(dialog.getByLabel('User Email')).toHaveValue(OLIVIA);
  const year = dialog.getByRole('group', { name: `Weeks of ${NEXT_YEAR}` });
  const theirs = year.getByRole('button', { name: /, theirs$/ });
  await theirs.first().focus();
  await page.keyboard.press('Enter');
  await expect(theirs.first()).toHaveAttribute('aria-pressed', 'true');
  await year
    .getByRole('button', { name: /, open$/ })
    .first()
    .press('Enter');
  await expect(dialog.getByRole('status')).toContainText('which is open');
  await inspect(page, 'admin-swap-create-open-week');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(year.getByRole('button', { pressed: true })).toHaveCount(2);
  await expect(dialog.getByRole('status')).toHaveText(
    /^Olivia Marsh gives .+ 20\d\d and gets .+ 20\d\d from .+\.$/,
  );
  for (const label of ['Current Week Start', 'Preferred Week End']) {
    await expect(dialog.getByLabel(label)).not.toHaveValue('');
  }
  const width = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width).toBe(0);
  await inspect(page, 'admin-swap-create-phone');
  await dialog.getByRole('button', { name: 'Create Swap Request' }).click();
  await expect(toast(page)).toContainText('Week swap request created successfully');
  await expect(dialog).toBeHidden();
});

test('swaps are listed in every status, and a new one requires all fields but the note', async ({
  open,
  tolerate,
}) => {
  tolerate(CUT_OFF, refusal(400));
  const page = await open(ADMIN, { at: '/admin?tab=swaps' });
  const admin = new AdminPanel(page);
  await expect(page.getByRole('columnheader')).toHaveText(COLUMNS.split(', '));
  await admin.press('Filters');
  for (const status of ['Approved', 'Declined', 'Cancelled', 'Expired', 'Pending']) {
    await admin.choose('Status', status);
    await expect(page.getByRole('row').nth(1)).toContainText(status);
    await expect(page.getByRole('row')).toHaveCount(
      1 + (await page.getByRole('row').filter({ hasText: status }).count()),
    );
  }

  await admin.press('Create Week Swap');
  const dialog = page.getByRole('dialog', { name: 'Create Week Swap' });
  const create = dialog.getByRole('button', { name: 'Create Swap Request' });
  await expect(create).toBeDisabled();
  await dialog.getByLabel('User Email').fill('nobody.at.all@example.test');
  await admin.pick('Property', 'Harbour Loft');
  await admin.choose('Share Number', 'Share 12');
  const dates = {
    'Current Week Start': '2027-03-06',
    'Current Week End': '2027-03-13',
    'Preferred Week Start': '2027-04-03',
    'Preferred Week End': '2027-04-10',
  };
  for (const [label, date] of Object.entries(dates)) {
    await expect(create).toBeDisabled();
    await dialog.getByLabel(label).fill(date);
  }
  await expect(create).toBeEnabled();
  await dialog.getByLabel('User Email').fill(' ');
  await expect(create).toBeDisabled();
  await dialog.getByLabel('User Email').fill('nobody.at.all@example.test');
  for (const [label, refused, sentence] of [
    ['Current Week End', '2027-03-06', 'The current week must end after it starts.'],
    ['Preferred Week End', '2027-04-02', 'The preferred week must end after it starts.'],
  ] as const) {
    await dialog.getByLabel(label).fill(refused);
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(create).toBeDisabled();
    await dialog.getByLabel(label).fill(dates[label]);
  }
  await fill(page, { 'Preferred Week Start': '2027-03-06', 'Preferred Week End': '2027-03-13' });
  await expect(
    dialog.getByText('The preferred week must differ from the current one.'),
  ).toBeVisible();
  await expect(create).toBeDisabled();
  await fill(page, { 'Preferred Week Start': '2027-04-03', 'Preferred Week End': '2027-04-10' });

  await expectFailureToasts(page, {
    operation: 'CreateWeekSwap',
    action: () => create.click(),
    title: 'Error',
    fallback: 'Failed to create week swap',
  });
  await create.click();
  await expect(toast(page)).toContainText(
    'ErrorThere is no user with the address nobody.at.all@example.test.',
  );
  await admin.discard();
  await expect(dialog).toBeHidden();
});

test('an administrator downloads the reports', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin?tab=reports' });
  await expect(page.getByRole('table', { name: 'System summary' })).toBeVisible();
  for (const [name, file, header] of [
    ['Export User Report', 'users', 'ID,First name'],
    ['Export Property Report', 'properties', 'ID,Name,Location'],
    ['Export Analytics Report', 'analytics', 'Section,Name,Value'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^fairweek-${file}-[\\d-]+\\.csv$`));
    expect(await readFile(await download.path(), 'utf8')).toContain(header);
  }
  await inspect(page, 'admin-reports');
});
