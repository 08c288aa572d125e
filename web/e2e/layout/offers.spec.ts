import type { Page } from '@playwright/test';
import { BLANK } from '../support/changed-answers';
import { LAKESIDE_HOUSE, OLIVIA } from '../support/people';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const WIDTHS = [320, 390, 768, 1280, 1920];

/** A browser that has decided neither on notifications nor on the installed app. */
const undecided = () => {
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  window.addEventListener('load', () => {
    const prompt = async () => ({ outcome: 'dismissed' });
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
};

/**
 * Returns the buttons and fields at whose centre is something else: as the page stands, where only
 * the bars of the shell may pass over it, and then each in the middle of the window.
 */
const coveredIn = (page: Page) =>
  page.evaluate(async () => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button, a[href], input, select, textarea):not(:disabled)',
      ),
    ].filter(
      (control) => control.offsetWidth > 8 && control.checkVisibility({ visibilityProperty: true }),
    );
    const onTop = (control: HTMLElement) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [first] = control.getClientRects();
      const isWrapped = control.getClientRects().length > 1 && first;
      const x = isWrapped ? first.left + first.width / 2 : left + width / 2;
      const y = isWrapped ? first.top + first.height / 2 : top + height / 2;
      return document.elementFromPoint(x, y);
    };
    const isCovered = (control: HTMLElement, cover: Element | null) =>
      cover !== null && !control.contains(cover) && !cover.closest('label')?.contains(control);
    /** Elements that stay while the page scrolls, except for the bars of the shell. */
    const isCard = (cover: Element | null) => {
      const isBar = cover?.closest('nav[aria-label="Main"], header');
      let at = isBar ? null : cover;
      while (at && !/fixed|sticky/.test(getComputedStyle(at).position)) at = at.parentElement;
      return at !== null;
    };
    const name = (control: HTMLElement) =>
      control.getAttribute('aria-label') ?? control.textContent?.slice(0, 40) ?? control.tagName;
    const covered = new Set<string>();
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const control of controls) {
      const cover = onTop(control);
      if (isCovered(control, cover) && isCard(cover)) covered.add(`at the top: ${name(control)}`);
    }
    for (const control of controls) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      if (isCovered(control, onTop(control))) covered.add(name(control));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...covered];
  });

test('no offer covers a button or a field, whatever the width', async ({ open }) => {
  const page = await open(OLIVIA, { at: BLANK });
  await page.addInitScript(undecided);
  for (const [path, offer] of [
    [`/draft?property=${LAKESIDE_HOUSE}`, undefined],
    ['/', 'Fairweek on your Home Screen'],
    [`/calendar?property=${LAKESIDE_HOUSE}`, undefined],
    ['/swaps', undefined],
    ['/messages', undefined],
  ] as const) {
    for (const width of WIDTHS) {
      await resize(page, { width, height: width < 768 ? 844 : 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.click(2, 2);
      await page.waitForFunction(() => document.documentElement.dataset.busy === undefined);
      if (offer && (width < 768 || path !== '/')) {
        await expect(page.getByRole('region', { name: offer })).toBeVisible();
      }
      expect.soft(await coveredIn(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
