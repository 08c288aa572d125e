import { screen, within } from '@testing-library/react';
import { addDays, format } from 'date-fns';
import { axe } from '../../lib/test/axe';
import {
  card,
  checkedOut,
  choice,
  harbour,
  inDays,
  link,
  noProperties,
  nothing,
  owner,
  show,
  stay,
} from './test/render-home';

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

  const waits = (facts: object = {}) => ({
    ...{ __typename: 'WaitingItem', kind: 'SWAPS', subjectId: '1', count: 1, timeZone: 'UTC' },
    ...{ propertyName: 'Harbour House', who: 'Omar Haddad', isCounter: false },
    give: { __typename: 'WaitingWeek', startDate: '2027-08-07', endDate: '2027-08-14' },
    get: { __typename: 'WaitingWeek', startDate: '2027-07-03', endDate: '2027-07-10' },
    ...{ until: '2026-11-28T18:00:00.000Z', agreedCount: null, ownerCount: null },
    ...facts,
  });
  const found = { subjectId: '1', who: null, isCounter: null, agreedCount: 1, ownerCount: 3 };

  it('is a swap that waits for my answer, with both weeks and until when', async () => {
    show({ waiting: [waits()] });
    const note = await link(/^Omar Haddad asks you to swap/);
    expect(note).toHaveAttribute('href', '/swaps');
    expect(note).toHaveAttribute('data-urgent', 'true');
    expect(note).toHaveTextContent(/7–14 Aug for 3–10 Jul 2027 · answer until 28 Nov 2026/);
  });

  it('names both years of a week that crosses New Year', async () => {
    const give = { __typename: 'WaitingWeek', startDate: '2026-12-26', endDate: '2027-01-02' };
    const get = { __typename: 'WaitingWeek', startDate: '2026-12-19', endDate: '2026-12-26' };
    show({ waiting: [waits({ give, get })] });
    expect(await link(/^Omar Haddad asks you to swap/)).toHaveTextContent(
      '26 Dec 2026 – 2 Jan 2027 for 19–26 Dec 2026',
    );
  });

  it('is a found swap that waits for me, with how many have said yes', async () => {
    show({ waiting: [waits(), waits(found)] });
    const note = await link(/^A three-way swap was found for you/);
    expect(note).toHaveAttribute('data-urgent', 'true');
    expect(note).toHaveTextContent(
      /7–14 Aug for 3–10 Jul 2027 · 1 of 3 said yes · answer until 28 Nov 2026/,
    );
    expect(await link(/^Omar Haddad asks you to swap/)).toBeVisible();
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
    const waiting = [waits({ subjectId: '2', isCounter: true })];
    show({ home: withSwaps(swap({ id: '2', counterOfId: '1' }), declined), waiting });
    expect(await screen.findByText('Omar Haddad offers another week')).toBeVisible();
    expect(screen.queryByText(/declined your swap/)).not.toBeInTheDocument();
  });

  it('is that my weeks are set after a draft', async () => {
    const weeks = ['2028-07-01', '2028-12-23'].map((startDate) => ({
      ...{ __typename: 'DraftWeek', startDate },
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
      ...{ deadline: ago(-1), turnsBefore: 0, startsBy: null, weeks: [] },
      ...{ choosesFor: null, pausedBy: null, pauseReason: null },
    };
    const home = { ...owner, nextChoices: [choice(harbour, [1], draft)] };
    show({ home, waiting: [waits()] });
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
      ...{ __typename: 'OpenWeek', propertyId: '2', propertyName: 'Alpine Lodge' },
      ...{ startDate: '2027-01-09', endDate: '2027-01-16', season: 'LOW', holiday: null },
    };
    const myStays = [stay(12), { ...stay(40), bookingId: '8' }, { ...stay(75), bookingId: '9' }];
    show({ home: { ...owner, myStays, openWeeks: [week] } });
    const open = await card('Open weeks');
    expect(open.getByRole('link', { name: /9–16 January 2027/ })).toHaveAttribute(
      'href',
      '/calendar?property=2&year=2027&view=month&month=1&week=2027-01-09',
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
    ...{ __typename: 'GuestStay', bookingId: '7', timeZone: 'UTC' },
    ...{ propertyName: 'Harbour House', location: 'Cornwall' },
    ...{ startDate: inDays(5), endDate: inDays(12) },
    host: { __typename: 'Person', id: '4', firstName: 'Omar', lastName: 'Haddad' },
  };

  it('checks out once', async () => {
    const now = { ...guestStay, startDate: inDays(-2), endDate: inDays(5) };
    const home = { ...guestHome, myGuestStays: [now] };
    const { unmount } = show({ home });
    expect(await link('Check out')).toHaveAttribute('href', '/check-out/7');
    unmount();
    show({ home, server: checkedOut('7') });
    expect(await link('See your check-out')).toHaveAttribute('href', '/check-out/7');
  });

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
