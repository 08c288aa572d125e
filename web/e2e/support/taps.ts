import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Counts taps from the home screen on. */
export class Taps {
  private count = 0;

  static async fromHome(page: Page): Promise<Taps> {
    await page.goto('/');
    return new Taps();
  }

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.tap();
  }

  expectAtMost(most: number): void {
    expect(this.count, 'taps from the home screen').toBeLessThanOrEqual(most);
  }
}
