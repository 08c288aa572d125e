import { screen, within } from '@testing-library/react';
import { aHandover, aShare } from '../../../app/admin/test/fake-admin';
import { openRecordPage } from '../../../app/admin/test/open-record-page';
import { expectToast } from '../../auth/test-page';

test('one button saves all owners that are complete, each after its own question, and names the others', async () => {
  const ofShare = (shareNumber: unknown) =>
    aHandover(shareNumber === 2 ? { ownerName: 'Olivia Marsh' } : { ownerName: null });
  const { user, callsOf } = await openRecordPage('/admin/properties/1/setup?step=owners', {
    shareHandover: ({ shareNumber }) => ({ shareHandover: ofShare(shareNumber) }),
    upsertShareOwner: () => ({ upsertShareOwner: aShare('14', 1, { version: 1 }) }),
  });
  expect(await screen.findByLabelText('Owner name of share 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  for (const [share, name] of [
    [3, 'Nina North'],
    [2, 'Greta Other'],
    [1, 'Wim'],
  ]) {
    for (const [field, text] of [
      ['name', String(name)],
      ['email', `owner${share}@house.test`],
    ]) {
      const input = screen.getByLabelText(`Owner ${field} of share ${share}`);
      await user.clear(input);
      await user.type(input, text ?? '');
    }
  }
  expect(screen.queryByRole('link', { name: /^Go on/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Give share 2 to Greta Other?' }),
  );
  expect(callsOf('upsertShareOwner')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Give Share' }));
  await expectToast('Not all owners saved', '2 shares saved. Share 1 is not saved.');
  expect(callsOf('upsertShareOwner')).toMatchObject([
    { input: { shareNumber: 2, ownerName: 'Greta Other' } },
    { input: { shareNumber: 3, ownerName: 'Nina North' } },
  ]);
  const nameOf1 = screen.getByLabelText('Owner name of share 1');
  expect(nameOf1).toHaveAccessibleDescription('Enter a first and a last name');
  expect(nameOf1).toHaveFocus();
});

test('owners that cannot be saved are named beside the button, and the first wrong field has the focus', async () => {
  const { user, callsOf } = await openRecordPage('/admin/properties/1/setup?step=owners', {
    shareHandover: () => ({ shareHandover: aHandover({ ownerName: null }) }),
  });
  const emailOf1 = await screen.findByLabelText('Owner email of share 1');
  await user.type(screen.getByLabelText('Owner name of share 1'), 'Nina North');
  await user.type(screen.getByLabelText('Owner email of share 4'), 'wim@house.test');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(emailOf1).toHaveFocus();
  expect(emailOf1).toHaveAccessibleDescription('Enter an email address');
  expect(screen.getByLabelText('Owner name of share 4')).toHaveAccessibleDescription(
    'Enter a first and a last name',
  );
  expect(screen.getByText('Shares 1 and 4 are not saved')).toBeVisible();
  await user.type(emailOf1, 'nina');
  expect(screen.getByText('Share 4 is not saved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(emailOf1).toHaveFocus();
  expect(emailOf1).toHaveAccessibleDescription('Should look like name@example.com');
  expect(callsOf('upsertShareOwner')).toEqual([]);
});

test('an owner whose share was not given after all is not named as left', async () => {
  const { user } = await openRecordPage('/admin/properties/1/setup?step=owners', {
    shareHandover: () => ({ shareHandover: aHandover({ ownerName: 'Olivia Marsh' }) }),
  });
  const email = await screen.findByLabelText('Owner email of share 2');
  await user.clear(email);
  await user.type(email, 'greta@house.test');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Save and go on' })).toBeEnabled();
  expect(screen.queryByText(/not saved$/)).not.toBeInTheDocument();
  expect(screen.getByText('4. Owners')).toBeVisible();
});

test('Enter in a field saves all owners, and goes on to the weeks', async () => {
  const { user, callsOf } = await openRecordPage('/admin/properties/1/setup?step=owners', {
    shareHandover: () => ({ shareHandover: aHandover({ ownerName: null }) }),
    upsertShareOwner: () => ({ upsertShareOwner: aShare('14', 1, { version: 1 }) }),
  });
  await user.type(await screen.findByLabelText('Owner name of share 1'), 'Nina North');
  await user.type(screen.getByLabelText('Owner email of share 1'), 'nina@house.test{Enter}');
  await expectToast('Owners saved', '1 share');
  expect(callsOf('upsertShareOwner')).toMatchObject([{ input: { shareNumber: 1 } }]);
  expect(await screen.findByText('5. Weeks given already')).toHaveFocus();
});

test('owners who cannot sign in are invited together', async () => {
  const { user, callsOf } = await openRecordPage('/admin/properties/1/setup?step=owners', {
    inviteUsers: () => ({
      inviteUsers: {
        __typename: 'InvitationRun',
        hasServer: true,
        isCaptured: false,
        ...{ id: '1', total: 1, sent: 0, waiting: 1, leftOut: [] },
      },
    }),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Invite 1 person without a password' }),
  );
  const question = within(await screen.findByRole('alertdialog', { name: 'Invite 1 person?' }));
  await user.click(question.getByRole('button', { name: 'Invite' }));
  await expectToast('Invitation on its way');
  expect(callsOf('inviteUsers')).toEqual([{ input: { userIds: ['4'] } }]);
});
