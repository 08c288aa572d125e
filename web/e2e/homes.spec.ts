import { expectHome, signInByForm } from './support/account';
import { keepPicture } from './support/inspect';
import { DEMO_PASSWORD, OLIVIA } from './support/people';
import { Taps } from './support/taps';
import { expect, PHONE, test } from './support/test';

test('on a phone an owner finds her next week, Christmas, the wifi and the rotation in three taps each', async ({
  open,
}) => {
  const page = await open(undefined, { at: '/login', ...PHONE });
  await signInByForm(page, OLIVIA, DEMO_PASSWORD);
  await expectHome(page, 'Olivia');
  const main = page.getByRole('navigation', { name: 'Main' });

  await test.step('my next week', async () => {
    const taps = await Taps.fromHome(page);
    const stay = page.getByRole('region', { name: /^Your (next )?stay$/ });
    await expect(stay).toContainText(/(Your next stay is|You) /);
    await expect(stay).toContainText('Arrive');
    await keepPicture(page, 'journey-1-next-week');
    await taps.on(stay.getByRole('link', { name: 'See it in the calendar' }));
    await expect(page.getByRole('dialog')).toContainText('Your week');
    await keepPicture(page, 'journey-1-next-week-in-calendar');
    taps.expectAtMost(3);
  });

  await test.step('who has Christmas week', async () => {
    const taps = await Taps.fromHome(page);
    await taps.on(main.getByRole('link', { name: 'Calendar' }));
    await taps.on(page.getByRole('button', { name: 'Christmas', exact: true }));
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('· Christmas');
    await expect(sheet.getByText(/^Your week$|^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u)).toBeVisible();
    await keepPicture(page, 'journey-2-christmas');
    taps.expectAtMost(3);
  });

  await test.step('the wifi password in the house guide', async () => {
    const taps = await Taps.fromHome(page);
    await taps.on(page.getByRole('link', { name: 'House documents of Lakeside House' }));
    await taps.on(page.getByRole('link', { name: /^House guide/ }));
    const password = page.getByText('heron-on-the-jetty');
    await password.scrollIntoViewIfNeeded();
    await expect(password).toBeInViewport();
    await keepPicture(page, 'journey-3-wifi');
    taps.expectAtMost(3);
  });

  await test.step('the rotation of the year drafted next, and why', async () => {
    const taps = await Taps.fromHome(page);
    await taps.on(page.getByRole('main').getByRole('link', { name: 'Rotation', exact: true }));
    const turns = page.getByRole('main').getByRole('listitem');
    await expect(turns).toHaveCount(12);
    await expect(
      page.getByText(String(new Date().getFullYear() + 2), { exact: true }).first(),
    ).toBeVisible();
    for (const turn of await turns.all()) await expect(turn).toContainText(/\.$/);
    await keepPicture(page, 'journey-4-rotation');
    taps.expectAtMost(3);
  });
});
