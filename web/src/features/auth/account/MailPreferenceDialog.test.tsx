import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import type { Handlers } from '../../../lib/test/fake-server';
import { expectToast, olivia, renderPage } from '../test-page';
import { MailPreferenceDialog } from './MailPreferenceDialog';

const open = async (server: Handlers = {}, unreadMails = true) => {
  const onClose = jest.fn();
  const page = await renderPage(<MailPreferenceDialog onClose={onClose} />, {
    user: olivia,
    server: {
      mailPreference: () => ({ currentUser: { __typename: 'CurrentUser', id: '3', unreadMails } }),
      ...server,
    },
  });
  const box = await screen.findByRole('checkbox', { name: 'Email me about unread messages' });
  return { ...page, box, onClose };
};

test.each([true, false])(
  'it shows the saved choice (%s) and saves a change immediately',
  async (was) => {
    const saveMailPreference = () => ({ saveMailPreference: true });
    const { box, callsOf, onClose } = await open({ saveMailPreference }, was);
    expect((box as HTMLInputElement).checked).toBe(was);
    expect(await axe(screen.getByRole('dialog', { name: 'Mail' }))).toHaveNoViolations();
    await userEvent.click(box);
    await expectToast(was ? 'Emails turned off' : 'Emails turned on');
    expect(callsOf('saveMailPreference')).toEqual([{ unreadMails: !was }]);
    expect((box as HTMLInputElement).checked).toBe(!was);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalled();
  },
);

test('a change that could not be saved is reverted', async () => {
  const { box } = await open({
    saveMailPreference: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await userEvent.click(box);
  await expectToast('Not saved', 'Please try again');
  await waitFor(() => expect(box).toBeChecked());
});
