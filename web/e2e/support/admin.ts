import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The actions and views of an administrator in the panel. */
export class AdminPanel {
  constructor(readonly page: Page) {}

  /** Finds a tab with any count. */
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  async openTab(name: string): Promise<void> {
    await this.tab(name).click();
    await this.expectTab(name);
  }

  async expectTab(name: string): Promise<void> {
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true');
  }

  /** Finds the visible table row that contains a text. */
  row(text: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  /** Leaves a dialog with unsaved input. */
  async discard(): Promise<void> {
    await this.press('Cancel');
    await this.page.getByRole('button', { name: 'Discard changes' }).click();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Types into a search box and picks the only option that the server finds. */
  async pick(label: string, text: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('combobox', { name: label }).fill(text);
    await this.page.getByRole('option', { name: text }).click();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}
