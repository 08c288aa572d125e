import type { Locator, Page } from '@playwright/test';

/** The one toast on screen; not found by role, because an open dialog hides all else from those. */
export function toast(page: Page): Locator {
  return page.locator('[role=region][aria-label^=Notifications] li');
}
