import { LAKESIDE_HOUSE, OLIVIA } from '../support/people';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';
import { toast } from '../support/toast';

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 700 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

test('a toast covers no dialog that opens, however tall, whatever the window', async ({ open }) => {
  const page = await open(OLIVIA, { at: `/properties?property=${LAKESIDE_HOUSE}` });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const window of WINDOWS) {
    await resize(page, window);
    await page.goto(`/properties?property=${LAKESIDE_HOUSE}`);
    await page.getByRole('button', { name: 'Copy the wifi password' }).first().click();
    await expect(toast(page)).toBeVisible();
    await page.evaluate(() => {
      history.pushState(null, '', '/swaps');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('button', { name: 'Ask to swap' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const overlap = await page.evaluate(async () => {
      const panel = document.querySelector('[role=dialog]') as HTMLElement;
      const message = document.querySelector('[data-toast]') as HTMLElement;
      const [, body] = panel.children;
      (body as HTMLElement).append(
        Object.assign(document.createElement('div'), { style: 'height: 2000px' }),
      );
      await Promise.all(
        [panel, message].flatMap((it) => it.getAnimations()).map((it) => it.finished),
      );
      const [a, b] = [panel.getBoundingClientRect(), message.getBoundingClientRect()];
      const isAside = a.right <= b.left || b.right <= a.left;
      return isAside ? 0 : Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    });
    expect.soft(overlap, `${window.width} × ${window.height}`).toBeLessThanOrEqual(0);
  }
});
