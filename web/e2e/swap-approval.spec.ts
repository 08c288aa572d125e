import { AdminPanel } from './support/admin';
import { NEXT_YEAR } from './support/calendar';
import { inspect } from './support/inspect';
import { ADMIN, BRUNO, CLARA, LAKESIDE_HOUSE, OLIVIA } from './support/people';
import { expect, type Page, refusal, test } from './support/test';
import { toast } from './support/toast';

interface Week {
  startDate: string;
  endDate: string;
  isMaintenance: boolean;
  booking: { shareNumber: number; isMine: boolean } | null;
}

/** Requests an open week for an owner by its dates, as a program does: administrators decide. */
async function requestOpenWeek(
  page: Page,
  { userEmail, requestNote }: { userEmail: string; requestNote: string },
): Promise<void> {
  const query = `{ calendar(propertyId: ${LAKESIDE_HOUSE}, year: ${NEXT_YEAR}) {
    weeks { startDate endDate isMaintenance booking { shareNumber isMine } } } }`;
  const answer = await page.request.post('/graphql', { data: { query } });
  const weeks: Week[] = (await answer.json()).data.calendar.weeks;
  const given = weeks.filter(({ booking }) => booking?.isMine).at(-1);
  const wanted = weeks.filter(({ booking, isMaintenance }) => !booking && !isMaintenance).at(-1);
  const made = await page.request.post('/api/week-swaps', {
    data: {
      ...{ userEmail, propertyId: LAKESIDE_HOUSE, requestNote },
      shareNumber: given?.booking?.shareNumber,
      ...{ currentWeekStart: given?.startDate, currentWeekEnd: given?.endDate },
      ...{ preferredWeekStart: wanted?.startDate, preferredWeekEnd: wanted?.endDate },
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
}

test('a swap that waits comes first, and is approved with a reason that its owner reads', async ({
  open,
}) => {
  const page = await open(ADMIN, { at: '/admin?tab=swaps' });
  const admin = new AdminPanel(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const olivia = await open(OLIVIA, { at: '/swaps' });
  await requestOpenWeek(olivia, {
    userEmail: OLIVIA,
    requestNote: 'We found an open week.',
  });
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('We found an open week.');
  await expect(first).toContainText('Waiting for you');
  await expect(page.getByRole('tab', { name: 'Week Swaps (2 new)' })).toBeVisible();
  await admin.press('Filters');
  await admin.choose('Status', 'Waiting for you');
  await expect(page.getByRole('row')).toHaveCount(3);
  await inspect(page, 'admin-swaps-waiting');
  await first.getByRole('button', { name: /^Approve/ }).click();
  await page.getByLabel('Reason for the owner (optional)').fill('The house is free then.');
  await inspect(page, 'admin-swap-approve');
  await admin.press('Approve swap');
  await expect(toast(page)).toContainText('Swap approved');
  await expect(olivia.getByText('The house is free then.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(first).toContainText('Our children have other holidays that year.');
  await first.getByRole('button', { name: /^Approve/ }).click();
  await admin.press('Approve swap');
  await expect(page.getByText('No swaps waiting for you')).toBeVisible();
  await expect(admin.tab('Week Swaps')).toHaveText('Week Swaps');
});

test('several swaps are decided at once, and the one that is refused says why', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(409));
  for (const userEmail of [BRUNO, CLARA]) {
    const requestNote = `The same open week, for ${userEmail}.`;
    await requestOpenWeek(await open(userEmail, { at: '/swaps' }), { userEmail, requestNote });
  }
  const page = await open(ADMIN, { at: '/admin?tab=swaps&status=WAITING' });
  const admin = new AdminPanel(page);
  await page.getByLabel('Select all on this page').check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('2 swaps selected');
  await bar.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve 2 swaps?' });
  await expect(dialog.getByText('Open week')).toHaveCount(2);
  await dialog.getByLabel('Reason for the owners (optional)').fill('First come, first served.');
  await inspect(page, 'admin-swaps-approve');
  await admin.press('Approve 2 swaps');
  await expect(toast(page)).toContainText('1 swap approved');
  await admin.press('Decline 1 swap instead');
  const rest = page.getByRole('dialog', { name: 'Decline this swap?' });
  const reason = /Week \d+ is no longer free\./;
  await expect(rest.getByRole('alert')).toContainText(reason);
  await expect(rest.getByLabel('Reason for the owner (optional)')).toHaveValue(reason);
  await inspect(page, 'admin-swaps-refused');
  await admin.press('Close');
  await expect(bar).toContainText('1 swap selected');
  await expect(page.getByRole('row')).toHaveCount(2);
  await bar.getByRole('button', { name: 'Decline' }).click();
  await admin.press('Decline swap');
  await expect(toast(page)).toContainText('Swap declined');
  await expect(page.getByText('No swaps waiting for you')).toBeVisible();
});
