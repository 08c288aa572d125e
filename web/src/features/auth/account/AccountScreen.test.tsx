import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, onItsWay, Refusal } from '../../../lib/test/fake-server';
import { address, expectToast, olivia, renderPage } from '../test-page';
import { AccountScreen } from './AccountScreen';

const CODES = Array.from({ length: 10 }, (_, index) => `aaaa${index}-bbbbb`);

const device = (id: string, rest = {}) => ({
  __typename: 'UserSession',
  id,
  device: 'Firefox on Android',
  network: '192.0.2.7',
  createdAt: '2026-11-20T08:00:00.000Z',
  usedAt: '2026-11-21T09:30:00.000Z',
  isCurrent: false,
  isAdminSession: false,
  ...rest,
});
const here = device('here', { device: 'Chrome on Linux', isCurrent: true, isAdminSession: true });

const factor = (hasSecondFactor: boolean, recoveryCodesLeft = 10) => ({
  currentUser: { __typename: 'CurrentUser', id: '3', hasSecondFactor },
  recoveryCodesLeft,
});

const open = (server: Handlers = {}, user: typeof olivia = olivia) =>
  renderPage(<AccountScreen />, {
    route: '/account',
    user,
    server: {
      myProfile: onItsWay,
      myPasskeys: () => ({ myPasskeys: [] }),
      mySecondFactor: () => factor(false),
      myViewings: () => ({ myViewings: [] }),
      myAccessTokens: () => ({ myAccessTokens: [] }),
      mailPreference: () => ({
        currentUser: { __typename: 'CurrentUser', id: '3', unreadMails: true },
      }),
      mySessions: () => ({ mySessions: [here, device('phone')] }),
      ...server,
    },
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the devices', () => {
  test('are listed, this one marked and without a way to sign it out', async () => {
    const { container } = await open();
    const [first, second] = within(
      await screen.findByRole('list', { name: 'Devices' }),
    ).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Chrome on Linux.*This device.*Administrator.*In use now/);
    expect(second).toHaveTextContent(/Firefox on Android.*Last used .*192\.0\.2\.7/);
    expect(screen.getAllByRole('button', { name: /^Sign out / })).toHaveLength(2);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('are signed out one by one', async () => {
    let devices = [here, device('phone')];
    const { callsOf } = await open({
      mySessions: () => ({ mySessions: devices }),
      endSession: () => {
        devices = [here];
        return { endSession: true };
      },
    });
    await userEvent.click(await button(/^Sign out Firefox on Android/));
    await expectToast('Device signed out', 'Firefox on Android');
    expect(callsOf('endSession')).toEqual([{ id: 'phone' }]);
    const list = within(screen.getByRole('list', { name: 'Devices' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
  });

  test('are signed out all at once, after a question', async () => {
    const { callsOf } = await open({ endOtherSessions: () => ({ endOtherSessions: 1 }) });
    await userEvent.click(await button('Sign out all others'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/1 device will have to sign in again/)).toBeVisible();
    expect(callsOf('endOtherSessions')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expectToast('All other devices are signed out');
  });

  test('say that they could not be loaded, and try again', async () => {
    let isBroken = true;
    await open({
      mySessions: () => {
        if (isBroken) throw new Refusal('No.');
        return { mySessions: [here] };
      },
    });
    expect(await screen.findByText('No.')).toBeVisible();
    isBroken = false;
    await userEvent.click(await button('Retry'));
    expect(await screen.findByText('Chrome on Linux')).toBeVisible();
  });
});

test('while it loads, the page has its sections', async () => {
  await open({ mySessions: onItsWay, mySecondFactor: onItsWay });
  for (const name of ['Password', 'Passkeys', 'Two-step verification', 'Devices', 'Your data']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/change-password');
  const programs = screen.getByText('For programs').parentElement;
  expect(programs).not.toHaveAttribute('open');
  expect(programs).toContainElement(
    screen.getByRole('heading', { name: 'Access tokens', hidden: true }),
  );
});

describe('your data', () => {
  const erase = () => button('Erase my account');
  const answer = async (password: string) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Password'), password);
    await userEvent.click(dialog.getByRole('button', { name: 'Erase my account' }));
    return dialog;
  };

  test('is downloaded as one file', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Download' });
    expect(link).toHaveAttribute('href', '/api/my-data');
  });

  test('is erased with the password alone, which signs out', async () => {
    const { callsOf } = await open({
      eraseMyAccount: ({ password }) => {
        if (password === 'right') return { eraseMyAccount: true };
        throw new Refusal('Your password is incorrect.', 'BAD_USER_INPUT', 'password');
      },
      logout: () => ({ logout: true }),
    });
    await userEvent.click(await erase());
    const dialog = await answer('wrong');
    expect(await dialog.findByText('Your password is incorrect.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Password'));
    await answer('right');
    await expectToast('Your account has been erased');
    expect(callsOf('eraseMyAccount')).toHaveLength(2);
    expect(address()).toBe('/login');
  });

  test('of an administrator cannot be erased', async () => {
    await open({}, { ...olivia, isAdmin: true });
    expect(screen.getByText(/another administrator has to change your role first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erase my account' })).not.toBeInTheDocument();
  });
});

describe('two-step verification', () => {
  const setup = {
    __typename: 'SecondFactorSetup',
    setupKey: 'GEZDGNBVGY3TQOJQ',
    url: 'otpauth://totp/Fairweek:o?secret=GEZDGNBVGY3TQOJQ',
    qrCode: 'data:image/svg+xml;utf8,%3Csvg%2F%3E',
  };

  test('is switched on by scanning and confirming, and shows the recovery codes', async () => {
    let isOn = false;
    const { callsOf } = await open({
      mySecondFactor: () => factor(isOn),
      startSecondFactor: () => ({ startSecondFactor: setup }),
      confirmSecondFactor: ({ code }) => {
        if (code !== '123456') throw new Refusal('This code is wrong.', 'BAD_USER_INPUT', 'code');
        isOn = true;
        return { confirmSecondFactor: CODES };
      },
    });
    await userEvent.click(await button('Switch on'));
    const picture = await screen.findByRole('img', { name: /QR code/ });
    expect(picture).toHaveAttribute('src', setup.qrCode);
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    const dialog = screen.getByRole('dialog');
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText('This code is wrong.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Code'));
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
    const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map((it) => it.textContent)).toEqual(CODES);
    const file = screen.getByRole('link', { name: 'Download' });
    expect(file).toHaveAttribute('download', 'fairweek-recovery-codes.txt');
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(CODES.join('\r\n'));
    await userEvent.click(await button('I have saved them'));
    expect(await screen.findByText('You have 10 recovery codes left.')).toBeVisible();
    expect(callsOf('startSecondFactor')).toHaveLength(1);
  });

  test('that cannot be set up says so, and tries again', async () => {
    let isBroken = true;
    await open({
      startSecondFactor: () => {
        if (isBroken) throw new Refusal('Please confirm your password to continue.');
        return { startSecondFactor: setup };
      },
    });
    await userEvent.click(await button('Switch on'));
    expect(await screen.findByText('Please confirm your password to continue.')).toBeVisible();
    isBroken = false;
    await userEvent.click(await button('Retry'));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  });

  test('is switched off with a code', async () => {
    let isOn = true;
    await open({
      mySecondFactor: () => factor(isOn),
      switchSecondFactorOff: ({ code }) => {
        if (code !== '123456') throw new Refusal('This code is wrong or was already used.');
        isOn = false;
        return { switchSecondFactorOff: true };
      },
    });
    await userEvent.click(await button('Switch off'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Code'), '1{Enter}');
    expect(await dialog.findByText('This code is wrong or was already used.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Code'));
    await userEvent.type(dialog.getByLabelText('Code'), '123456{Enter}');
    await expectToast('Two-step verification is off');
    expect(await button('Switch on')).toBeVisible();
  });

  test('with few recovery codes left suggests new ones, and shows them', async () => {
    await open({
      mySecondFactor: () => factor(true, 2),
      renewRecoveryCodes: () => ({ renewRecoveryCodes: CODES }),
    });
    expect(await screen.findByText(/You have 2 recovery codes left. Make new ones/)).toBeVisible();
    await userEvent.click(await button('New recovery codes'));
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  });
});
