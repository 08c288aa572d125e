import { screen, within } from '@testing-library/react';
import { booking, fakeCalendar } from '../../../features/weeks/test/fake-calendar';
import type { Handlers } from '../../../lib/test/fake-server';
import { editLakeHouse, renderAdmin } from './render-admin';

/** A day on which the year is nearly over. */
export const TODAY = new Date('2026-11-26T12:00:00Z');

/** The year that is planned, as this one is nearly over. */
export const YEAR = 2027;
export const HELD = 26;

/** Three weeks in the middle and at the end of a year; owner 3 has the first. */
export function yearOf(year: unknown) {
  const calendar = fakeCalendar(Number(year));
  const weeks = calendar.weeks
    .filter(({ week }) => [HELD, 27, 51].includes(week))
    .map((week) => ({
      ...week,
      season: 'LOW' as const,
      holiday: week.week === 27 ? 'Regatta' : null,
      booking: week.week === HELD ? booking('1', 3) : null,
    }));
  return { ...calendar, propertyId: '1', weeks };
}

const server: Handlers = { calendar: ({ year }) => ({ calendar: yearOf(year) }) };

export async function openSeasons(changes: Handlers = {}) {
  const page = await renderAdmin('properties', { ...server, ...changes });
  await editLakeHouse(page.user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Property' }));
  await page.user.click(await dialog.findByRole('tab', { name: 'Seasons' }));
  return { ...page, dialog };
}

/** Opens the season editor of Lake House with its list of weeks, on the year that is planned. */
export const loadSeasons = async (changes?: Handlers) => {
  const page = await openSeasons(changes);
  const table = await page.dialog.findByRole('table', { name: `Weeks of ${YEAR}` });
  // On a phone.
  const fold = page.dialog.queryByText('Holidays and maintenance by week');
  if (fold) await page.user.click(fold);
  const save = page.dialog.getByRole('button', { name: 'Save' });
  const season = (week: number) =>
    page.dialog.getByRole('combobox', { name: `Season of week ${week}` });
  const holiday = (week: number) => page.dialog.getByLabelText(`Holiday of week ${week}`);
  const maintenance = (week: number) =>
    page.dialog.getByRole('checkbox', { name: `Maintenance in week ${week}` });
  return { ...page, table, save, season, holiday, maintenance };
};
