import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, format } from 'date-fns';
import { MailboxCountsDocument } from '../../generated/graphql';
import { axe } from '../../lib/test/axe';
import { onItsWay, Refusal } from '../../lib/test/fake-server';
import {
  card,
  checkedOut,
  choice,
  harbour,
  inDays,
  link,
  lodge,
  noProperties,
  nothing,
  olivia,
  owner,
  show,
  stay,
} from './test/render-home';

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

  it('says the year of a day that is not in this one', async () => {
    const year = new Date().getFullYear();
    const dates = { startDate: `${year}-12-26`, endDate: `${year + 1}-01-02` };
    show({ home: { ...owner, myStays: [{ ...stay(12), ...dates }] } });
    const hero = within(await screen.findByRole('region', { name: 'Your next stay' }));
    expect(hero.getByText(/^Arrive \w+$/)).toBeVisible();
    expect(hero.getByText(/^Leave \w+$/).parentElement).toHaveTextContent(
      new RegExp(`2 Jan ${year + 1}$`),
    );
  });

  it('shows that the stay is in progress', async () => {
    show({ home: { ...owner, myStays: [stay(-2)] } });
    const hero = within(await screen.findByRole('region', { name: 'Your stay' }));
    expect(hero.getByText('You are here now')).toBeVisible();
    expect(hero.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/check-out/7');
  });

  it('leads to no second check-out', async () => {
    const home = { ...owner, myStays: [stay(-2)] };
    const before = show({ home, server: checkedOut('6') });
    await waitFor(() => expect(before.callsOf('lastCheckOut')).toHaveLength(1));
    expect(await link('Check out')).toBeVisible();
    before.unmount();
    show({ home, server: checkedOut('7') });
    expect(await link('See your check-out')).toHaveAttribute('href', '/check-out/7');
  });

  it('links to its dialog in the calendar', async () => {
    show();
    const [year, month] = inDays(12).split('-').map(Number);
    expect(await link('See it in the calendar')).toHaveAttribute(
      'href',
      `/calendar?property=1&year=${year}&view=month&month=${month}&week=${inDays(12)}`,
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
    expect(await link('Messages')).toBeVisible();
    for (const name of ['Calendar', 'Rotation', 'Draft']) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByText(/^In the .*rotation/)).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('guests find the house documents and the link to make a request', async () => {
    show({ home: { ...nothing, properties: { ...noProperties, items: [harbour], total: 1 } } });
    expect(await screen.findByText('Make yourself at home at Harbour House')).toBeVisible();
    expect(await link('Read the house documents')).toHaveAttribute('href', '/documents');
    expect(await link('House documents')).toHaveAttribute('href', '/documents');
    expect(await link('Special request')).toHaveAttribute('href', '/requests/new');
  });

  it('guests read first which stay was cancelled or moved, and write to the host', async () => {
    const host = { __typename: 'Person', id: '8', firstName: 'Olivia', lastName: 'Marsh' };
    const days = (startDate: string, endDate: string) => ({
      ...{ __typename: 'StayDays', startDate, endDate },
    });
    const change = {
      ...{ __typename: 'StayChange', id: '1', propertyName: 'Harbour House', now: null },
      ...{ before: days('2026-12-19', '2026-12-26'), by: host, host },
    };
    const now = days('2027-01-02', '2027-01-09');
    const myStayChanges = [change, { ...change, id: '2', now, by: null }];
    const properties = { ...noProperties, items: [harbour], total: 1 };
    show({
      home: { ...nothing, properties },
      server: { stayChanges: () => ({ myStayChanges }) },
    });
    const note = await link(/^Your stay 19–26 Dec was cancelled by Olivia Marsh\./);
    expect(note).toHaveTextContent('Harbour House · Write to Olivia');
    expect(note).toHaveAttribute('href', '/messages?person=8');
    expect(await link(/^Your stay 19–26 Dec has moved to 2–9 Jan\./)).toBeVisible();
    expect(await screen.findByText('No stay at Harbour House is planned')).toBeVisible();
    expect(screen.queryByText(/^Make yourself at home/)).not.toBeInTheDocument();
  });
});

describe('my place in the rotation', () => {
  it('is that of the year chosen next, once per property, with a link to the reasons', async () => {
    show();
    const places = await card('In the 2028 rotation');
    expect(await places.findByText('You choose 1st and 4th of 4')).toBeVisible();
    expect(places.getByText('You choose 2nd of 4')).toBeVisible();
    expect(places.getByRole('link', { name: /Alpine Lodge/ })).toHaveAttribute(
      'href',
      '/rotation?property=2&year=2028',
    );
  });

  it('says that the year is being chosen, not that I will choose, in a draft under way', async () => {
    const draft = {
      ...{ __typename: 'NextDraft', id: '1', status: 'RUNNING', opensAt: null, turnShare: 3 },
      ...{ deadline: null, turnsBefore: 5, startsBy: null, weeks: [] },
      ...{ choosesFor: null, pausedBy: null, pauseReason: null },
    };
    show({ home: { ...owner, nextChoices: [choice(harbour, [1], draft)] } });
    const places = await card('In the 2028 rotation');
    expect(await places.findByText('Being chosen now.')).toBeVisible();
    expect(places.getByText('In the order you are 1st of 4')).toBeVisible();
  });

  it('names the years where they differ', async () => {
    const nextChoices = [choice(harbour, [1]), { ...choice(lodge, []), year: 2029 }];
    show({ home: { ...owner, nextChoices } });
    const places = await card('In the rotation');
    expect(places.getByText('Harbour House · 2028')).toBeVisible();
    expect(places.getByText('No turn this year')).toBeVisible();
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

  it('also link owners to the draft', async () => {
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
    const covers = mine.getAllByRole('presentation');
    expect(covers.map((cover) => cover.getAttribute('src'))).toEqual(['/api/files/5/thumb']);
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
    expect(await link('3 unread messages')).toHaveAttribute('href', '/messages');
    expect(screen.getByText('3 unread')).toBeVisible();
  });

  it('shows nothing when there is nothing', async () => {
    show();
    await screen.findByText('You choose 2nd of 4');
    expect(screen.queryByText(/unread message/)).not.toBeInTheDocument();
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

it('asks for its data once, also when another answer fills a part of it', async () => {
  let answer = (_: object) => {};
  const home = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { client, callsOf } = show({ server: { home: async () => ({ ...(await home) }) } });
  const counts = { unread: 1, read: 0, sent: 0, archived: 0, unreadInTalks: 0 };
  await act(async () => {
    client.writeQuery({
      query: MailboxCountsDocument,
      data: { mailboxCounts: { ...{ __typename: 'MailboxCounts' }, ...counts } },
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    answer(owner);
  });
  expect(await screen.findByText('Your next stay is in 12 days')).toBeVisible();
  expect(callsOf('home')).toHaveLength(1);
});

it('shows what it showed last to those who return, and reads it again', async () => {
  const first = show();
  await screen.findByText('Your next stay is in 12 days');
  first.unmount();
  const again = show({ cache: first.client.cache, home: { ...owner, myStays: [stay(3)] } });
  expect(screen.getByText('Your next stay is in 12 days')).toBeVisible();
  expect(await screen.findByText('Your next stay is in 3 days')).toBeVisible();
  expect(again.callsOf('home')).toHaveLength(1);
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
