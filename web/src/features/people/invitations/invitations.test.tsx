import { act, screen, waitFor, within } from '@testing-library/react';
import { nora } from '../../../app/admin/test/fake-admin';
import { adminFigures } from '../../../app/admin/test/figures';
import { renderAdmin, rowOf } from '../../../app/admin/test/render-admin';
import { systemStatus } from '../../../app/admin/test/system';
import type { InvitationRunPartsFragment } from '../../../generated/graphql';
import { axe } from '../../../lib/test/axe';
import { onADesk } from '../../../lib/test/on-a-desk';
import { address, expectToast } from '../../auth/test-page';
import { invitations } from '../../imports/test/import-server';

onADesk();

const aRun = (rest: Partial<InvitationRunPartsFragment> = {}) => ({
  __typename: 'InvitationRun',
  hasServer: true,
  isCaptured: false,
  ...{ id: '7', total: 1, sent: 0, waiting: 1, leftOut: [] },
  ...rest,
});
const withMail = (mail: typeof systemStatus.mail) => ({
  adminFigures: adminFigures({
    systemStatus: { mail, capturedMailPath: mail === 'CAPTURED' ? '/dev/mail' : null },
  }),
});
const leftOut = (
  name: string,
  outcome: InvitationRunPartsFragment['leftOut'][number]['outcome'],
) => ({ __typename: 'UninvitedUser', userId: '9', name, outcome });

const listOf = (...items: object[]) => ({
  adminUsers: () => ({ adminUsers: { __typename: 'AdminUserPage', items, total: items.length } }),
});

test('one user without a password is invited', async () => {
  const { user, callsOf } = await renderAdmin('users', {
    inviteUsers: () => ({ inviteUsers: aRun() }),
  });
  const row = await rowOf('Nora Marsh');
  await user.click(row.getByRole('button', { name: 'Invite Nora Marsh by email' }));
  await expectToast('Invitation on its way', '1 person will get an email.');
  expect(callsOf('inviteUsers')).toEqual([{ input: { userIds: [nora.id] } }]);
  expect((await rowOf('Olivia Marsh')).queryByRole('button', { name: /Invite/ })).toBeNull();
});

