import { fill } from './support/account';
import { ADMIN, LAKESIDE_HOUSE, OLIVIA } from './support/people';
import { expect, type Page, refusal, test } from './support/test';
import { toast } from './support/toast';

const PAPERS = `/documents?property=${LAKESIDE_HOUSE}`;

const dialog = (page: Page) => page.getByRole('dialog');
const documents = (page: Page) => page.getByRole('list', { name: 'Documents' });

test('a search finds the document that contains a word, with the passage around it', async ({
  open,
}) => {
  const page = await open(OLIVIA, { at: PAPERS });
  await page.getByLabel('Search documents').fill('canoe');
  const hits = page.getByRole('list', { name: 'Documents found' }).getByRole('listitem');
  await expect(hits.first().locator('mark').first()).toHaveText(/canoe/i);
  await hits.filter({ hasText: 'House guide · Lakeside House' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'House guide' })).toBeVisible();
  await expect(page.getByText('Canoe and four paddles')).toBeVisible();
  await page.getByLabel('Search documents').fill('quetzalcoatl');
  await expect(page.getByText('Nothing found for “quetzalcoatl”.')).toBeVisible();
});

test('an administrator writes, changes and removes a document; when two change it, the second is notified', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(409));
  const ada = await open(ADMIN, { at: PAPERS });
  await ada.getByRole('button', { name: 'New document' }).click();
  await fill(ada, { Title: 'Boat house', Text: '# Keys\n\nThe key hangs **behind** the oars.' });
  await ada.getByRole('button', { name: 'Save document' }).click();
  await expect(toast(ada)).toContainText('Document saved');
  await expect(ada.getByRole('heading', { name: 'Boat house' })).toBeVisible();
  const address = new URL(ada.url());
  const olivia = await open(OLIVIA, { at: address.pathname + address.search });
  await expect(olivia.getByText('The key hangs behind the oars.')).toBeVisible();
  await expect(olivia.getByRole('button', { name: 'Edit' })).toHaveCount(0);

  const other = await open(ADMIN, { at: address.pathname + address.search });
  await other.getByRole('button', { name: 'Edit' }).click();
  await fill(other, { Text: 'The key hangs in the hall.' });
  await ada.getByRole('button', { name: 'Edit' }).click();
  await fill(ada, { Text: 'The key hangs in the kitchen.' });
  await ada.getByRole('button', { name: 'Save document' }).click();
  await expect(dialog(ada)).toHaveCount(0);
  await expect(ada.getByText('The key hangs in the kitchen.')).toBeVisible();
  await other.getByRole('button', { name: 'Save document' }).click();
  await expect(dialog(other).getByRole('alert')).toContainText('Your text is still here');
  await expect(dialog(other).getByLabel('Text', { exact: true })).toHaveValue(
    'The key hangs in the hall.',
  );

  await ada.getByRole('button', { name: 'History' }).click();
  await expect(dialog(ada)).toContainText('by Ada Keller');
  await ada.keyboard.press('Escape');
  await ada.getByRole('button', { name: 'Remove' }).click();
  await ada.getByRole('button', { name: 'Remove document' }).click();
  await expect(toast(ada)).toContainText('Document removed');
  await expect(documents(ada)).not.toContainText('Boat house');
  await olivia.reload();
  await expect(olivia.getByText('This document is no longer here.')).toBeVisible();
});
