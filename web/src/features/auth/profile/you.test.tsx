import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRequest } from '../../../app/admin/test/fake-request';
import { axe } from '../../../lib/test/axe';
import { type Handlers, onItsWay, refuse } from '../../../lib/test/fake-server';
import { address, expectToast, olivia, renderPage, who } from '../test-page';
import { RestoreEmailScreen } from './RestoreEmailScreen';
import { YouCard } from './YouCard';

const mine = {
  __typename: 'MyProfile',
  id: '3',
  firstName: 'Olivia',
  lastName: 'Owner',
  email: 'olivia@fairweek.test',
  phone: null as string | null,
  phoneAudience: 'ADMINISTRATORS',
  profileImageUrl: null as string | null,
  pendingEmail: null as string | null,
  version: 1,
};

const open = (server: Handlers = {}) =>
  renderPage(<YouCard />, {
    route: '/account',
    user: olivia,
    server: { myProfile: () => ({ myProfile: mine }), ...server },
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const theDialog = async () => within(await screen.findByRole('dialog'));

test('shows one’s name, address and telephone', async () => {
  const { container } = await open();
  expect(await screen.findByText('Olivia Owner')).toBeVisible();
  expect(screen.getByText('olivia@fairweek.test')).toBeVisible();
  expect(screen.getByText('None')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enter the code' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('while it loads there is no name, and a failure can be tried again', async () => {
  const loading = await open({ myProfile: onItsWay });
  expect(screen.queryByText('Olivia Owner')).toBeNull();
  loading.unmount();
  await open({ myProfile: refuse('Down for a moment.', 'SERVICE_UNAVAILABLE') });
  expect(await screen.findByRole('button', { name: /try again|retry/i })).toBeVisible();
});

test('name and telephone change, and the menu has the new name', async () => {
  const maria = { ...olivia, firstName: 'Maria' };
  let user = olivia;
  const { callsOf } = await open({
    currentUser: () => ({ currentUser: user }),
    updateMyProfile: () => {
      user = maria;
      return {
        updateMyProfile: {
          ...mine,
          firstName: 'Maria',
          phone: '+41 44 123 45 67',
          phoneAudience: 'OWNERS',
          version: 2,
        },
      };
    },
  });
  await press('Change details');
  const dialog = await theDialog();
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await userEvent.clear(dialog.getByLabelText('First name'));
  await userEvent.type(dialog.getByLabelText('Telephone'), '+41 44 123 45 67');
  expect(save).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('First name'), 'Maria');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Who may see it' }));
  await userEvent.click(
    await screen.findByRole('option', { name: 'Administrators and owners of my houses' }),
  );
  await userEvent.click(save);
  await expectToast('Saved');
  expect(callsOf('updateMyProfile')).toEqual([
    {
      input: {
        ...{ firstName: 'Maria', lastName: 'Owner', phone: '+41 44 123 45 67' },
        ...{ phoneAudience: 'OWNERS', version: 1 },
      },
    },
  ]);
  expect(await screen.findByText('Maria Owner')).toBeVisible();
  expect(screen.getByText('Administrators and owners of my houses')).toBeVisible();
  await waitFor(() => expect(who()).toBe('Maria'));
});

test('a telephone that is refused says why, and a change by someone else is not overwritten', async () => {
  let answer = refuse('phone must be a telephone number.', 'BAD_USER_INPUT', 'phone');
  await open({ updateMyProfile: () => answer() });
  await press('Change details');
  const dialog = await theDialog();
  await userEvent.type(dialog.getByLabelText('Telephone'), 'x');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Telephone')).toHaveAccessibleDescription(
      /Must be a telephone number\./,
    ),
  );
  answer = refuse('Someone else has changed it.', 'CONFLICT', 'version');
  await userEvent.type(dialog.getByLabelText('Telephone'), '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Someone else has changed this profile/)).toBeVisible();
});

test('an address changes in two steps, and the code can be entered later', async () => {
  let profile = mine;
  const { callsOf } = await open({
    myProfile: () => ({ myProfile: profile }),
    changeMyEmail: () => {
      profile = { ...mine, pendingEmail: 'new@fairweek.test' };
      return { changeMyEmail: profile };
    },
    confirmMyEmail: ({ code }) => {
      if (code !== '123456') return refuse('This code is wrong.', 'BAD_USER_INPUT', 'code')();
      profile = { ...mine, email: 'new@fairweek.test', pendingEmail: null };
      return { confirmMyEmail: profile };
    },
  });
  await press('Change email');
  const first = await theDialog();
  await userEvent.type(first.getByLabelText('New email'), ' new@fairweek.test ');
  await userEvent.click(first.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('dialog', { name: 'Confirm your new email' });
  expect(callsOf('changeMyEmail')).toEqual([{ email: 'new@fairweek.test' }]);
  await userEvent.click((await theDialog()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/A code is on its way to new@fairweek\.test/)).toBeVisible();
  await press('Enter the code');
  const second = await theDialog();
  await userEvent.type(second.getByLabelText('Code'), '654321');
  await userEvent.click(second.getByRole('button', { name: 'Confirm' }));
  expect(await second.findByText('This code is wrong.')).toBeVisible();
  await userEvent.clear(second.getByLabelText('Code'));
  await userEvent.type(second.getByLabelText('Code'), '123456');
  await userEvent.click(second.getByRole('button', { name: 'Confirm' }));
  await expectToast('Your email is changed', 'Sign in with new@fairweek.test from now on.');
  expect(await screen.findByText('new@fairweek.test')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enter the code' })).toBeNull();
});

describe('the link that restores an address', () => {
  const follow = (server: Handlers, route = '/restore-email?token=t0ken') =>
    renderPage(<RestoreEmailScreen />, { route, server });

  test('restores it once the button is pressed, and not before', async () => {
    const { callsOf, container } = await follow({ restoreEmail: () => ({ restoreEmail: true }) });
    expect(callsOf('restoreEmail')).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
    await press('Restore this address');
    expect(await screen.findByText('Your address is restored')).toBeVisible();
    expect(callsOf('restoreEmail')).toEqual([{ token: 't0ken' }]);
    // So that it stays as the session ends, which shows the page again.
    expect(address()).toBe('/restore-email?restored');
  });

  test('says that it has ended, and without a token cannot be used', async () => {
    const ended = 'This link has expired or was already used.';
    const view = await follow({ restoreEmail: refuse(ended) });
    await press('Restore this address');
    await expectToast('Not restored', ended);
    view.unmount();
    await follow({}, '/restore-email');
    expect(screen.getByRole('button', { name: 'Restore this address' })).toBeDisabled();
  });
});

test('a picture is uploaded, shown here and in the menu, and removed', async () => {
  FakeRequest.install();
  let profile = mine;
  const { container, callsOf } = await open({
    myProfile: () => ({ myProfile: profile }),
    setMyPicture: () => {
      profile = { ...mine, profileImageUrl: '/api/files/9/thumb' };
      return { setMyPicture: profile };
    },
    removeMyPicture: () => ({ removeMyPicture: mine }),
  });
  await press('Change picture');
  const file = new File(['a'], 'me.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText('Choose a picture'), file);
  await waitFor(() => expect(FakeRequest.last.sent[1]).toMatch(/^\/api\/files\?purpose=PROFILE_/));
  await FakeRequest.last.answer(413, { message: 'The file is larger than 25 MB.' });
  expect(await screen.findByText('The file is larger than 25 MB.')).toBeVisible();
  await userEvent.upload(screen.getByLabelText('Choose a picture'), file);
  await waitFor(() => expect(FakeRequest.last.status).toBe(0));
  await FakeRequest.last.answer(201, { id: 9 });
  await expectToast('Picture saved');
  expect(callsOf('setMyPicture')).toEqual([{ fileId: '9' }]);
  await waitFor(() =>
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/files/9/thumb'),
  );
  await press('Change picture');
  await press('Remove picture');
  await expectToast('Picture removed');
  expect(container.querySelector('img')).toBeNull();
  FakeRequest.remove();
});
