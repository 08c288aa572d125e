import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, format } from 'date-fns';
import type { CurrentUserPartsFragment } from '../../generated/graphql';
import { axe } from '../../lib/test/axe';
import { type Handlers, onItsWay, Refusal } from '../../lib/test/fake-server';
import { renderOnServer } from '../../lib/test/render-data';
import { HomeScreen } from './HomeScreen';

const olivia: CurrentUserPartsFragment = {
  id: '3',
  firstName: 'Olivia',
  lastName: 'Owner',
  email: 'olivia@fairweek.test',
  userRole: 'OWNER',
  isAdmin: false,
  isAdminSession: false,
  isFirstLogin: false,
  themeId: null,
};

const harbour = { __typename: 'Property', id: '1', name: 'Harbour House', location: 'Cornwall' };
const lodge = { __typename: 'Property', id: '2', name: 'Alpine Lodge', location: 'Austria' };
const share = (id: string, shareNumber: number, property = harbour) => ({
  __typename: 'Share',
  id,
  shareNumber,
  property,
});

const inDays = (days: number) => format(addDays(new Date(), days), 'yyyy-MM-dd');
const stay = (days: number) => ({
  __typename: 'Stay',
  bookingId: '7',
  propertyId: '1',
  propertyName: 'Harbour House',
  timeZone: 'UTC',
  location: 'Cornwall',
  shareNumber: 4,
  week: 51,
  startDate: inDays(days),
  endDate: inDays(days + 7),
  season: 'PEAK',
  holiday: 'Christmas',
  guests: 'Granny and the twins',
  guestId: null,
  guestName: null,
});

const noProperties = { __typename: 'PropertyPage', items: [] as object[], total: 0 };
const mailboxCounts = { unread: 0, read: 0, sent: 0, archived: 0 };
const none = {
  ...{ mailboxCounts, properties: noProperties, nextChoices: [] as object[] },
  ...{ myDraftResults: [] as object[], openWeeks: [] as object[], myGuestStays: [] as object[] },
  ...{ mySwaps: { __typename: 'WeekSwapPage', items: [] as object[] }, myActivity: [] as object[] },
};
const nothing = { myShares: [] as object[], myStays: [] as object[], ...none };
/** The year that is chosen next at a property, with my places in it. */
const choice = (property: typeof harbour, turns: number[], draft: object | null = null) => ({
  ...{ __typename: 'NextChoice', propertyId: property.id, propertyName: property.name },
  ...{ timeZone: 'UTC', year: 2028, outOf: 4, draft },
  places: turns.map((turn) => ({ __typename: 'ChoicePlace', shareNumber: turn + 1, turn })),
});
const owner = {
  ...none,
  myShares: [share('1', 4), share('2', 9), share('3', 2, lodge)],
  myStays: [stay(12)],
  nextChoices: [choice(harbour, [1, 4]), choice(lodge, [2])],
  properties: { ...noProperties, items: [harbour], total: 2 },
};

const ada = { __typename: 'Person', id: '9', firstName: 'Ada', lastName: 'Keller' };
const guide = {
  ...{ __typename: 'PropertyDocument', id: '5', propertyId: '1', title: 'How to get in' },
  documentType: 'House guide',
};

interface Options {
  home?: object;
  user?: CurrentUserPartsFragment;
  unreadCount?: number;
  server?: Handlers;
}

function show({ home = owner, user = olivia, unreadCount = 0, server = {} }: Options = {}) {
  const onLogout = jest.fn();
  const view = renderOnServer(
    <HomeScreen
      user={user}
      unreadCount={unreadCount}
      onLogout={onLogout}
      draftsOf={(drafts) => <p>{drafts.length} drafts</p>}
      arrivalOf={(propertyId) => <p>Arriving at {propertyId}</p>}
    />,
    {
      home: () => ({ ...home }),
      administrators: () => ({ administrators: [ada] }),
      stayHouse: () => ({ propertyDocuments: [guide] }),
      ...server,
    },
  );
  return { ...view, onLogout };
}

const link = (name: string | RegExp) => screen.findByRole('link', { name });
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('section') ?? heading);
};

