import { Calendar, LAKESIDE_NEXT_YEAR } from './support/calendar';
import { inspect } from './support/inspect';
import { meetingPoint } from './support/meeting-point';
import { OLIVIA, OMAR, UMA } from './support/people';
import { expect, type Page, PHONE, refusal, test } from './support/test';
import { expectAbove, toast } from './support/toast';

test('olivia’s open calendar shows a week that omar takes and gives back', async ({ open }) => {
  const olivia = new Calendar(await open(OLIVIA, { at: LAKESIDE_NEXT_YEAR }));
  const omar = new Calendar(await open(OMAR, { at: LAKESIDE_NEXT_YEAR }));
  const [week = 0] = await omar.openWeeks();
  await expect(olivia.week(week, 'open')).toBeVisible();
  await olivia.page.evaluate(() => Object.assign(window, { marked: true }));

  await omar.beginTaking(week);
  await omar.press('Yes, take it');
  await expect(omar.sheet).toContainText('The week is yours');
  await omar.press('Done');
  await expect(omar.week(week, 'share 5, Omar Haddad \\(you\\)')).toBeVisible();
  await expect(olivia.week(week, 'share 5, Omar Haddad$')).toBeVisible();

  await omar.week(week, '\\(you\\)').click();
  await omar.press('Who stays?');
  await omar.page.getByLabel('Names, one per line').fill('Aunt Salma and the twins');
  await omar.press('Save guests');
  await expect(toast(omar.page)).toContainText('Guests saved');
  await omar.week(week, '\\(you\\)').click();
  await expect(omar.sheet).toContainText('Guests: Aunt Salma and the twins');
  await omar.page.keyboard.press('Escape');
  await olivia.week(week, 'Omar Haddad').click();
  await expect(olivia.sheet).toContainText('Omar Haddad');
  await expect(olivia.sheet).not.toContainText('Aunt Salma');
  await olivia.page.keyboard.press('Escape');

  await omar.giveBack(week);
  await expect(olivia.week(week, 'open')).toBeVisible();
  expect(await olivia.page.evaluate(() => 'marked' in window)).toBe(true);
});

test('when two owners take the same week at once, one gets it, and the other sees who was faster', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(409));
  const olivia = new Calendar(await open(OLIVIA, { at: LAKESIDE_NEXT_YEAR }));
  const omar = new Calendar(await open(OMAR, { at: LAKESIDE_NEXT_YEAR }));
  const week = (await omar.openWeeks()).at(-1) ?? 0;
  const both = [olivia, omar];
  for (const one of both) await one.beginTaking(week);
  await meetingPoint(
    both.map(({ page }) => page),
    'ClaimWeek',
  );
  await Promise.all(both.map((one) => one.press('Yes, take it')));

  const hasWon = await Promise.all(
    both.map(({ page, sheet }) =>
      Promise.race([
        sheet
          .getByText('The week is yours')
          .waitFor()
          .then(() => true),
        toast(page)
          .first()
          .waitFor()
          .then(() => false),
      ]),
    ),
  );
  expect(hasWon.filter(Boolean)).toHaveLength(1);
  const [winner, loser] = hasWon[0] ? [olivia, omar] : [omar, olivia];
  const faster = winner === olivia ? 'Olivia Marsh' : 'Omar Haddad';
  const refused = await toast(loser.page).first().textContent();
  expect(refused).toContain('The week could not be taken');
  expect(refused).toContain(`Week ${week} has just been taken by ${faster}`);
  await expect(loser.sheet).toContainText(faster);
  await loser.page.keyboard.press('Escape');
  await expect(loser.week(week, `${faster}$`)).toBeVisible();
  await winner.press('Done');
  await winner.giveBack(week);
  await expect(loser.week(week, 'open')).toBeVisible();
});

