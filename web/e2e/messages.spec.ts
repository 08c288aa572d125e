import { inspect } from './support/inspect';
import { freshText, Messages } from './support/messages';
import {
  ELIN,
  IVO,
  JONAS,
  KLARA,
  LIAM,
  MIRA,
  NILS,
  OLIVIA,
  OMAR,
  PAULA,
  SVEN,
} from './support/people';
import { expect, PHONE, refusal, test } from './support/test';
import { toast } from './support/toast';

test('a message from olivia reaches omar at once, and olivia sees when he has read it', async ({
  open,
}) => {
  const olivia = new Messages(await open(OLIVIA, { at: '/messages' }));
  const omar = new Messages(await open(OMAR, { at: '/messages' }));
  await olivia.openConversationWith('Omar Haddad');
  await omar.openConversationWith('Ada Keller');
  await olivia.mark();
  await omar.mark();
  const unread = await omar.count('Unread');
  const sent = await olivia.count('Sent');

  const first = freshText('Shall we paint the boat house in May?');
  await olivia.write(first);
  await expect(olivia.composer).toHaveValue('');
  await expect(olivia.bubble(first)).toContainText('○ Delivered');
  await olivia.expectCount('Sent', sent + 1);
  const row = omar.conversations.first();
  await expect(row).toContainText('Olivia Marsh');
  await expect(row).toContainText(first);
  await expect(row).toContainText(`${unread + 1} unread`);
  await omar.expectCount('Unread', unread + 1);
  await omar.expectBadge(unread + 1);
  await expect(olivia.bubble(first)).toContainText('○ Delivered');

  await row.getByRole('link').click();
  await expect(omar.bubble(first)).toBeVisible();
  await expect(olivia.bubble(first)).toContainText('✓ Read');
  await omar.expectCount('Unread', 0);
  await omar.expectBadge(0);
  await expect(row).not.toContainText('unread');

  const second = freshText('I have the paint already.');
  await olivia.write(second);
  await expect(omar.texts(second)).toHaveCount(1);
  await expect(olivia.bubble(second)).toContainText('✓ Read');
  await expect(olivia.texts(second)).toHaveCount(1);
  await olivia.expectNotReloaded();
  await omar.expectNotReloaded();
});

test('omar sees that olivia is typing until she has sent the message', async ({ open }) => {
  const olivia = new Messages(await open(OLIVIA, { at: '/messages' }));
  const omar = new Messages(await open(OMAR, { at: '/messages' }));
  await olivia.openConversationWith('Omar Haddad');
  await omar.openConversationWith('Olivia Marsh');
  const typing = omar.page.getByText('Olivia is typing…');
  await olivia.composer.pressSequentially('On Saturday', { delay: 20 });
  await expect(typing).toBeVisible();
  await olivia.composer.press('Enter');
  await expect(typing).toBeHidden();
});

test('two tabs of one user stay in sync', async ({ open }) => {
  const jonas = new Messages(await open(JONAS, { at: '/messages' }));
  await jonas.page.getByRole('button', { name: 'New Message' }).click();
  await sendByEmail(jonas, KLARA, freshText('Do you have the key of the shed?'));

  const one = new Messages(await open(KLARA, { at: '/messages' }));
  const two = new Messages(await one.page.context().newPage());
  await two.page.goto('/');
  await one.expectBadge(1);
  await two.expectBadge(1);
  // A background tab renders once a second, so that each click would wait.
  await one.page.bringToFront();
  await one.openConversationWith('Jonas Pohl');
  await two.expectBadge(0);
  await two.page.bringToFront();
  await two.navigation.getByRole('link', { name: 'Messages', exact: true }).click();
  await two.openConversationWith('Jonas Pohl');

  const reply = freshText('It hangs beside the door.');
  await one.page.bringToFront();
  await one.write(reply);
  await expect(two.texts(reply)).toHaveCount(1);
  await expect(two.conversationWith('Jonas Pohl')).toContainText(reply);
  await two.expectCount('Sent', 1);
  await jonas.openConversationWith('Klara Novak');
  await expect(one.bubble(reply)).toContainText('✓ Read');
  await expect(two.bubble(reply)).toContainText('✓ Read');
});

test('a search finds at most three other people and opens a new conversation', async ({ open }) => {
  const liam = new Messages(await open(LIAM, { at: '/messages' }));
  const search = liam.page.getByPlaceholder('Search conversations...');
  const found = liam.page.getByRole('list', { name: 'People found' }).getByRole('listitem');
  await search.fill('a');
  await expect(found).toHaveCount(3);
  await search.fill('liam');
  await expect(liam.page.getByText('No one found for “liam”.')).toBeVisible();
  await search.fill('PETROVA');
  await expect(found).toHaveCount(1);
  await found.getByRole('button').click();

  await expect(search).toHaveValue('');
  await expect(liam.page.getByText('Say hello')).toBeVisible();
  const text = freshText('Are you at the house next week?');
  await liam.write(text);
  await expect(liam.bubble(text)).toContainText('○ Delivered');
  await expect(liam.page).toHaveURL(/conversation=\d+$/);
  await liam.tab('All Messages').click();
  await expect(liam.conversations).toHaveCount(1);

  const mira = new Messages(await open(MIRA, { at: '/messages' }));
  await mira.expectCount('Unread', 1);
  await mira.openConversationWith('Liam Doyle');
  await expect(mira.texts(text)).toHaveCount(1);
});

