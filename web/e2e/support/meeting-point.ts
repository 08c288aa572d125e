import type { Page } from '@playwright/test';

/**
 * Holds back an operation on every page until all of them have sent it, then releases them
 * together.
 */
export async function meetingPoint(pages: Page[], operation: string): Promise<void> {
  let waiting = pages.length;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  for (const page of pages) {
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes(operation)) {
        waiting -= 1;
        if (waiting === 0) open();
        await gate;
      }
      await route.continue();
    });
  }
}
