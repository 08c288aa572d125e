import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { olivia } from '../../features/auth/test-page';
import { fakeRotation } from '../../features/rotation/test/fake-rotation';
import { fakeCalendar, LAKE_HOUSE } from '../../features/weeks/test/fake-calendar';
import { axe } from '../../lib/test/axe';
import type { Handlers } from '../../lib/test/fake-server';
import { address } from '../../lib/test/render-data';
import { fakeAdmin } from '../admin/test/fake-admin';
import { aUserRecord } from '../admin/test/records';
import { openApp } from '../test/open-app';
import { aRequest, pageOf } from '../test/render-requests';

const inHalfAnHour = () => new Date(Date.now() + 30 * 60_000).toISOString();

const viewed = (endsAt = inHalfAnHour()) => ({
  ...olivia,
  viewing: { __typename: 'Viewing', id: '5', viewerName: 'Ada Keller', endsAt },
});
const ada = {
  ...olivia,
  ...{ id: '1', firstName: 'Ada', lastName: 'Keller', userRole: 'ADMIN' as const },
  ...{ isAdmin: true, isAdminSession: true },
};

const share = {
  ...{ __typename: 'Share', id: '1', shareNumber: 3, isActive: true, othersCount: 0 },
  ...{ yoursFrom: null, passesOn: null, passesTo: null },
};
const lakeHouse = { __typename: 'Property', id: LAKE_HOUSE, name: 'Lake House' };

const screens: Handlers = {
  propertyChoice: () => ({
    myShares: [],
    properties: { __typename: 'PropertyPage', items: [lakeHouse], total: 1 },
  }),
  calendar: ({ year }) => ({ calendar: fakeCalendar(Number(year)) }),
  rotation: ({ year }) => ({
    rotation: { ...fakeRotation({ shares: [], year: Number(year) }), propertyId: LAKE_HOUSE },
  }),
  ownedShares: () => ({
    myShares: [{ ...share, property: { ...lakeHouse, location: 'Lucerne', coverImageUrl: null } }],
  }),
  propertyDocuments: () => ({
    property: { ...lakeHouse, location: 'Lucerne' },
    propertyDocuments: [],
  }),
  myRequests: () => pageOf([aRequest()]),
  myRequest: () => ({ specialRequest: aRequest() }),
};

/** The queries that an administrator’s view never sends. */
const PRIVATE = [
  ...['mailboxCounts', 'conversations', 'unreadConversations', 'myWaiting', 'swapWeeks'],
  ...['drafts', 'home', 'saveTimeZone', 'administrators', 'adminFigures'],
];

const open = (route: string, user: object = viewed(), more: Handlers = {}) =>
  openApp(route, null, { ...screens, currentUser: () => ({ currentUser: user }), ...more });

const banner = () => screen.findByRole('region', { name: 'Viewing as another user' });

