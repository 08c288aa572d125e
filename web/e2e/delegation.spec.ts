import { Drafting } from './support/drafting';
import { ADMIN } from './support/people';
import { expect, PHONE, test } from './support/test';

/** Long enough for a slow machine. */
const WINDOW_SECONDS = 600;

test('an owner lets another choose, and sees the pick with its name', async ({ open }) => {
  const office = await open(ADMIN);
  const drafting = await Drafting.in(office, 'Yonder Mill', 2);
  const owners = await Promise.all(
    ['Yara', 'Yann'].map(async (firstName, index) => {
      const page = await open(undefined, index === 0 ? PHONE : undefined);
      await drafting.seat(page, index + 1, { firstName, lastName: 'Yarrow' });
      return { page, share: index + 1, name: `${firstName} Yarrow` };
    }),
  );
  const draftId = await drafting.plan(WINDOW_SECONDS);
  await drafting.open(draftId);
  const [turn] = (await drafting.read()).seats;
  const owner = owners.find(({ share }) => share === turn?.shareNumber);
  const friend = owners.find(({ share }) => share !== turn?.shareNumber);
  if (!owner || !friend) throw new Error('Owners are missing.');

  await owner.page.goto(drafting.room);
  await owner.page.getByRole('button', { name: 'Let someone choose for me' }).click();
  const dialog = owner.page.getByRole('dialog', { name: 'Let someone choose for me' });
  await dialog.getByRole('combobox', { name: /Who chooses/ }).click();
  await owner.page.getByRole('option', { name: friend.name }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    owner.page.getByRole('button', { name: `${friend.name} may choose for share ${owner.share}` }),
  ).toBeVisible();

  await friend.page.goto(drafting.room);
  await expect(
    friend.page.getByRole('heading', { name: `You choose for ${owner.name}` }),
  ).toBeVisible();
  await friend.page
    .getByRole('button', { name: /^Week \d+,.*, low season, free$/ })
    .first()
    .click();
  await friend.page.getByRole('button', { name: `Choose for share ${owner.share}` }).click();

  const sentence = `${friend.name} chose`;
  const log = owner.page.getByRole('list', { name: 'What has happened' });
  await expect(log.getByText(sentence).first()).toContainText(`for ${owner.name}.`);
  const { log: entries } = await drafting.read();
  expect(entries.at(-1)).toMatchObject({ kind: 'PICKED', share: owner.share, by: 'DELEGATE' });
});
