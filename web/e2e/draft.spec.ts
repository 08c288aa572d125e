import type { Locator, Page } from '@playwright/test';
import { DRAFT_ROOM } from './support/drafting';
import { inspect } from './support/inspect';
import { OLIVIA, OMAR } from './support/people';
import { expect, test } from './support/test';
import { toast } from './support/toast';

const week = (page: Page, number: number, holder: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Week ${number},.*${holder}`) });

test('a week that olivia chooses shows on omar’s open board at once, and becomes hers', async ({
  open,
}) => {
  const olivia = await open(OLIVIA, { at: DRAFT_ROOM });
  const omar = await open(OMAR, { at: DRAFT_ROOM });
  await expect(olivia.getByRole('heading', { name: 'It is your turn', exact: true })).toBeVisible();
  await expect(omar.getByRole('heading', { name: 'Olivia Marsh chooses' })).toBeVisible();
  await inspect(olivia, 'draft');

  await week(olivia, 10, 'free').click();
  await olivia.getByRole('button', { name: 'Choose for share 8' }).click();
  await expect(toast(olivia)).toContainText('The week is yours');
  await expect(week(olivia, 10, 'share 8, You')).toBeVisible();
  await expect(week(omar, 10, 'share 8, Olivia Marsh')).toBeVisible();
  await expect(omar.getByText(/^Olivia Marsh chose .* Mar\.$/).last()).toBeVisible();
  // The news of a choice does not cover who is next.
  const news = omar.getByRole('status', { name: 'The latest pick' }).locator('p');
  await expect(async () => {
    const panel = await omar.getByLabel('Whose turn it is').boundingBox({ timeout: 1_000 });
    const pill = await news.boundingBox({ timeout: 1_000 });
    expect(pill?.y).toBeGreaterThan((panel?.y ?? 0) + (panel?.height ?? 0));
  }).toPass();
  // The others' lists have chosen since, up to olivia's other share.
  await expect(olivia.getByLabel('Whose turn it is')).toContainText('Share 3');

  await week(omar, 10, 'Olivia Marsh').click();
  await expect(omar.getByRole('dialog')).toContainText('Share 8 (Olivia Marsh) has this week.');
  await omar.keyboard.press('Escape');

  await olivia.getByRole('tab', { name: 'My wish list' }).click();
  await inspect(olivia, 'draft-wishes');
  await olivia.getByRole('tab', { name: 'Fairness' }).click();
  await expect(olivia.getByRole('link', { name: /^Download the log/ })).toBeVisible();
  await inspect(olivia, 'draft-fairness');
  await olivia.getByText('How this is measured').click();
  await expect(olivia.getByText(/^Drafts were simulated/)).toBeVisible();
  await inspect(olivia, 'draft-fairness-measured');
});
