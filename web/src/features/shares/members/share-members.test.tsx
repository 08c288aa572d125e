import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aShare } from '../../../app/admin/test/fake-admin';
import { renderAdmin } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { type Handlers, onItsWay, Refusal } from '../../../lib/test/fake-server';
import { address, renderOnServer } from '../../../lib/test/render-data';
import { ownersOf } from '../owner';
import { ShareOwners } from '../ShareOwners';
import { MySharePeople } from './MySharePeople';
import { ShareInvitationScreen } from './ShareInvitationScreen';

const MEMBER = { __typename: 'ShareMember', isFirst: false, hasEmail: true };
const OLIVIA = { ...MEMBER, userId: '1', name: 'Olivia Marsh', isFirst: true };
const SAM = { ...MEMBER, userId: '2', name: 'Sam Marsh' };
const LINK = {
  ...{ __typename: 'ShareInvitation', id: '7', invitedBy: 'Sam Marsh' },
  expiresAt: '2027-02-18T08:00:00.000Z',
};

const people = (members: object[] = [OLIVIA, SAM], invitations: object[] = []) => ({
  __typename: 'ShareMembers',
  ...{ shareId: '4', shareNumber: 4, propertyName: 'Lake House', members, invitations },
});

const user = userEvent.setup();

async function open(server: Handlers = {}, userId = '1') {
  const page = renderOnServer(
    <MySharePeople
      {...{ propertyId: '1', propertyName: 'Lake House', userId, isAdministrator: false }}
      shares={[{ id: '4', shareNumber: 4, othersCount: 1 }]}
    />,
    { sharePeople: () => ({ shareMembers: people() }), ...server },
  );
  await user.click(screen.getByRole('button', { name: 'Owners of share 4 of Lake House' }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

test('an owner is named with the number of others', () => {
  expect([0, 1, 2].map((othersCount) => ownersOf(aShare('4', 4, { othersCount })))).toEqual([
    'Olivia Marsh',
    'Olivia Marsh and 1 other',
    'Olivia Marsh and 2 others',
  ]);
});

test('the card says how many own the share, and its dialog who, and who stands first', async () => {
  const { dialog } = await open();
  expect(screen.getByText('You and 1 other')).toBeInTheDocument();
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^Olivia Marsh\(you\)FirstLeave$/);
  expect(second).toHaveTextContent(/^Sam MarshMake firstRemove$/);
  expect(dialog.queryByRole('list', { name: 'Open links' })).not.toBeInTheDocument();
  expect(await axe(document.body)).toHaveNoViolations();
});

test('another than the first can only leave', async () => {
  const { dialog } = await open({}, '2');
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^Olivia MarshFirst$/);
  expect(second).toHaveTextContent(/^Sam Marsh\(you\)Leave$/);
});

test('the only owner can invite, and not leave', async () => {
  const { dialog } = await open({ sharePeople: () => ({ shareMembers: people([OLIVIA]) }) });
  expect(await dialog.findByRole('listitem')).toHaveTextContent(/^Olivia Marsh\(you\)First$/);
  expect(dialog.getByRole('button', { name: 'Invite by link' })).toBeVisible();
});

test('while they load there is no list, and a failure can be retried', async () => {
  const { unmount } = await open({ sharePeople: onItsWay });
  expect(screen.queryByRole('list', { name: 'Owners of this share' })).not.toBeInTheDocument();
  unmount();
  let isBroken = true;
  const { dialog } = await open({
    sharePeople: () => {
      if (isBroken) throw new Refusal('No.');
      return { shareMembers: people() };
    },
  });
  expect(await dialog.findByText('No.')).toBeVisible();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('Sam Marsh')).toBeVisible();
});

