import { screen, within } from '@testing-library/react';
import { booking, fakeCalendar } from './test/fake-calendar';
import { address, FakeCalendars, freezeToday, renderCalendar, tile } from './test/render-calendar';

/** The last hours of 2026 almost everywhere; on Kiritimati it is the morning of 1 January 2027. */
freezeToday(new Date('2026-12-31T18:00:00Z'));

const KIRITIMATI = 'Pacific/Kiritimati';

/** A house beyond the date line. */
function farAway(): FakeCalendars {
  const calendars = new FakeCalendars();
  for (const year of [2026, 2027]) {
    calendars.years.set(year, { ...fakeCalendar(year), timeZone: KIRITIMATI });
  }
  return calendars;
}

it('opens on the year that it is at the house', async () => {
  renderCalendar({ calendars: farAway() });
  expect(await screen.findByRole('heading', { name: '2027' })).toBeVisible();
  expect(await tile(1)).toHaveAccessibleName(/^Week 1, 2–9 January/);
  expect(address().has('year')).toBe(false);
});

it('opens on the month that it is at the house, and marks its day', async () => {
  renderCalendar({ calendars: farAway(), route: '/calendar?view=month' });
  const grid = within(await screen.findByRole('grid', { name: /January 2027/ }));
  const today = grid.getByRole('button', { name: /^Friday 1 January 2027/ });
  expect(today.closest('[data-today]')).not.toBeNull();
});

it('offers a week until the day on which it starts at the house', async () => {
  jest.setSystemTime(new Date('2027-01-01T18:00:00Z'));
  const calendars = farAway();
  calendars.change(1, { booking: null }, 2027);
  calendars.change(2, { booking: null }, 2027);
  calendars.change(3, { booking: booking('1', 4) }, 2027);
  const { user } = renderCalendar({ calendars, route: '/calendar?year=2027' });
  // There it is Saturday 2 January already.
  expect(await tile(1)).toHaveTextContent('Now');
  await user.click(await tile(1));
  const details = within(await screen.findByRole('dialog'));
  expect(details.getByText(/has already begun/)).toBeVisible();
});