test('an invitation that waits for a mail server says so', async () => {
  const { user } = await renderAdmin('users', {
    inviteUsers: () => ({ inviteUsers: aRun({ hasServer: false }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Invite Nora Marsh by email' }));
  await expectToast(
    'Invitation waits for mail',
    'Mail is not set up yet. 1 person will get an email once it is.',
  );
});

test('an invitation that is captured waits for no mail server, and can be read', async () => {
  const { user } = await renderAdmin('users', {
    ...withMail('CAPTURED'),
    inviteUsers: () => ({ inviteUsers: aRun({ hasServer: false, isCaptured: true }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Invite Nora Marsh by email' }));
  await expectToast('Invitation captured', 'Mail is not set up: 1 email is captured, not sent.');
  const link = screen.getByRole('link', { name: 'Read' });
  expect(link).toHaveAttribute('href', '/admin?tab=mail');
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  ['NOT_CONFIGURED', 'Mail is not set up yet. They get the email once it is.'],
  ['CAPTURED', 'Mail is captured, not sent. Read captured mail'],
  ['WORKING', undefined],
] as const)('with mail %s, the question before an invitation says: %s', async (mail, caveat) => {
  const { user } = await renderAdmin('users&access=WITHOUT', withMail(mail));
  await user.click(await screen.findByRole('button', { name: 'Invite all' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const said = dialog.queryByText(/^Mail is/)?.textContent ?? undefined;
  expect(said).toBe(caveat);
});

test('the toast counts several who are left out', async () => {
  const left = [leftOut('Nora Marsh', 'INVITED_RECENTLY'), leftOut('Ada Keller', 'HAS_PASSWORD')];
  const { user } = await renderAdmin('users', {
    inviteUsers: () => ({ inviteUsers: aRun({ total: 2, waiting: 0, leftOut: left }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Invite Nora Marsh by email' }));
  await expectToast('No invitations sent', '2 left out.');
});

test('a user who is left out is named, with the reason', async () => {
  const { user } = await renderAdmin('users', {
    inviteUsers: () => ({
      inviteUsers: aRun({ waiting: 0, leftOut: [leftOut('Nora Marsh', 'INVITED_RECENTLY')] }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Invite Nora Marsh by email' }));
  await expectToast('No invitation sent', 'Nora Marsh was invited within the last 24 hours.');
});

test('who was invited and has not come yet is seen, and can be reminded', async () => {
  const late = { ...nora, invitedAt: '2026-01-02T12:00:00.000Z' };
  await renderAdmin(
    'users',
    listOf(
      { ...late, invitationEndsAt: '2026-01-16T12:00:00.000Z' },
      { ...late, id: '5', firstName: 'Nils', invitationEndsAt: '2999-01-16T12:00:00.000Z' },
    ),
  );
  const ended = await rowOf('Nora Marsh');
  expect(ended.getByText(/^Invited .*2026, link ended$/)).toBeVisible();
  expect(ended.getByRole('button', { name: 'Remind Nora Marsh by email' })).toBeVisible();
  expect((await rowOf('Nils Marsh')).getByText(/^Invited .*2026$/)).toBeVisible();
});

test('who was invited within a day cannot be reminded yet, and the list says from when', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await renderAdmin(
    'users',
    listOf(
      { ...nora, invitedAt: hoursAgo(0) },
      { ...nora, id: '5', firstName: 'Nils', invitedAt: hoursAgo(25) },
    ),
  );
  const recent = await rowOf('Nora Marsh');
  const text = /Can be reminded from .*\d tomorrow/;
  expect(recent.getByText(text)).toHaveTextContent(/^Invited .*2026\. Can be/);
  const short = recent.getByText(/^Invited \w+ \w+$/);
  expect(short).toHaveAttribute('title', recent.getByText(text).textContent);
  const remind = recent.getByRole('button', { name: 'Remind Nora Marsh by email' });
  expect(remind).toBeDisabled();
  expect(remind).toHaveAccessibleDescription(text);
  const late = await rowOf('Nils Marsh');
  expect(late.getByRole('button', { name: 'Remind Nils Marsh by email' })).toBeEnabled();
});

test('the list is narrowed to users without a password, and the address keeps that', async () => {
  const { user, callsOf, container } = await renderAdmin('users');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('combobox', { name: 'Password' }));
  await user.click(await screen.findByRole('option', { name: 'Not set' }));
  await waitFor(() => expect(callsOf('adminUsers').at(-1)).toMatchObject({ access: 'WITHOUT' }));
  expect(address()).toBe('/admin?tab=users&access=WITHOUT');
  expect(await axe(container)).toHaveNoViolations();
});

test('everyone without a password is invited after a question, with progress and the outcome', async () => {
  let run = aRun({ total: 300, waiting: 300 });
  const server = {
    invitationRun: () => ({ invitationRun: run }),
    inviteUsers: () => ({ inviteUsers: run }),
  };
  const { user, callsOf, publish } = await renderAdmin('users&access=WITHOUT', server);
  await user.click(await screen.findByRole('button', { name: 'Invite all' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^\d+ users? ha(s|ve) none\. They get an email/)).toBeVisible();
  expect(callsOf('inviteUsers')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Invite all' }));
  await expectToast('Invitations on their way', '300 people will get an email.');
  expect(callsOf('inviteUsers')).toEqual([{ input: { everyone: true } }]);
  expect(await screen.findByText('0 of 300 (0%)')).toBeVisible();
  const event = { adminEvents: { area: 'USERS', id: null } };
  const goOn = (next: typeof run) => {
    run = next;
    act(() => void publish('adminEvents', event));
  };
  goOn(aRun({ total: 300, sent: 250, waiting: 50 }));
  expect(await screen.findByText('250 of 300 (83%)')).toBeVisible();
  goOn(
    aRun({ total: 300, sent: 298, waiting: 0, leftOut: [leftOut('Ada Keller', 'HAS_PASSWORD')] }),
  );
  expect(await screen.findByRole('heading', { name: '298 of 300 invited' })).toBeVisible();
  expect(screen.getByText('Left out: Ada Keller (has a password already), 1 more.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss the outcome' }));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: '298 of 300 invited' })).toBeNull(),
  );
});

test('invitations that another administrator is sending are shown while they are', async () => {
  const run = aRun({ total: 20, sent: 5, waiting: 15 });
  await renderAdmin('users', { invitationRun: () => ({ invitationRun: run }) });
  expect(await screen.findByText('5 of 20 (25%)')).toBeVisible();
});

test('no one is left to invite', async () => {
  await renderAdmin('users&access=WITHOUT', listOf());
  expect(await screen.findByText('No users match these filters')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite all' })).toBeNull();
});

test.each([
  'users&access=WITHOUT&role=OWNER',
  'users&access=WITHOUT&search=olivia',
  'users&access=INVITED',
])('not everyone can be invited from a list that shows others or fewer: %s', async (list) => {
  await renderAdmin(list);
  expect(await screen.findByText('olivia@fairweek.test')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite all' })).toBeNull();
});

test('the new users of an import are invited from its end', async () => {
  const importJob = {
    __typename: 'ImportJob',
    ...{ id: '4', fileName: 'owners.csv', status: 'APPLIED', rowsDone: 3, rowsTotal: 3 },
    ...{ newUsers: 2, newProperties: 0, sharesAssigned: 3, unchanged: 0, refused: 0, version: 2 },
    ...{ kind: 'SHARES', weeksGiven: 0, ownersJoined: 0, reading: '' },
    ...{ createdAt: '2026-11-02T09:30:00.000Z', keptUntil: null, rows: [] },
    invitations: invitations({ total: 2, withoutAccess: 2, canBeInvited: 2 }),
  };
  const run = aRun({ total: 2, waiting: 0, sent: 2 });
  const { user, callsOf } = await renderAdmin('shares&import=4', {
    importPage: () => ({ importJob }),
    inviteUsers: () => {
      const invited = { invited: 2, invitedAt: '2026-11-03T09:30:00.000Z' };
      Object.assign(importJob.invitations, { ...invited, withoutAccess: 1, canBeInvited: 0 });
      return { inviteUsers: aRun({ total: 2, waiting: 2 }) };
    },
    invitationRun: () => ({ invitationRun: run }),
  });
  await user.click(await screen.findByRole('button', { name: 'Invite the 2 people who are new' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Invite 2 people?' }));
  expect(callsOf('inviteUsers')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Invite' }));
  await expectToast('Invitations on their way');
  expect(callsOf('inviteUsers')).toEqual([{ input: { importId: '4' } }]);
  expect(await screen.findByRole('heading', { name: '2 of 2 invited' })).toBeVisible();
  expect(
    await screen.findByText('Invited 2 people, last on 3 Nov 2026. 1 person has no access yet.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss the outcome' }));
  expect(screen.queryByRole('button', { name: /^Invite/ })).not.toBeInTheDocument();
});