test('a link is shown once, to be copied, and stands among the open ones, which can be ended', async () => {
  let invitations: object[] = [];
  const url = 'https://fairweek.test/share-invitation?token=abc';
  const { dialog, callsOf } = await open({
    sharePeople: () => ({ shareMembers: people(undefined, invitations) }),
    inviteShareMember: () => {
      invitations = [LINK];
      return {
        inviteShareMember: { __typename: 'NewShareInvitation', url, expiresAt: LINK.expiresAt },
      };
    },
    endShareInvitation: () => {
      invitations = [];
      return { endShareInvitation: people() };
    },
  });
  await user.click(await dialog.findByRole('button', { name: 'Invite by link' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(url);
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  const end = { name: 'End the link: By Sam Marsh, until 18 Feb 2027' };
  await user.click(await screen.findByRole('button', end));
  await waitFor(() => expect(screen.queryByRole('button', end)).not.toBeInTheDocument());
  expect(callsOf('endShareInvitation')).toEqual([{ shareId: '4', id: '7' }]);
});

test('someone without email is added by name, and marked', async () => {
  const ida = { ...MEMBER, userId: '3', name: 'Ida Marsh', hasEmail: false };
  let members = [OLIVIA, SAM];
  const { dialog, callsOf } = await open({
    sharePeople: () => ({ shareMembers: people(members) }),
    addShareMember: () => {
      members = [OLIVIA, SAM, ida];
      return { addShareMember: people(members) };
    },
  });
  await user.click(await dialog.findByRole('button', { name: 'Add someone without email' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add someone without email' }));
  expect(form.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.type(form.getByLabelText('First Name'), 'Ida');
  await user.type(form.getByLabelText('Last Name'), 'Marsh');
  await user.click(form.getByRole('button', { name: 'Add' }));
  const line = await screen.findByText('Ida Marsh');
  expect(line.closest('li')).toHaveTextContent(/^Ida Marshno emailMake firstRemove$/);
  expect(callsOf('addShareMember')).toEqual([
    { input: { shareId: '4', firstName: 'Ida', lastName: 'Marsh' } },
  ]);
});

test('the first makes another first, and removes them, after a question', async () => {
  let members: object[] = [OLIVIA, SAM];
  const { dialog, callsOf } = await open({
    sharePeople: () => ({ shareMembers: people(members) }),
    makeFirstOfShare: () => ({ makeFirstOfShare: people(members) }),
    removeShareMember: () => {
      members = [OLIVIA];
      return { removeShareMember: true };
    },
  });
  const confirm = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  await user.click(await dialog.findByRole('button', { name: 'Make first: Sam Marsh' }));
  await confirm('Make first');
  expect(await screen.findByText('First owner changed')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Remove Sam Marsh' }));
  await confirm('Remove');
  await waitFor(() => expect(screen.queryByText('Sam Marsh')).not.toBeInTheDocument());
  const about = { shareId: '4', userId: '2' };
  expect([callsOf('makeFirstOfShare'), callsOf('removeShareMember')]).toEqual([[about], [about]]);
});

test('who leaves is back at the card', async () => {
  const { dialog, callsOf } = await open({
    removeShareMember: () => ({ removeShareMember: true }),
  });
  await user.click(await dialog.findByRole('button', { name: 'Leave this share' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callsOf('removeShareMember')).toEqual([{ shareId: '4', userId: '1' }]);
});

test('administrators read how many own a share, and decide about its people', async () => {
  const items = [aShare('4', 4, { othersCount: 2 })];
  await renderAdmin('shares', {
    adminShares: () => ({ adminShares: { __typename: 'AdminSharePage', items, total: 1 } }),
    sharePeople: () => ({ shareMembers: people() }),
  });
  expect(await screen.findByText('Olivia Marsh and 2 others')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Owners of share 4 of Lake House' }));
  const list = within(await screen.findByRole('list', { name: 'Owners of this share' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Olivia MarshFirstRemove$/);
  expect(second).toHaveTextContent(/^Sam MarshMake firstRemove$/);
});

test('a row that edits the first owner says that there are others', async () => {
  const items = [aShare('4', 4, { othersCount: 1 }), aShare('5', 5)];
  renderOnServer(<ShareOwners propertyId="1" totalShares={5} />, {
    adminShares: () => ({ adminShares: { __typename: 'AdminSharePage', items, total: 2 } }),
  });
  expect(await screen.findByLabelText('Owner name of share 4')).toHaveValue('Olivia Marsh');
  expect(screen.getByText('Olivia Marsh and 1 other')).toBeVisible();
  expect(screen.getAllByText(/^Olivia Marsh/)).toHaveLength(1);
});

describe('the page of a link', () => {
  const onAccepted = jest.fn(async () => undefined);
  const invited = () => ({
    shareInvitation: {
      ...{ __typename: 'InvitedShare', propertyName: 'Lake House', location: 'Lucerne' },
      ...{ shareNumber: 4, invitedBy: 'Olivia Marsh' },
    },
  });
  const show = (server: Handlers) =>
    renderOnServer(<ShareInvitationScreen onAccepted={onAccepted} />, server, {
      route: '/share-invitation?token=abc',
    });

  test('says who invites to what, and joins', async () => {
    const { container, callsOf } = show({
      invitedShare: invited,
      acceptShareInvitation: () => ({ acceptShareInvitation: invited().shareInvitation }),
    });
    expect(
      await screen.findByText(/^Olivia Marsh invites you to become an owner of share 4/),
    ).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Become an owner' }));
    await waitFor(() => expect(address()).toBe('/properties'));
    expect(callsOf('acceptShareInvitation')).toEqual([{ token: 'abc' }]);
    expect(onAccepted).toHaveBeenCalledTimes(1);
  });

  test('says that it has ended', async () => {
    show({
      invitedShare: () => {
        throw new Refusal('This invitation was used or has ended.', 'NOT_FOUND');
      },
    });
    expect(await screen.findByText('This link has ended')).toBeVisible();
  });

  test('can be loaded again, and says why one could not join', async () => {
    let isBroken = true;
    show({
      invitedShare: () => {
        if (isBroken) throw new Refusal('No.');
        return invited();
      },
      acceptShareInvitation: () => {
        throw new Refusal('You are an owner of this share already.', 'CONFLICT');
      },
    });
    expect(await screen.findByText('No.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Become an owner' }));
    expect(await screen.findByText('You are an owner of this share already.')).toBeVisible();
  });
});
