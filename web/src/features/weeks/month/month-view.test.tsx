import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { onADesk } from '../../../lib/test/on-a-desk';
import { booking, fakeCalendar } from '../test/fake-calendar';
import { address, FakeCalendars, freezeToday, renderCalendar } from '../test/render-calendar';

freezeToday(new Date(2026, 5, 1));

const month = (number: number, show = '') =>
  `/calendar?year=2026&view=month&month=${number}${show && `&show=${show}`}`;

/** A year in which Olivia has only week 30, 25 July to 1 August. */
function withOneWeek(): FakeCalendars {
  const calendars = new FakeCalendars();
  const weeks = fakeCalendar().weeks.map((week) => ({ ...week, booking: null }));
  calendars.years.set(2026, { ...fakeCalendar(), weeks });
  calendars.change(30, { booking: booking('1', 3) });
  return calendars;
}

describe('on a phone', () => {
  it('lists the weeks of the month below, and opens the one dialog from there', async () => {
    const { user, container } = renderCalendar({ route: month(12) });
    const agenda = within(await screen.findByRole('list', { name: 'Weeks of December 2026' }));
    const names = agenda.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toHaveLength(5);
    expect(names[0]).toMatch(/^Week 48, 28 November – 5 December/);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(agenda.getByRole('button', { name: /^Week 51,/ }));
    const dialog = await screen.findByRole('dialog', { name: '19–26 December 2026' });
    expect(dialog).toHaveTextContent('Omar Haddad');
  });

  it('goes on with a swipe to the left, back with one to the right, and scrolls otherwise', async () => {
    renderCalendar({ route: month(12) });
    const grid = await screen.findByRole('grid');
    const swipe = (x: number, y = 0) => {
      fireEvent.touchStart(grid, { touches: [{ clientX: 200, clientY: 300 }] });
      fireEvent.touchEnd(grid, { changedTouches: [{ clientX: 200 + x, clientY: 300 + y }] });
    };
    swipe(90);
    await waitFor(() => expect(address().get('month')).toBe('11'));
    swipe(-90);
    await waitFor(() => expect(address().get('month')).toBe('12'));
    swipe(-60, 80);
    swipe(-20);
    swipe(-90);
    await waitFor(() => expect(address().get('month')).toBe('1'));
    expect(address().get('year')).toBe('2027');
  });
});

describe('on a desk', () => {
  onADesk();

  it('has the weeks’ numbers beside their days, and no list', async () => {
    renderCalendar({ route: month(12) });
    const grid = await screen.findByRole('grid');
    const numbers = [...grid.querySelectorAll('.week')].map(({ textContent }) => textContent);
    expect(numbers).toEqual(['48', '49', '50', '51', '52']);
    expect(screen.queryByRole('list', { name: /^Weeks of/ })).not.toBeInTheDocument();
    expect(screen.getByText('Saturday is the day of arrival and departure.')).toBeVisible();
  });
});

it('leads to the current month, and offers this week there', async () => {
  const { user } = renderCalendar({ route: month(12) });
  await user.click(await screen.findByRole('button', { name: 'Today' }));
  expect(await screen.findByRole('grid', { name: /June 2026/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'This week' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument();
});

it('says that a month has no week of mine, and leads to the next that has', async () => {
  const { user } = renderCalendar({ calendars: withOneWeek(), route: month(3, 'mine') });
  expect(await screen.findByText('You have no week in March 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next: 25 Jul – 1 Aug' }));
  expect(await screen.findByRole('grid', { name: /July 2026/ })).toBeVisible();
  expect(screen.queryByText(/^You have no week/)).not.toBeInTheDocument();
});

it('says that no later week of the year matches', async () => {
  renderCalendar({ calendars: withOneWeek(), route: month(10, 'mine') });
  expect(await screen.findByText('You have no week in October 2026')).toBeVisible();
  expect(screen.getByText(/^Nor later in that year/)).toBeVisible();
});
