import type { Page } from '@playwright/test';
import { AdminPanel } from './support/admin';
import { inspect } from './support/inspect';
import { ADMIN, OLIVIA } from './support/people';
import { expect, PHONE, refusal, test } from './support/test';

const banner = (page: Page) => page.getByRole('region', { name: 'Viewing as another user' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the user's page and starts the view. */
async function viewAs(page: Page, search: string, name: string): Promise<void> {
  const admin = new AdminPanel(page);
  await page.getByLabel('Search users').fill(search);
  await expect(page.getByRole('row')).toHaveCount(2);
  await admin.row(name).getByRole('link', { name }).click();
  await page.getByRole('button', { name: `View as ${name}` }).click();
  await page.getByRole('button', { name: 'Start viewing' }).click();
  await expect(banner(page)).toContainText(`Viewing as ${name}, read only`);
}

test('an administrator views as an owner, sees their screens alone, and the owner reads it', async ({
  open,
  tolerate,
}) => {
  // Requests of other tabs and operations are refused.
  tolerate(refusal(403), /WebSocket is already in CLOSING or CLOSED state/);
  const page = await open(ADMIN, { at: '/admin?tab=users' });
  const other = await page.context().newPage();
  await other.goto('/admin?tab=audit');
  await expect(heading(other, 'Admin Panel')).toBeVisible();
  await viewAs(page, 'olivia@fairweek', 'Olivia Marsh');

  await expect(heading(page, 'Calendar')).toBeVisible();
  await expect(page.getByText('Olivia’s week').or(page.getByRole('grid')).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    ...['Calendar', 'Rotation', 'Properties', 'Documents', 'Requests'],
  ]);
  // The other tab shows the view as well.
  await expect(banner(other)).toBeVisible();
  await inspect(page, 'viewing-calendar');
  for (const [link, title] of [
    ['Rotation', 'Rotation'],
    ['Properties', 'Manage Your Properties'],
    ['Documents', 'Property Documents'],
    ['Requests', 'Requests'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(banner(page)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'New request' })).toBeHidden();

  // A page that is loaded again, and addresses beyond the view.
  await page.goto('/messages');
  await expect(page.getByText('This page is not part of a view')).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/calendar/);
  await expect(banner(page)).toBeVisible();
  const message = { receiverId: 1, content: 'Hello' };
  const sent = await page.request.post('/api/messages', { data: message });
  expect(sent.status()).toBe(403);
  expect((await sent.json()).message).toContain('You are viewing Fairweek as Olivia Marsh');

  await page.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  await expect(heading(page, 'Olivia Marsh')).toBeVisible();
  await expect(banner(other)).toBeHidden();

  const olivia = await open(OLIVIA, { at: '/account' });
  const card = olivia.locator('section', { hasText: 'Viewed by administrators' });
  await expect(card.getByText('Ada Keller').first()).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText(/viewed Fairweek as Olivia Marsh/).first()).toBeVisible();
});

test('a view on a phone is marked on every screen', async ({ open, tolerate }) => {
  tolerate(refusal(403), /WebSocket is already in CLOSING or CLOSED state/);
  const page = await open(ADMIN, { at: '/admin?tab=users&search=olivia%40fairweek', ...PHONE });
  await page.getByRole('link', { name: 'Olivia Marsh', exact: true }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'View as Olivia Marsh' }).click();
  await page.getByRole('button', { name: 'Start viewing' }).click();
  await expect(banner(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 1_000));
  await expect(banner(page)).toBeInViewport();
  await inspect(page, 'viewing-phone');
  await page.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(heading(page, 'Olivia Marsh')).toBeVisible();
});
