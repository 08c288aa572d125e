import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SetTemporaryPasswordDocument } from '../../../generated/graphql';
import { passwordLink } from '../../../lib/network/password-link';
import { fakeServer, type Handlers, Refusal } from '../../../lib/test/fake-server';
import { DownloadButton } from '../../../ui/button/DownloadButton';
import { olivia, renderPage } from '../test-page';
import { ConfirmPassword } from './ConfirmPassword';

const REQUIRED = 'Please confirm your password to continue.';

/** A server that wants the password 'right' before it does anything. */
function strictServer() {
  let isConfirmed = false;
  return {
    confirmPassword: ({ password }: Record<string, unknown>) => {
      if (password !== 'right') throw new Refusal('Your password is incorrect.');
      isConfirmed = true;
      return { confirmPassword: true };
    },
    setTemporaryPassword: () => {
      if (!isConfirmed) throw new Refusal(REQUIRED, 'PASSWORD_REQUIRED');
      const expiresAt = '2026-11-29T00:00:00.000Z';
      return {
        setTemporaryPassword: { __typename: 'TemporaryPassword', password: 'abcd', expiresAt },
      };
    },
    myPasskeys: () => ({ myPasskeys: [] }),
    recentPassword: () => ({
      currentUser: { __typename: 'CurrentUser', id: '3', hasRecentPassword: isConfirmed },
    }),
  } satisfies Handlers;
}

async function open(server = strictServer()) {
  const { unmount } = await renderPage(
    <>
      <ConfirmPassword user={olivia} />
      <DownloadButton to="/api/admin/exports/users.csv">Export</DownloadButton>
    </>,
    { user: olivia, server },
  );
  const { link, callsOf } = fakeServer(server);
  const client = new ApolloClient({
    link: ApolloLink.from([passwordLink, link]),
    cache: new InMemoryCache(),
  });
  const send = () =>
    client
      .mutate({ mutation: SetTemporaryPasswordDocument, variables: { userId: '3' } })
      .then(({ data }) => data?.setTemporaryPassword.password)
      .catch((error: Error) => error.message);
  return { send, callsOf, unmount };
}

const confirm = async (password: string) => {
  await userEvent.clear(await screen.findByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
};

test('an operation that needs the password is repeated once it was given', async () => {
  const { send, callsOf } = await open();
  const result = send();
  await confirm('wrong');
  expect(await screen.findByText('Your password is incorrect.')).toBeVisible();
  await confirm('right');
  expect(await result).toBe('abcd');
  expect(callsOf('setTemporaryPassword')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('several at once ask once', async () => {
  const { send } = await open();
  const results = Promise.all([send(), send()]);
  await confirm('right');
  expect(await results).toEqual(['abcd', 'abcd']);
});

test('one that is cancelled is refused as the server refused it', async () => {
  const { send, callsOf } = await open();
  const result = send();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await result).toBe(REQUIRED);
  expect(callsOf('setTemporaryPassword')).toHaveLength(1);
});

test('one whose page is gone is refused, and the next page asks again', async () => {
  const { send, unmount } = await open();
  const result = send();
  await screen.findByRole('dialog');
  unmount();
  expect(await result).toBe(REQUIRED);
  const next = (await open()).send();
  await confirm('right');
  expect(await next).toBe('abcd');
});

describe('a download', () => {
  const clicked = jest.fn();
  beforeEach(() => {
    clicked.mockReset();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked(this.getAttribute('href'));
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('asks for the password first, and starts once it was given', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Export' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your password' });
    expect(dialog).toHaveAccessibleDescription(/^This gives out data about other people, so/);
    expect(clicked).not.toHaveBeenCalled();
    await confirm('right');
    await waitFor(() => expect(clicked).toHaveBeenCalledWith('/api/admin/exports/users.csv'));
  });

  test('starts at once where the password was given recently', async () => {
    const server = strictServer();
    server.confirmPassword({ password: 'right' });
    await open(server);
    await userEvent.click(screen.getByRole('link', { name: 'Export' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('does not start when the question is cancelled', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(clicked).not.toHaveBeenCalled();
  });
});
