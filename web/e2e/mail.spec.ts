import { NILS } from './support/people';
import { expect, type Page, test } from './support/test';
import { toast } from './support/toast';

async function openMailChoice(page: Page) {
  await page.getByRole('button', { name: 'Account of Nils Berg' }).click();
  await page.getByRole('menuitem', { name: 'Mail' }).click();
  return page.getByRole('checkbox', { name: 'Email me about unread messages' });
}

test('emails about unread messages are turned off in the account menu, for every device', async ({
  open,
}) => {
  const page = await open(NILS);
  const choice = await openMailChoice(page);
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(toast(page)).toContainText('Emails turned off');
  await expect(choice).not.toBeChecked();
  const elsewhere = await open(NILS);
  await expect(await openMailChoice(elsewhere)).not.toBeChecked();
});
