import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../lib/test/axe';
import { onADesk } from '../../lib/test/on-a-desk';
import { booking, fakeCalendar } from './test/fake-calendar';
import {
  address,
  FakeCalendars,
  freezeToday,
  happen,
  Refusal,
  renderCalendar,
  tile,
  tiles,
} from './test/render-calendar';

freezeToday();

const nameOf = (shown: HTMLElement) => shown.querySelector('[data-name]')?.textContent;

describe('what can go wrong', () => {
  it('shows a skeleton while the calendar loads, and while the property is not known', () => {
    const { callsOf } = renderCalendar({ propertyId: undefined });
    expect(screen.getByRole('status')).toHaveTextContent('Loading the calendar…');
    expect(callsOf('calendar')).toEqual([]);
  });

  it('shows a loading error, and retries', async () => {
    let isDown = true;
    const { user } = renderCalendar({
      server: {
        calendar: () => {
          if (isDown) throw new TypeError('Failed to fetch');
          return { calendar: fakeCalendar() };
        },
      },
    });
    expect(await screen.findByText('The calendar could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await tile(1)).toBeVisible();
  });

  it('restricts access in the server’s words, without a retry', async () => {
    const sentence = 'You do not own shares in this property';
    const { container } = renderCalendar({
      server: {
        calendar: () => {
          throw new Refusal(sentence, 'FORBIDDEN');
        },
      },
    });
    expect(await screen.findByText('Access Restricted')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('lets a guest of the property view it, without owners’ actions', async () => {
  const shares = fakeCalendar().shares.map((share) => ({ ...share, isMine: false }));
  const { user, container } = renderCalendar({
    server: { calendar: () => ({ calendar: { ...fakeCalendar(), shares, isGuest: true } }) },
  });
  await user.click(await tile(46));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Only owners of a share in this property can take it.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Take this week' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Weeks shown' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

describe('the year on a phone', () => {
  it('lists every week below its month, with a full label', async () => {
    const { container } = renderCalendar();
    expect(
      await screen.findByRole('button', {
        name: 'Week 51, 19–26 December, peak, Christmas, share 4, Omar Haddad',
      }),
    ).toBeVisible();
    expect(await tiles()).toHaveLength(52);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('names both months of a week that begins in one and ends in the next', async () => {
    renderCalendar();
    expect(await tile(52)).toHaveTextContent(/26 Dec – 2 Jan/);
  });

  it('shows that more chips are hidden beside the row', async () => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
    renderCalendar();
    expect(await screen.findByRole('list', { name: 'Go to' })).toHaveAttribute('data-after');
    jest.restoreAllMocks();
  });

  it('marks my own weeks, open weeks and maintenance', async () => {
    renderCalendar();
    const own = await screen.findAllByRole('button', { name: /share 3, Olivia Hart \(you\)$/ });
    expect(own.map((button) => button.textContent)).toEqual(
      own.map(() => expect.stringContaining('3You')),
    );
    expect(await tile(46)).toHaveAccessibleName(/, open$/);
    expect(await tile(5)).toHaveAccessibleName(/, maintenance$/);
  });

  it('shows only mine, only open weeks, and all again', async () => {
    const { user } = renderCalendar();
    await tile(1);
    await user.click(screen.getByRole('button', { name: 'Only mine' }));
    for (const shown of await tiles()) expect(shown).toHaveAccessibleName(/\(you\)$/);
    expect(address().get('show')).toBe('mine');
    await user.click(screen.getByRole('button', { name: 'Open weeks' }));
    expect((await tiles()).map((shown) => nameOf(shown))).toEqual([
      expect.stringMatching(/^Week 46,.*open$/),
      expect.stringMatching(/^Week 48,.*open$/),
      expect.stringMatching(/^Week 49,.*open$/),
    ]);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(await tiles()).toHaveLength(52);
  });

  it('does not offer an open week that has started', async () => {
    jest.setSystemTime(new Date(2026, 10, 20));
    renderCalendar({ route: '/calendar?show=open' });
    expect((await tiles()).map((shown) => nameOf(shown))).toEqual([
      expect.stringMatching(/^Week 48,/),
      expect.stringMatching(/^Week 49,/),
    ]);
  });

  it('shows an empty state when no week matches the filter', async () => {
    const calendars = new FakeCalendars();
    for (const week of [46, 48, 49]) calendars.change(week, { isMaintenance: true });
    renderCalendar({ calendars, route: '/calendar?show=open' });
    expect(await screen.findByText('No week of 2026 is open')).toBeVisible();
  });

  it('shows another year', async () => {
    const { user, callsOf } = renderCalendar();
    await tile(1);
    await user.click(screen.getByRole('button', { name: 'Year 2027' }));
    expect(await screen.findByRole('heading', { name: '2027' })).toBeVisible();
    await waitFor(() => expect(callsOf('calendar').at(-1)).toMatchObject({ year: 2027 }));
    expect(address().get('year')).toBe('2027');
  });

  it('shows who has Christmas week with one tap', async () => {
    const { user } = renderCalendar();
    await user.click(await screen.findByRole('button', { name: 'Christmas' }));
    const details = within(await screen.findByRole('dialog', { name: '19–26 December 2026' }));
    expect(details.getByText('Lake House · Week 51 · Peak season · Christmas')).toBeVisible();
    expect(details.getByText('Omar Haddad')).toBeVisible();
    expect(await axe(document.body)).toHaveNoViolations();
  });
});

describe('by keyboard on a desktop', () => {
  onADesk();

  it('arrows go to the week that is drawn below or above', async () => {
    const { user } = renderCalendar();
    (await tile(2)).focus();
    expect((await tile(2)).closest('[role=row]')).toHaveTextContent(/^Share 11/);
    await user.keyboard('{ArrowDown}');
    expect(await tile(7)).toHaveFocus();
    expect((await tile(7)).closest('[role=row]')).toHaveTextContent(/^Share 12/);
    await user.keyboard('{ArrowUp}');
    expect(await tile(2)).toHaveFocus();
  });
});

describe('by keyboard', () => {
  it('Tab reaches one week, arrows walk from week to week, Enter opens', async () => {
    const { user } = renderCalendar();
    (await tile(1)).focus();
    expect((await tiles()).filter(({ tabIndex }) => tabIndex === 0)).toEqual([await tile(1)]);
    await user.keyboard('{ArrowRight}');
    expect(await tile(2)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await tile(4)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(await tile(1)).toHaveFocus();
    await user.keyboard('{End}');
    expect(await tile(52)).toHaveFocus();
    expect(await tile(52)).toHaveAttribute('tabindex', '0');
    await user.keyboard('{ArrowRight}{Home}');
    expect(await tile(1)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: '3–10 January 2026' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await tile(1)).toHaveFocus();
  });
});

it('starts with the month that we are in, and at this week', async () => {
  jest.setSystemTime(new Date(2026, 5, 1));
  const { user } = renderCalendar();
  expect(await tile(22)).toHaveAttribute('tabindex', '0');
  expect(await tile(22)).toHaveTextContent('Now · Week 22');
  expect((await tiles()).filter((one) => one.classList.contains('current'))).toEqual([
    await tile(22),
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('May');
  const earlier = screen.getByRole('button', { name: 'Earlier: January to April' });
  expect(earlier).toHaveAttribute('aria-expanded', 'false');
  await user.click(earlier);
  expect(await tiles()).toHaveLength(52);
  expect(earlier).toHaveFocus();
  await user.click(earlier);
  expect((await tiles()).length).toBeLessThan(52);
});

describe('the year on a desk', () => {
  onADesk();

  it('draws one tile for each week in its share’s row, and my weeks once more below', async () => {
    const { container } = renderCalendar();
    const picture = within(await screen.findByRole('grid', { name: 'Weeks of 2026' }));
    expect(picture.getAllByRole('button')).toHaveLength(52);
    const rowOf = (week: number) =>
      picture.getByRole('button', { name: new RegExp(`^Week ${week},`) }).style.gridRow;
    expect(rowOf(51)).toBe(rowOf(3)); // both belong to share 4
    expect(rowOf(51)).not.toBe(rowOf(52));
    const mine = within(screen.getByRole('group', { name: 'Your weeks in 2026' }));
    for (const own of mine.getAllByRole('button')) expect(own).toHaveAccessibleName(/\(you\)$/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keeps the weeks that do not pass the filter as a faint backdrop', async () => {
    renderCalendar({ route: '/calendar?show=open' });
    const group = await screen.findByRole('grid', { name: 'Weeks of 2026' });
    expect(within(group).getAllByRole('button')).toHaveLength(3);
    expect(group.getElementsByClassName('dim')).toHaveLength(49);
  });

  it('describes the week under the pointer at its tile, and hides that on Escape', async () => {
    const { user } = renderCalendar();
    await screen.findByRole('grid', { name: 'Weeks of 2026' });
    await user.hover(await tile(51));
    expect(screen.getByText('19–26 December')).toBeVisible();
    expect(screen.getByText(/Share 4, Omar Haddad/)).toHaveTextContent(
      'Week 51 · Peak season · Christmas',
    );
    // Both lines: an area without an end would reach to the edge of the year.
    const place = screen.getByText(/Share 4, Omar Haddad/).getAttribute('style');
    expect(place).toContain('grid-column: 52 / 53');
    (await tile(51)).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/Share 4, Omar Haddad/)).not.toBeInTheDocument();
  });
});

describe('a month', () => {
  const december = '/calendar?year=2026&view=month&month=12';

  it('shows the weeks as bars from changeover to changeover; a day opens its week', async () => {
    const { user, container } = renderCalendar({ route: december });
    const grid = within(await screen.findByRole('grid'));
    expect(grid.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Sat');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(grid.getByRole('button', { name: /^Thursday 24 December 2026\. Week 51, / }));
    expect(await screen.findByRole('dialog', { name: '19–26 December 2026' })).toBeVisible();
  });

  it('names the guests of my own weeks, and marks today', async () => {
    jest.setSystemTime(new Date(2026, 11, 24));
    const calendars = new FakeCalendars();
    calendars.change(51, { booking: { ...booking('1', 3), guests: 'Aunt Salma' } });
    renderCalendar({ calendars, route: december });
    expect(await screen.findByText('You: Aunt Salma')).toBeVisible();
    const today = screen.getByRole('button', { name: /^Thursday 24 December 2026/ });
    expect(today.closest('[data-today]')).not.toBeNull();
  });

  it('navigates to the next month, also across the year', async () => {
    const { user } = renderCalendar({ route: december });
    await user.click(await screen.findByRole('button', { name: 'January 2027' }));
    expect(address().get('year')).toBe('2027');
    expect(address().get('month')).toBe('1');
    await happen(() => {}, 50);
    // 1 January 2027 is a Friday: its week started in 2026.
    expect(
      screen.getByRole('button', { name: /^Friday 1 January 2027\. Week 52, 26 December/ }),
    ).toBeVisible();
  });

  it('is found from the year and back', async () => {
    const { user } = renderCalendar();
    await user.click(screen.getByRole('button', { name: 'Month' }));
    expect(await screen.findByRole('grid', { name: /January 2026/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Year' }));
    expect(await tile(1)).toBeVisible();
  });
});
