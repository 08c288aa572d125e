import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Handlers } from '../../../lib/test/fake-server';
import { useTheme } from '../../../ui/theme/ThemeProvider';
import { type SessionUser, useSession } from '../session/session';
import { expectToast, olivia, renderPage } from '../test-page';
import { useAccountTheme, useSaveTheme } from './account-theme';

const shown = () => document.documentElement.dataset.theme;

function SignedIn({ user }: { user: SessionUser }) {
  const { setTheme } = useTheme();
  const { refresh } = useSession();
  const save = useSaveTheme();
  useAccountTheme(user);
  const choose = () => {
    setTheme('sunset');
    save('sunset');
  };
  return (
    <>
      <button type="button" onClick={choose}>
        Choose
      </button>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </>
  );
}

function Page() {
  const { user } = useSession();
  return user && <SignedIn user={user} />;
}

const open = (user: SessionUser, server: Handlers = {}) => renderPage(<Page />, { user, server });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.setItem('admin-theme', 'emerald'));

test('the theme of the account is shown at sign-in and remembered by the browser', async () => {
  await open({ ...olivia, themeId: 'purple' });
  expect(shown()).toBe('purple');
  expect(localStorage.getItem('admin-theme')).toBe('purple');
});

test.each([null, 'no-such-theme'])(
  'with %s saved the theme of the browser stays',
  async (themeId) => {
    await open({ ...olivia, themeId });
    expect(shown()).toBe('emerald');
  },
);

test('a chosen theme is saved with the account and is not reverted', async () => {
  const saveTheme = () => ({ saveTheme: true });
  const { callsOf } = await open({ ...olivia, themeId: 'purple' }, { saveTheme });
  await press('Choose');
  expect(callsOf('saveTheme')).toEqual([{ themeId: 'sunset' }]);
  expect(shown()).toBe('sunset');
});

test('a theme chosen elsewhere is applied once the account is refetched', async () => {
  let themeId = 'purple';
  await open(olivia, { currentUser: () => ({ currentUser: { ...olivia, themeId } }) });
  expect(shown()).toBe('purple');
  themeId = 'ocean';
  await press('Refresh');
  await waitFor(() => expect(shown()).toBe('ocean'));
});

test('a theme that cannot be saved stays in the browser, with a message', async () => {
  const saveTheme = () => {
    throw new TypeError('Failed to fetch');
  };
  await open(olivia, { saveTheme });
  await press('Choose');
  await expectToast('Theme not saved to your account', 'It is kept in this browser only.');
  expect(shown()).toBe('sunset');
});
