import type { Locator, Page } from '@playwright/test';

/**
 * The visible toast; not found by role, because an open dialog hides everything else from roles.
 */
export function toast(page: Page): Locator {
  return page.locator('[role=region][aria-label^=Notifications] li');
}
