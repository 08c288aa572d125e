import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LAKESIDE_HOUSE, OLIVIA, OMAR } from './support/people';
import { expect, PHONE, test } from './support/test';

const TALK = `/messages?house=${LAKESIDE_HOUSE}`;
const ICON = resolve(import.meta.dirname, '../public/icons/icon-192.png');

test('a photo from the camera of a phone is seen live in the talk of a house, and answered with a reaction', async ({
  open,
}) => {
  const omar = await open(OMAR, { at: TALK });
  const olivia = await open(OLIVIA, { at: TALK, ...PHONE });
  const buffer = readFileSync(ICON);
  const photo = { name: 'boiler.png', mimeType: 'image/png', buffer };
  await olivia.locator('input[capture]').setInputFiles(photo);
  await expect(olivia.getByRole('list', { name: 'Files to send' })).toBeVisible();
  await olivia.getByPlaceholder('Type a message...').fill('The boiler shows this');
  await olivia.getByRole('button', { name: 'Send message' }).click();

  const seen = omar.getByRole('listitem').filter({ hasText: 'The boiler shows this' }).last();
  const picture = seen.getByRole('img', { name: 'Picture from Olivia Marsh' });
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(192);
  await seen.hover();
  await seen.getByRole('button', { name: /^Actions for/ }).click();
  await omar.getByRole('menuitemcheckbox', { name: 'Thank you' }).click();
  await expect(olivia.getByRole('button', { name: 'Thank you: Omar Haddad' })).toBeVisible();
  await expect(olivia.getByText('✓ Read by 1')).toBeVisible();
});