test('the New Message dialog sends to an address, and treats a stranger like an unknown address', async ({
  open,
  tolerate,
}) => {
  tolerate(refusal(404));
  const nils = new Messages(await open(NILS, { at: '/messages' }));
  await nils.page.getByRole('button', { name: 'New Message' }).click();
  const dialog = nils.page.getByRole('dialog', { name: 'New Message' });
  await expect(dialog.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  for (const stranger of ['nobody@fairweek.test', PAULA]) {
    await sendByEmail(nils, stranger, 'Is anybody there?');
    await expect(toast(nils.page)).toContainText('Failed to send message');
    await expect(toast(nils.page)).toContainText(
      'No one you can write to has this e-mail address.',
    );
    await expect(dialog).toBeVisible();
  }
  await sendByEmail(nils, SVEN, 'Hello Sven');
  await expect(toast(nils.page)).toContainText('Message sent successfully');
  await expect(toast(nils.page)).toContainText('Your message has been delivered.');
  await expect(dialog).toBeHidden();
  await nils.expectCount('Sent', 1);
  await nils.tab('All Messages').click();
  await expect(nils.conversationWith('Sven Dahl')).toContainText('Hello Sven');
});

test('archiving and deleting change one mailbox and not the other person’s copy', async ({
  open,
}) => {
  const elin = new Messages(await open(ELIN, { at: '/messages' }));
  await elin.page.getByRole('button', { name: 'New Message' }).click();
  await sendByEmail(elin, IVO, 'The boiler is serviced.');
  await expect(elin.texts('The boiler is serviced.')).toBeVisible();
  await elin.openConversationWith('Ivo Marek');

  const ivo = new Messages(await open(IVO, { at: '/messages' }));
  await ivo.expectCount('Unread', 1);
  const list = ivo.page.getByRole('list', { name: 'Unread messages' });
  const act = async (text: string, action: string) => {
    const row = list.getByRole('listitem').filter({ hasText: text });
    await row.getByRole('button', { name: /^Actions for “/ }).click();
    await ivo.page.getByRole('menuitem', { name: action }).click();
  };
  await act('The boiler is serviced.', 'Archive');
  await expect(toast(ivo.page)).toContainText('Message archived');
  await ivo.expectCount('Unread', 0);
  await ivo.page.getByRole('button', { name: 'Undo' }).click();
  await ivo.expectCount('Unread', 1);
  await act('The boiler is serviced.', 'Archive');
  await ivo.expectCount('Unread', 0);
  await elin.write('And the chimney is swept.');
  await ivo.expectCount('Unread', 1);
  await act('And the chimney is swept.', 'Delete');
  await ivo.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(ivo.page)).toContainText('Message has been permanently deleted.');
  await ivo.expectCount('Unread', 0);
  await expect(ivo.page.getByText('All caught up')).toBeVisible();

  await ivo.page.getByRole('button', { name: 'Archive (1)' }).click();
  const archive = ivo.page.getByRole('list', { name: 'Archived messages' });
  await expect(archive.getByText('The boiler is serviced.')).toBeVisible();
  await inspect(ivo.page, 'messages-archive');
  await archive.getByRole('button', { name: /^Actions for “/ }).click();
  await ivo.page.getByRole('menuitem', { name: 'Unarchive' }).click();
  await expect(ivo.page.getByText('Nothing archived')).toBeVisible();
  await ivo.page.getByRole('button', { name: 'Back to the mailbox' }).click();
  await ivo.expectCount('Unread', 1);

  await ivo.openConversationWith('Elin Sandberg');
  await expect(ivo.texts('The boiler is serviced.')).toBeVisible();
  await expect(ivo.texts('And the chimney is swept.')).toHaveCount(0);
  await expect(elin.texts('The boiler is serviced.')).toBeVisible();
  await expect(elin.texts('And the chimney is swept.')).toBeVisible();
});

test('10,000 characters are sent, and one more is refused', async ({ open }) => {
  const olivia = new Messages(await open(OLIVIA, { at: '/messages' }));
  await olivia.openConversationWith('Bruno Costa');
  const send = olivia.page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeDisabled();
  await olivia.composer.fill('   ');
  await expect(send).toBeDisabled();
  await olivia.composer.fill('🏡'.repeat(10_001));
  await expect(olivia.page.getByText(/^1 character.* too long$/)).toBeVisible();
  await expect(send).toBeDisabled();
  await olivia.composer.fill('🏡'.repeat(10_000));
  await send.click();
  await expect(olivia.log.getByRole('listitem').last()).toContainText('○ Delivered');
});

test('on a phone a conversation fills the screen and the back button leads to the list', async ({
  open,
}) => {
  const omar = new Messages(await open(OMAR, { at: '/messages', ...PHONE }));
  const heading = omar.page.getByRole('heading', { name: 'Messages' });
  await omar.openConversationWith('Olivia Marsh');
  await expect(heading).toBeHidden();
  await omar.page.getByRole('button', { name: 'Back to messages' }).click();
  await expect(heading).toBeVisible();
  await expect(omar.page).toHaveURL('/messages');
  await expect(omar.tab('All Messages')).toHaveAttribute('aria-selected', 'true');
  await omar.conversationWith('Olivia Marsh').getByRole('link').click();
  await expect(heading).toBeHidden();
  await omar.page.goBack();
  await expect(heading).toBeVisible();
});

async function sendByEmail({ page }: Messages, email: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New Message' });
  await dialog.getByLabel('To', { exact: true }).fill(email);
  await dialog.getByLabel('Message', { exact: true }).fill(text);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
}
