import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The visible toast; not found by role, because an open dialog hides everything else from roles.
 */
export function toast(page: Page): Locator {
  return page.locator('[role=region][aria-label^=Notifications] li');
}

/** Expects the visible toast to lie above the open dialog, none of which it covers. */
export async function expectAbove(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    const [message, sheet] = [await toast(page).boundingBox(), await dialog.boundingBox()];
    expect(message && sheet && message.y + message.height).toBeLessThanOrEqual(sheet?.y ?? 0);
  }).toPass({ timeout: 3_000 });
}
