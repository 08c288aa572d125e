import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { onItsWay, Refusal } from '../../../lib/test/fake-server';
import { recordPasswordChange } from '../password/password-change';
import { address, expectToast, generation, olivia, renderPage, who } from '../test-page';
import { useSession } from './session';

function Buttons() {
  const { logout, signIn, refresh } = useSession();
  return (
    <>
      <button type="button" onClick={logout}>
        Logout
      </button>
      <button type="button" onClick={() => signIn(olivia)}>
        Come in
      </button>
      <button type="button" onClick={refresh}>
        Look again
      </button>
      <Link to="/messages">Messages</Link>
    </>
  );
}

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Buttons />, { route: '/', user: olivia, ...options });
const logout = () => userEvent.click(screen.getByRole('button', { name: 'Logout' }));

/** Simulates another tab changing the flag. */
function fromAnotherTab(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem('force_logout');
  else localStorage.setItem('force_logout', newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'force_logout', newValue }));
  });
}

describe('logging out', () => {
  it('clears all local data before it notifies the server in the background', async () => {
    localStorage.setItem('fairweek-email', olivia.email);
    const onForceLogout = jest.fn();
    window.addEventListener('force-logout', onForceLogout);
    const { callsOf } = await open({
      server: { logout: onItsWay },
    });
    await logout();

    expect(address()).toBe('/login');
    expect(who()).toBe('no one');
    expect(onForceLogout).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('force_logout')).not.toBeNull();
    expect(localStorage.getItem('fairweek-email')).toBe(olivia.email);
    await waitFor(() => expect(callsOf('logout')).toHaveLength(1));
    window.removeEventListener('force-logout', onForceLogout);
  });

  it('takes effect even if the call is lost', async () => {
    await open({ server: { logout: () => Promise.reject(new TypeError('fetch')) } });
    await logout();
    expect(who()).toBe('no one');
  });

  it('is not undone by a page that loads while the flag is set', async () => {
    localStorage.setItem('force_logout', 'true');
    const { callsOf } = await open();
    expect(who()).toBe('no one');
    expect(callsOf('currentUser')).toEqual([]);
  });

  it('ends with the next login, which clears the flag', async () => {
    await open({ server: { logout: () => ({ logout: true }) } });
    await logout();
    await userEvent.click(screen.getByRole('button', { name: 'Come in' }));
    expect(who()).toBe('Olivia');
    expect(localStorage.getItem('force_logout')).toBeNull();
    expect(generation()).toBe(1);
  });
});

describe('other tabs', () => {
  it('log out with the one that did, and send no second logout', async () => {
    const { callsOf } = await open();
    expect(who()).toBe('Olivia');
    fromAnotherTab('true');
    await waitFor(() => expect(who()).toBe('no one'));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(callsOf('logout')).toEqual([]);
  });

  it('come back with the one that signs in again', async () => {
    await open();
    fromAnotherTab('true');
    await waitFor(() => expect(who()).toBe('no one'));
    fromAnotherTab(null);
    await waitFor(() => expect(who()).toBe('Olivia'));
    expect(generation()).toBe(1);
  });

  it('change nothing with what else they store', async () => {
    await open();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'admin-theme', newValue: 'dark' }));
    });
    expect(who()).toBe('Olivia');
  });
});

describe('a session that ended elsewhere', () => {
  const endingServer = (answer: { user: typeof olivia | null }) => ({
    currentUser: () => ({ currentUser: answer.user }),
  });

  it('returns to sign-in with an explanation', async () => {
    const answer: { user: typeof olivia | null } = { user: olivia };
    const onForceLogout = jest.fn();
    window.addEventListener('force-logout', onForceLogout);
    await open({ server: endingServer(answer) });
    answer.user = null;
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    await expectToast('You are signed out', 'Your session has ended. Please sign in again.');
    window.removeEventListener('force-logout', onForceLogout);
    expect(onForceLogout).not.toHaveBeenCalled();
    expect(who()).toBe('no one');
    expect(localStorage.getItem('force_logout')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Come in' }));
    expect(who()).toBe('Olivia');
  });

  it('is not over when a new one has replaced it, as after a password change', async () => {
    let isReplacing = false;
    const currentUser = () => {
      const answer = { currentUser: isReplacing ? null : olivia };
      isReplacing = false;
      return answer;
    };
    const { callsOf } = await open({ server: { currentUser } });
    isReplacing = true;
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    expect(who()).toBe('Olivia');
    await waitFor(() => expect(generation()).toBe(1));
    expect(callsOf('currentUser')).toHaveLength(3);
    expect(who()).toBe('Olivia');
    expect(screen.queryByText('You are signed out')).not.toBeInTheDocument();
  });

  it('is not over when the second look has no answer', async () => {
    const answers: ((() => object) | undefined)[] = [];
    const currentUser = () => ({ currentUser: olivia, ...answers.shift()?.() });
    const { callsOf } = await open({ server: { currentUser } });
    const unanswered = () => {
      throw new Refusal('Internal error', 'INTERNAL');
    };
    answers.push(() => ({ currentUser: null }), unanswered, unanswered);
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(callsOf('currentUser')).toHaveLength(5), { timeout: 8_000 });
    expect(who()).toBe('Olivia');
    expect(screen.queryByText('You are signed out')).not.toBeInTheDocument();
    await waitFor(() => expect(generation()).toBe(1));
  }, 15_000);

  it.each([
    [4_000, 1],
    [6_000, 2],
  ])('is checked when a page opens %d ms after the last check: %d calls', async (later, calls) => {
    const { callsOf } = await open();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + later);
    await userEvent.click(screen.getByRole('link', { name: 'Messages' }));
    await waitFor(() => expect(address()).toBe('/messages'));
    now.mockRestore();
    expect(callsOf('currentUser')).toHaveLength(calls);
  });

  it('is looked at twice on a page loaded during a password change', async () => {
    recordPasswordChange(true);
    const answers = [null];
    await open({ server: { currentUser: () => ({ currentUser: answers.pop() ?? olivia }) } });
    expect(who()).toBe('Olivia');
  });

  it('shows the sign-in page after a password change that ended in neither', async () => {
    recordPasswordChange(true);
    const { callsOf } = await open({ user: null });
    expect(who()).toBe('no one');
    expect(callsOf('currentUser')).toHaveLength(2);
    expect(screen.queryByText('You are signed out')).not.toBeInTheDocument();
  });

  it('is not assumed when the server cannot be reached', async () => {
    let isDown = false;
    const currentUser = () => {
      if (isDown) throw new Refusal('Internal error', 'INTERNAL');
      return { currentUser: olivia };
    };
    const { callsOf } = await open({ server: { currentUser } });
    isDown = true;
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await userEvent.click(screen.getByRole('link', { name: 'Messages' }));
    await waitFor(() => expect(callsOf('currentUser')).toHaveLength(2));
    now.mockRestore();
    expect(who()).toBe('Olivia');
  });

  it('is not reported when another user has signed in', async () => {
    const answer: { user: typeof olivia | null } = { user: olivia };
    await open({ server: endingServer(answer) });
    answer.user = { ...olivia, id: '4', firstName: 'Omar' };
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(who()).toBe('Omar'));
    expect(screen.queryByText('You are signed out')).not.toBeInTheDocument();
  });
});