test('a guest sees the weeks and the rotation of her house, and can change nothing', async ({
  open,
}) => {
  const uma = new Calendar(await open(UMA, { at: LAKESIDE_NEXT_YEAR }));
  const { page } = uma;
  const [week = 0] = await uma.openWeeks();
  await uma.week(week, 'open').click();
  await expect(uma.sheet).toContainText(`Week ${week}`);
  await expect(uma.sheet.getByRole('button', { name: 'Take this week' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden();

  await page.goto('/rotation');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeHidden();
  await expect(page.getByRole('table').first()).toBeVisible();
});

/** Opens olivia’s week of which uma is the guest in the demo. */
async function openWeekOfGuest(page: Page): Promise<void> {
  const query = '{ myStays(first: 50) { propertyId year startDate guestId } }';
  const { data } = await (await page.request.post('/graphql', { data: { query } })).json();
  const { propertyId, year, startDate } = data.myStays.find(
    ({ guestId }: { guestId: string | null }) => guestId !== null,
  );
  await page.goto(`/calendar?property=${propertyId}&year=${year}&week=${startDate}`);
}

test('olivia takes a stay from uma and links it again, and uma’s open home shows both', async ({
  open,
}) => {
  const uma = await open(UMA, PHONE);
  const stay = uma.getByRole('region', { name: 'Your next stay' });
  const none = uma.getByRole('region', { name: 'No stay at Lakeside House is planned' });
  await expect(stay).toContainText('Your host is Olivia Marsh.');
  await uma.evaluate(() => Object.assign(window, { marked: true }));

  const olivia = await open(OLIVIA, { at: '/rotation' });
  await openWeekOfGuest(olivia);
  const sheet = olivia.getByRole('dialog');
  await expect(sheet).toContainText('Uma Lind');
  await sheet.getByRole('button', { name: 'Change link' }).click();
  await olivia.setViewportSize(PHONE.viewport);
  await sheet.getByRole('button', { name: 'Unlink guest' }).click();
  await expect(toast(olivia)).toContainText('Guest unlinked');
  await expectAbove(olivia, sheet);
  await olivia.setViewportSize({ width: 1280, height: 800 });
  await expect(sheet).not.toContainText('Uma Lind');
  await expect(none).toBeVisible();
  await expect(uma.getByRole('link', { name: /was cancelled by Olivia Marsh/ })).toBeVisible();
  await expect(stay).toBeHidden();

  await sheet.getByRole('button', { name: 'Who stays?' }).click();
  const link = sheet.getByRole('button', { name: 'Link a guest' });
  await link.focus();
  await olivia.keyboard.press('Enter');
  const choice = sheet.getByRole('combobox', { name: 'A guest of Lakeside House' });
  await expect(choice).toBeFocused();
  await expect(sheet).toContainText('check-in and check-out, the way there and the wifi');
  await inspect(olivia, 'link-guest');
  await olivia.keyboard.press('Enter');
  const option = olivia.getByRole('option', { name: 'Uma Lind' });
  await expect(option).toBeFocused();
  await olivia.keyboard.type('Uma');
  await expect(option).toBeFocused();
  await olivia.keyboard.press('Enter');
  await expect(choice).toContainText('Uma Lind');
  await expect(choice).toBeFocused();
  await olivia.keyboard.press('Tab');
  await olivia.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Link guest' })).toBeFocused();
  await olivia.keyboard.press('Enter');
  await expect(toast(olivia)).toContainText('Uma Lind is linked');
  await expect(sheet).toContainText('Sees this stay on their home screen');

  await expect(stay).toContainText('Your host is Olivia Marsh.');
  await expect(stay.getByRole('link', { name: 'Write to Olivia' })).toBeVisible();
  expect(await uma.evaluate(() => 'marked' in window)).toBe(true);
});

test('the private link of a calendar works until it is revoked', async ({ open }) => {
  const page = await open(OLIVIA, { at: LAKESIDE_NEXT_YEAR });
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Get the link for My weeks' }).click();
  const url = await page.getByLabel('Your private link: My weeks').inputValue();
  expect(url).toMatch(/\.ics$/);
  const stranger = await open(undefined, { at: '/login' });
  const answer = await stranger.request.get(url);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR.*BEGIN:VEVENT.*Lakeside House/s);

  await page.getByRole('button', { name: 'Revoke the link for My weeks' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(page)).toContainText('Link revoked');
  expect((await stranger.request.get(url)).status()).toBe(404);
});