describe('the next stay', () => {
  it('shows the place, the dates and the countdown', async () => {
    const { container } = show();
    const hero = within(await screen.findByRole('region', { name: 'Your next stay' }));
    expect(hero.getByText('Your next stay is in 12 days')).toBeVisible();
    expect(hero.getByText('Harbour House')).toBeVisible();
    expect(hero.getByText(format(addDays(new Date(), 12), 'd MMM'))).toBeVisible();
    expect(hero.getByText(format(addDays(new Date(), 19), 'd MMM'))).toBeVisible();
    expect(hero.getByText('Christmas')).toBeVisible();
    expect(hero.getByText('Peak season')).toBeVisible();
    expect(hero.getByText('Week 51 · Share 4')).toBeVisible();
    expect(hero.getByText(/Granny and the twins/)).toBeVisible();
    await screen.findByText('You choose 1st and 4th of 4');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows that the stay is in progress', async () => {
    show({ home: { ...owner, myStays: [stay(-2)] } });
    const hero = within(await screen.findByRole('region', { name: 'Your stay' }));
    expect(hero.getByText('You are here now')).toBeVisible();
  });

  it('links to its month in the calendar', async () => {
    show();
    const [year, month] = inDays(12).split('-').map(Number);
    expect(await link('See it in the calendar')).toHaveAttribute(
      'href',
      `/calendar?property=1&year=${year}&view=month&month=${month}`,
    );
  });

  it('is replaced by the open weeks when there is none', async () => {
    show({ home: { ...owner, myStays: [] } });
    expect(await screen.findByText('No week booked yet')).toBeVisible();
    expect(await link('Look for a week')).toHaveAttribute('href', '/calendar?property=1');
  });
});

