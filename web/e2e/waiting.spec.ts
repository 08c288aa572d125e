import { inspect } from './support/inspect';
import { ADMIN } from './support/people';
import { umaAsks } from './support/requests';
import { expect, PHONE, test } from './support/test';

test('what waits is counted live, above Analytics and in the navigation', async ({
  open,
  request,
}) => {
  const page = await open(ADMIN, { at: '/admin' });
  const band = page.getByRole('region', { name: 'Waiting for me' });
  const requests = band.getByRole('link', { name: /new requests$/ });
  const admin = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Admin/ });
  await expect(requests).toBeVisible();
  await expect(admin).toContainText(/\d/);
  const numberIn = async (text: Promise<string | null>) => Number((await text)?.match(/\d+/)?.[0]);
  const before = await numberIn(requests.textContent());
  const inNavigation = await numberIn(admin.textContent());
  await inspect(page, 'waiting-for-me');

  await umaAsks(request, 'A second cot');
  await expect(requests).toHaveText(`${before + 1} new requests`);
  await expect(admin).toContainText(String(inNavigation + 1));
  await requests.click();
  await expect(page).toHaveURL('/admin?tab=requests');
  await expect(page.getByRole('tab', { name: /^Special Requests/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('on a phone, the band takes no more room than its figures', async ({ open }) => {
  const page = await open(ADMIN, { at: '/admin', ...PHONE });
  const band = page.getByRole('region', { name: 'Waiting for me' });
  const last = band.getByRole('list', { name: 'Not urgent' });
  await expect(last).toBeVisible();
  const [all, end] = [await band.boundingBox(), await last.boundingBox()];
  const bottom = (box: typeof all) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(bottom(all) - bottom(end)).toBeLessThan(2);
});