test.each([
  ['/calendar', 'Calendar'],
  ['/rotation', 'Rotation'],
  ['/properties', 'Manage Your Properties'],
  ['/documents', 'Property Documents'],
  ['/requests', 'Requests'],
  ['/requests/7', 'A cot for the little one'],
])('%s is marked as a view, with a way out, and asks for nothing private', async (route, title) => {
  const { callsOf, container } = open(route);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const mark = await banner();
  expect(mark).toHaveTextContent(/Viewing as Olivia Owner, read only, until \d\d:\d\d/);
  expect(within(mark).getByRole('button', { name: 'Stop viewing' })).toBeVisible();
  expect(PRIVATE.filter((name) => callsOf(name).length > 0)).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

test.each(['Messages', 'Swaps', 'Draft'])('%s says why it is not part of a view', async (label) => {
  const { callsOf } = open(`/${label.toLowerCase()}`);
  expect(await screen.findByRole('heading', { name: label })).toBeVisible();
  expect(screen.getByText('This page is not part of a view')).toBeVisible();
  expect(screen.getByText(/stay private while you view as Olivia\.$/)).toBeVisible();
  expect(PRIVATE.filter((name) => callsOf(name).length > 0)).toEqual([]);
});

test.each(['/', '/admin', '/account', '/requests/new'])(
  '%s is not part of a view: the calendar is shown instead',
  async (route) => {
    open(route, viewed(), { myRequest: () => ({ specialRequest: aRequest() }) });
    await banner();
    if (route !== '/requests/new') await waitFor(() => expect(address()).toMatch(/^\/calendar/));
    expect(screen.queryByRole('link', { name: 'Messages' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
  },
);

test('nothing can be changed or sent: weeks and requests have no actions', async () => {
  const year = new Date().getFullYear() + 1;
  const week = fakeCalendar(year).weeks.find(({ booking }) => booking?.isMine);
  open(`/calendar?year=${year}&week=${week?.startDate}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Olivia’s week')).toBeVisible();
  const names = dialog.getAllByRole('button').map((button) => button.textContent);
  expect(names.filter(Boolean)).toEqual(['Close']);
  expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Subscribe', hidden: true })).toBeNull();
});

test('weeks and shares of the user who is viewed go by their first name', async () => {
  open('/calendar?year=2027&view=month&month=3');
  expect(await screen.findByRole('button', { name: 'Only Olivia’s' })).toBeVisible();
  expect((await screen.findAllByText('Olivia')).length).toBeGreaterThan(0);
  expect(screen.queryByText('You')).not.toBeInTheDocument();
});

test('a request is read without its form', async () => {
  open('/requests/7');
  await screen.findByRole('heading', { level: 1, name: 'A cot for the little one' });
  expect(screen.queryByRole('form', { name: 'Write' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});

const record = (changes: Parameters<typeof aUserRecord>[0]) =>
  fakeAdmin({ userRecord: () => aUserRecord(changes) });

test.each([
  ['the house and year of the next week', {}, '/calendar?property=1&year=2027'],
  ['a house of theirs without coming weeks', { stays: [] }, '/calendar?property=1'],
])('a view begins in the calendar of %s', async (_, changes, page) => {
  let user: object = ada;
  open('/admin/users/3', user, {
    ...record(changes),
    ...screens,
    currentUser: () => ({ currentUser: user }),
    startViewing: () => {
      user = viewed();
      return { startViewing: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'View as Olivia Marsh' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start viewing' }));
  await banner();
  await waitFor(() => expect(address()).toBe(page));
});

test('stopping leads back to the user in the panel', async () => {
  let user: object = viewed();
  const { callsOf } = open('/calendar', user, {
    ...fakeAdmin({ userRecord: () => aUserRecord() }),
    currentUser: () => ({ currentUser: user }),
    stopViewing: () => {
      user = ada;
      return { stopViewing: true };
    },
  });
  await userEvent.click(within(await banner()).getByRole('button', { name: 'Stop viewing' }));
  await waitFor(() => expect(address()).toBe('/admin/users/3'));
  expect(callsOf('stopViewing')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Viewing as another user' })).toBeNull();
});

test('a view that is over says so and leads back', async () => {
  let user: object = viewed(new Date(Date.now() + 1_500).toISOString());
  open('/rotation', user, {
    ...fakeAdmin({ userRecord: () => aUserRecord() }),
    ...screens,
    currentUser: () => ({ currentUser: user }),
  });
  await banner();
  user = ada;
  await waitFor(() => expect(address()).toBe('/admin/users/3'), { timeout: 4_000 });
  expect(await screen.findByText('Viewing has ended')).toBeVisible();
});

test('the other tabs follow', async () => {
  let user: object = ada;
  open('/calendar', user, { currentUser: () => ({ currentUser: user }) });
  await screen.findByRole('button', { name: 'Account of Ada Keller' });
  user = viewed();
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'fairweek-view-changed', newValue: '1' }),
    );
  });
  await banner();
  expect(screen.queryByRole('button', { name: 'Account of Ada Keller' })).toBeNull();
});
