import { screen, waitFor, within } from '@testing-library/react';
import { nora } from '../../../app/admin/test/fake-admin';
import { openRecordPage } from '../../../app/admin/test/open-record-page';
import { aUserRecord } from '../../../app/admin/test/records';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { address } from '../../auth/test-page';

const open = (changes: Parameters<typeof openRecordPage>[1] = {}) =>
  openRecordPage('/admin/users/3', changes);

test('everything about a user is on their page', async () => {
  const { container, callsOf } = await open();
  expect(await screen.findByRole('heading', { name: 'Olivia Marsh', level: 1 })).toBeVisible();
  const shares = within(screen.getByRole('list', { name: 'Shares' }));
  expect(shares.getByRole('link', { name: 'Lake House, share 2' })).toHaveAttribute(
    'href',
    '/admin/properties/1',
  );
  const years = within(screen.getByRole('list', { name: 'Upcoming weeks of Lake House, share 2' }));
  const weeks = within(years.getByRole('list', { name: 'Weeks of 2027' }));
  expect(screen.queryByText(/coming weeks are shown/)).toBeNull();
  expect(weeks.getByRole('link', { name: 'Week 4, 23–30 Jan' })).toHaveAttribute(
    'href',
    '/calendar?property=1&year=2027&view=month&month=1&week=2027-01-23',
  );
  expect(screen.getByRole('link', { name: 'olivia@fairweek.test' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    '/messages?person=3',
  );
  expect(screen.getByText('5 Apr 1980', { selector: 'dd' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'A cot' })).toHaveAttribute('href', '/admin/requests/7');
  const swap = screen.getByRole('link', {
    name: /^Gives week 10 \(6–13 Mar 2027\), gets the open week 31 /,
  });
  expect(swap).toHaveAttribute('href', '/admin?tab=swaps&swap=8');
  expect(swap.parentElement).toHaveTextContent(/Lake House$/);
  const actions = within(await screen.findByRole('region', { name: 'Administrator actions' }));
  expect(actions.getByRole('listitem')).toHaveTextContent(/^Alice Admin changed Olivia Marsh: /);
  expect(screen.getByRole('link', { name: 'All actions' })).toHaveAttribute(
    'href',
    '/admin?tab=audit&person=3',
  );
  expect(callsOf('auditLog')).toMatchObject([{ personId: '3', propertyId: null }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('how a user is reached and what administrators note are on their page', async () => {
  const noted = {
    phone: '+41 (79) 1',
    postalAddress: 'Quay 1',
    adminNote: 'Late',
    tags: ['board'],
  };
  await open({
    userRecord: () =>
      aUserRecord({ user: { ...nora, ...noted, id: '3', hasSecondFactor: false, shares: [] } }),
  });
  const phone = await screen.findByRole('link', { name: '+41 (79) 1' });
  expect(phone).toHaveAttribute('href', 'tel:+41791');
  for (const text of ['Quay 1', 'Late', 'board']) expect(screen.getByText(text)).toBeVisible();
});

test('the weeks of a share stand behind their year, which the dates need not repeat', async () => {
  const { userRecord } = aUserRecord();
  const stays = [
    { year: 2026, week: 51, startDate: '2026-12-19', endDate: '2026-12-26' },
    { year: 2026, week: 52, startDate: '2026-12-26', endDate: '2027-01-02' },
    { year: 2027, week: 4, startDate: '2027-01-23', endDate: '2027-01-30' },
  ].flatMap((dates) => userRecord.stays.map((stay) => ({ ...stay, ...dates })));
  await open({ userRecord: () => aUserRecord({ stays, stayCount: stays.length }) });
  const years = await screen.findByRole('list', { name: 'Upcoming weeks of Lake House, share 2' });
  expect([...years.children].map(({ textContent }) => textContent)).toEqual([
    '2026Week 51, 19–26 DecWeek 52, 26 Dec – 2 Jan',
    '2027Week 4, 23–30 Jan',
  ]);
});

test('the page of a user with more weeks than it shows says so in one line', async () => {
  await open({ userRecord: () => aUserRecord({ stayCount: 24_000 }) });
  const line = await screen.findByText('1 of 24,000 coming weeks are shown.');
  expect(line.closest('section')).toHaveTextContent(/^Shares and weeks/);
});

test('who cannot sign in is invited from the page', async () => {
  const { user, callsOf } = await open({
    userRecord: () =>
      aUserRecord({
        user: { ...nora, id: '3', hasSecondFactor: false, shares: [] },
        lastSeenAt: null,
      }),
    inviteUsers: () => ({
      inviteUsers: {
        __typename: 'InvitationRun',
        hasServer: true,
        isCaptured: false,
        ...{ id: '1', total: 1, sent: 0, waiting: 1, leftOut: [] },
      },
    }),
  });
  expect(await screen.findByText('Not signed in')).toBeVisible();
  const actions = within(screen.getByRole('group', { name: 'Actions on Nora Marsh' }));
  await user.click(actions.getByRole('button', { name: 'Invite Nora Marsh by email' }));
  expect(await screen.findByText('Invitation on its way')).toBeVisible();
  expect(callsOf('inviteUsers')).toEqual([{ input: { userIds: ['3'] } }]);
});

test('what a user has none of is one line in a card', async () => {
  const { container } = await open({
    userRecord: () =>
      aUserRecord({
        user: { ...nora, id: '3', dateOfBirth: null, hasSecondFactor: false, shares: [] },
        ...{ stays: [], stayCount: 0, requests: [], requestCount: 0, hasActions: false },
      }),
  });
  const line = await screen.findByText(
    'No shares, upcoming weeks, requests, or actions of administrators yet.',
  );
  expect(line.parentElement).toHaveProperty('tagName', 'SECTION');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual(['Swaps', 'Contact', 'Access']);
  expect(screen.queryByText('Birthday')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('the dialog of the row edits a user', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit User' })).toBeVisible();
  expect(address()).toBe('/admin/users/3?edit=user');
});

test('a deleted user leads back to the list', async () => {
  const { user, callsOf } = await open({
    deleteUser: () => ({ deleteUser: { __typename: 'DeletedUser', message: 'Gone.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Olivia Marsh?' }));
  await user.click(await dialog.findByRole('button', { name: 'Delete User' }));
  await waitFor(() => expect(address()).toBe('/admin?tab=users'));
  expect(callsOf('deleteUser')).toEqual([{ id: '3' }]);
});

test('an administrator is not deleted here', async () => {
  const { userRecord } = aUserRecord();
  await open({
    userRecord: () => ({
      userRecord: { ...userRecord, user: { ...userRecord.user, userRole: 'ADMIN', isAdmin: true } },
    }),
  });
  await screen.findByRole('heading', { name: 'Olivia Marsh', level: 1 });
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});

test('a name in the list of users leads to the page', async () => {
  const { user } = await openRecordPage('/admin?tab=users');
  await user.click(await screen.findByRole('link', { name: 'Olivia Marsh' }));
  await screen.findByRole('heading', { name: 'Olivia Marsh', level: 1 });
  expect(address()).toBe('/admin/users/3');
  expect(screen.getByRole('link', { name: 'Next user' })).toBeVisible();
});

test('a user who is gone is no user', async () => {
  await open({
    userRecord() {
      throw new Refusal('There is no such user.', 'NOT_FOUND', 'id');
    },
  });
  expect(await screen.findByText('There is no such user')).toBeVisible();
});

describe('on a desk', () => {
  onADesk();

  test('all actions stand side by side', async () => {
    await open();
    const actions = within(await screen.findByRole('group', { name: 'Actions on Olivia Marsh' }));
    expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Edit', 'View as Olivia Marsh', 'Delete'],
    ]);
  });
});
