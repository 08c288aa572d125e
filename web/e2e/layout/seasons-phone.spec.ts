import { ADMIN, LAKESIDE_HOUSE } from '../support/people';
import { expect, type Page, PHONE, test } from '../support/test';

type Point = readonly [x: number, y: number];

/** Draws a finger from one point to another, as the browser gets it from a touch screen. */
async function drag(page: Page, from: Point, to: Point) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  const steps = 12;
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step++) {
    const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / steps;
    await touch('touchMove', [[at(0), at(1)]]);
  }
  await touch('touchEnd', []);
}

test('on a phone, a finger paints weeks sideways, scrolls up and down, and the button that saves stays in sight', async ({
  open,
}) => {
  const at = `/admin/properties/${LAKESIDE_HOUSE}/setup?step=seasons`;
  const page = await open(ADMIN, { at, ...PHONE });
  const tile = (week: number) => page.getByRole('button', { name: `Week ${week},` });
  const middleOf = async (week: number): Promise<Point> => {
    const box = await tile(week).boundingBox();
    if (!box) throw new Error(`Week ${week} is not drawn.`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const scrolled = () => page.evaluate(() => window.scrollY);
  const save = page.getByRole('button', { name: 'Save and go on' });

  await page.getByRole('button', { name: /^Low/ }).click();
  await tile(32).evaluate((week) => week.scrollIntoView({ block: 'center' }));
  const before = await scrolled();
  await drag(page, await middleOf(32), await middleOf(34));
  for (const week of [32, 33, 34]) await expect(tile(week)).toHaveAccessibleName(/Low season/);
  expect(await scrolled()).toBe(before);

  await expect(save).toBeEnabled();
  await expect(save).toBeInViewport({ ratio: 1 });
  const unpainted = (await tile(36).getAttribute('aria-label')) ?? '';
  const [x, y] = await middleOf(36);
  await drag(page, [x, y], [x, y - 200]);
  await expect.poll(scrolled).toBeGreaterThan(before + 100);
  await expect(tile(36)).toHaveAccessibleName(unpainted);
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const button = await save.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
