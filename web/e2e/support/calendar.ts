import type { Locator, Page } from '@playwright/test';
import { LAKESIDE_HOUSE } from './people';
import { expect } from './test';

/** A year that has not begun, so that its open weeks can be taken. */
export const NEXT_YEAR = new Date().getFullYear() + 1;
export const LAKESIDE_NEXT_YEAR = `/calendar?property=${LAKESIDE_HOUSE}&year=${NEXT_YEAR}`;

/** The actions and views of a user on the calendar of a year on a desktop. */
export class Calendar {
  readonly picture: Locator;
  readonly sheet: Locator;

  constructor(readonly page: Page) {
    this.picture = page.getByRole('grid', { name: `Weeks of ${NEXT_YEAR}` });
    this.sheet = page.getByRole('dialog');
  }

  /** Returns the numbers of the open weeks. */
  async openWeeks(): Promise<number[]> {
    await expect(this.picture).toBeVisible();
    const labels = await this.picture
      .getByRole('button', { name: /, open$/ })
      .evaluateAll((tiles) =>
        tiles.map((tile) => tile.querySelector('[data-name]')?.textContent ?? ''),
      );
    return labels.map((label) => Number(/^Week (\d+),/.exec(label)?.[1]));
  }

  /** Finds a week's tile once it has this holder, such as 'open' or 'Omar Haddad'. */
  week(week: number, holder: string): Locator {
    return this.picture.getByRole('button', { name: new RegExp(`^Week ${week},.*${holder}`) });
  }

  async press(name: string): Promise<void> {
    await this.sheet.getByRole('button', { name, exact: true }).click();
  }

  /** Goes as far as the last confirmation before the week is taken. */
  async beginTaking(week: number): Promise<void> {
    await this.week(week, 'open').click();
    await this.press('Take this week');
    await expect(this.sheet.getByRole('button', { name: 'Yes, take it' })).toBeVisible();
  }

  async giveBack(week: number): Promise<void> {
    await this.week(week, '\\(you\\)').click();
    await this.press('Give back');
    await this.press('Yes, give it back');
    await expect(this.sheet).toContainText('Week given back');
    await this.press('Done');
  }
}