describe('people without shares', () => {
  it('new owners find a friendly beginning and no properties card', async () => {
    const { container } = show({ home: nothing });
    expect(await screen.findByText('Good to have you here')).toBeVisible();
    expect(await link('Write to Ada')).toHaveAttribute('href', '/messages?person=9');
    expect(screen.getByText(/Ada Keller sets that up/)).toBeVisible();
    expect(screen.queryByText('Your Properties')).not.toBeInTheDocument();
    expect(screen.queryByText(/In the rotation/)).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('guests find the house documents and the link to make a request', async () => {
    show({ home: { ...nothing, properties: { ...noProperties, items: [harbour], total: 1 } } });
    expect(await screen.findByText('Make yourself at home at Harbour House')).toBeVisible();
    expect(await link('Read the house documents')).toHaveAttribute('href', '/documents');
    expect(await link('House documents')).toHaveAttribute('href', '/documents');
    expect(await link('Special request')).toHaveAttribute('href', '/requests/new');
  });
});

describe('my place in the rotation', () => {
  it('is that of the year chosen next, once per property, with a link to the reasons', async () => {
    show();
    const places = await card('In the rotation 2028');
    expect(await places.findByText('You choose 1st and 4th of 4')).toBeVisible();
    expect(places.getByText('You choose 2nd of 4')).toBeVisible();
    expect(places.getByRole('link', { name: /Alpine Lodge/ })).toHaveAttribute(
      'href',
      '/rotation?property=2&year=2028',
    );
  });

  it('names the years where they differ', async () => {
    const nextChoices = [choice(harbour, [1]), { ...choice(lodge, []), year: 2029 }];
    show({ home: { ...owner, nextChoices } });
    const places = await card('In the rotation');
    expect(places.getByText('Harbour House · 2028')).toBeVisible();
    expect(places.getByText('No turn this year')).toBeVisible();
  });
});

describe('what now', () => {
  const swap = (facts: object) => ({
    ...{ __typename: 'WeekSwap', id: '1', status: 'PENDING', role: 'ANSWERER', timeZone: 'UTC' },
    ...{ propertyName: 'Harbour House', requesterName: 'Omar Haddad', counterOfId: null },
    ...{ answererName: 'Olivia Owner', acceptedAt: null, endedAt: null },
    ...{ currentWeekStart: '2027-07-03', currentWeekEnd: '2027-07-10' },
    ...{ preferredWeekStart: '2027-08-07', preferredWeekEnd: '2027-08-14' },
    expiresAt: '2026-11-28T18:00:00.000Z',
    ...facts,
  });
  const mine = { role: 'REQUESTER', requesterName: 'Olivia Owner', answererName: 'Omar Haddad' };
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  const withSwaps = (...items: object[]) => ({
    ...owner,
    mySwaps: { __typename: 'WeekSwapPage', items },
  });

  it('is a swap that waits for my answer, with both weeks and until when', async () => {
    show({ home: withSwaps(swap({})) });
    const note = await link(/^Omar Haddad asks you to swap/);
    expect(note).toHaveAttribute('href', '/swaps');
    expect(note).toHaveTextContent(/7–14 Aug for 3–10 Jul · answer until 28 Nov 2026/);
  });

  it.each([
    ['APPROVED', 'Omar Haddad accepted your swap'],
    ['DECLINED', 'Omar Haddad declined your swap'],
    ['EXPIRED', 'Omar Haddad did not answer your swap in time'],
  ])('is the answer %s to my swap, for a week', async (status, title) => {
    const swaps = [swap({ ...mine, status, endedAt: ago(6) })];
    const old = swap({ ...mine, id: '2', status, endedAt: ago(8) });
    show({ home: withSwaps(...swaps, old) });
    expect(await screen.findAllByText(title)).toHaveLength(1);
  });

  it('is a week offered in place of mine, once', async () => {
    const declined = swap({ ...mine, id: '1', status: 'DECLINED', endedAt: ago(1) });
    show({ home: withSwaps(swap({ id: '2', counterOfId: '1' }), declined) });
    expect(await screen.findByText('Omar Haddad offers another week')).toBeVisible();
    expect(screen.queryByText(/declined your swap/)).not.toBeInTheDocument();
  });

  it('is that my weeks are set after a draft', async () => {
    const weeks = ['2028-07-01', '2028-12-23'].map((startDate, week) => ({
      ...{ __typename: 'DraftWeek', week, startDate },
      endDate: startDate === '2028-07-01' ? '2028-07-08' : '2028-12-30',
    }));
    const result = { __typename: 'DraftResult', propertyId: '1', propertyName: 'Harbour House' };
    show({ home: { ...owner, myDraftResults: [{ ...result, year: 2028, weeks }] } });
    const note = await link(/^Your 2028 weeks are set/);
    expect(note).toHaveTextContent('Harbour House · 1–8 Jul and 23–30 Dec');
    expect(note).toHaveAttribute('href', '/calendar?property=1&year=2028');
  });

  it('comes before the next stay, and the drafts before it', async () => {
    const draft = {
      ...{ __typename: 'NextDraft', id: '1', status: 'RUNNING', opensAt: null, turnShare: 2 },
      ...{ deadline: ago(-1), turnsBefore: 0, startsBy: null },
    };
    const home = { ...withSwaps(swap({})), nextChoices: [choice(harbour, [1], draft)] };
    show({ home });
    const parts = [
      await screen.findByText('1 drafts'),
      screen.getByText('Omar Haddad asks you to swap'),
      screen.getByRole('region', { name: 'Your next stay' }),
    ];
    for (const [index, part] of parts.slice(1).entries()) {
      const follows = parts[index]?.compareDocumentPosition(part) ?? 0;
      expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });
});

describe('open weeks and later stays', () => {
  it('are listed with their place and season', async () => {
    const week = {
      ...{ __typename: 'OpenWeek', propertyId: '2', propertyName: 'Alpine Lodge', year: 2027 },
      ...{ week: 2, startDate: '2027-01-09', endDate: '2027-01-16', season: 'LOW', holiday: null },
    };
    const myStays = [stay(12), { ...stay(40), bookingId: '8' }, { ...stay(75), bookingId: '9' }];
    show({ home: { ...owner, myStays, openWeeks: [week] } });
    const open = await card('Open weeks');
    expect(open.getByRole('link', { name: /9–16 January 2027/ })).toHaveAttribute(
      'href',
      '/calendar?property=2&year=2027&view=month&month=1',
    );
    expect(open.getByText('Alpine Lodge · Low season')).toBeVisible();
    const later = await card('After that');
    expect(later.getAllByRole('listitem')).toHaveLength(2);
    expect(later.getByText(/in 40 days/)).toBeVisible();
  });
});

describe('a guest', () => {
  const guestHome = {
    ...nothing,
    properties: { ...noProperties, items: [harbour], total: 1 },
  };
  const guestStay = {
    ...{ __typename: 'GuestStay', bookingId: '7', propertyId: '1', timeZone: 'UTC' },
    ...{ propertyName: 'Harbour House', location: 'Cornwall' },
    ...{ startDate: inDays(5), endDate: inDays(12) },
    host: { __typename: 'Person', id: '4', firstName: 'Omar', lastName: 'Haddad' },
  };

  it('sees the dates, the countdown, the host, how to arrive and the documents', async () => {
    const { container } = show({ home: { ...guestHome, myGuestStays: [guestStay] } });
    const hero = within(await screen.findByRole('region', { name: 'Your next stay' }));
    expect(hero.getByText('Your stay is in 5 days')).toBeVisible();
    expect(hero.getByText(format(addDays(new Date(), 5), 'd MMM'))).toBeVisible();
    expect(hero.getByText('Your host is Omar Haddad.')).toBeVisible();
    expect(hero.getByRole('link', { name: 'Write to Omar' })).toHaveAttribute(
      'href',
      '/messages?person=4',
    );
    expect(screen.getByText('Arriving at 1')).toBeVisible();
    expect(await link(/^How to get in/)).toHaveAttribute(
      'href',
      '/documents?property=1&document=5',
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the cards', () => {
  it('link to the calendar, the rotation and the messages', async () => {
    show();
    expect(await link('Calendar')).toHaveAttribute('href', '/calendar');
    expect(screen.getByText('View allocated weeks')).toBeVisible();
    expect(await link('Rotation')).toHaveAttribute('href', '/rotation');
    expect(await link('Messages')).toHaveAttribute('href', '/messages');
  });

  it('also link owners to the draft, which no navigation has', async () => {
    show();
    expect(await link('Draft')).toHaveAttribute('href', '/draft');
  });

  it('your properties show name, location and share numbers, and link to the documents', async () => {
    show();
    const mine = await card('Your Properties');
    const rows = mine.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      'Harbour HouseCornwallShares 4 and 9House documents',
      'Alpine LodgeAustriaShare 2House documents',
    ]);
    expect(mine.getByRole('link', { name: 'Manage Properties' })).toHaveAttribute(
      'href',
      '/properties',
    );
    expect(mine.getByRole('link', { name: 'House documents of Harbour House' })).toHaveAttribute(
      'href',
      '/documents?property=1',
    );
  });

  it.each([
    ['the flag', { isAdmin: true }],
    ['the role', { userRole: 'ADMIN' as const }],
  ])('administrators by %s find the admin panel and are marked', async (_, marks) => {
    show({ user: { ...olivia, ...marks } });
    expect(await link('Admin Panel')).toHaveAttribute('href', '/admin');
    expect(screen.getByText('Admin access')).toBeVisible();
  });

  it('other users do not', async () => {
    show();
    await screen.findByText('Your Properties');
    expect(screen.queryByText('Admin Panel')).not.toBeInTheDocument();
    expect(screen.queryByText('Admin access')).not.toBeInTheDocument();
  });
});

describe('what needs an answer', () => {
  it('is shown with its count', async () => {
    show({ unreadCount: 3 });
    expect(await link('3 messages wait for you')).toHaveAttribute('href', '/messages');
    expect(screen.getByText('3 unread')).toBeVisible();
  });

  it('shows nothing when there is nothing', async () => {
    show();
    await screen.findByText('You choose 2nd of 4');
    expect(screen.queryByText(/wait for you/)).not.toBeInTheDocument();
    expect(screen.queryByText(/unread/)).not.toBeInTheDocument();
  });
});

it('greets, sums up who is signed in, and logs out', async () => {
  const { onLogout } = show();
  await screen.findByText('You choose 2nd of 4');
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Olivia' })).toBeVisible();
  expect(screen.getByText('User ID: 3 · Role: OWNER')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

it('shows its links while the data loads', () => {
  show({ server: { home: onItsWay } });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.getByRole('link', { name: 'Calendar' })).toBeVisible();
});

it('offers a retry after a loading error', async () => {
  let isDown = true;
  show({
    server: {
      home: () => {
        if (isDown) throw new Refusal('Internal error', 'INTERNAL_SERVER_ERROR');
        return owner;
      },
    },
  });
  expect(await screen.findByText('Your dashboard could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Your next stay is in 12 days')).toBeVisible();
});
