import { screen, waitFor, within } from '@testing-library/react';
import { renderAdmin } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { expectToast } from '../../auth/test-page';
import { booking, fakeCalendar } from '../test/fake-calendar';
import { freezeToday } from '../test/render-calendar';

freezeToday(new Date('2026-11-26T12:00:00Z'));

/** What is planned as this one is nearly over. */
const YEAR = 2027;
const HELD = 26;

/** Three weeks in the middle and at the end of a year; owner 3 has the first. */
function yearOf(year: unknown) {
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

async function open(changes: Handlers = {}) {
  const page = await renderAdmin('properties', { ...server, ...changes });
  await page.user.click(await screen.findByRole('button', { name: 'Edit Lake House' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Property' }));
  await page.user.click(await dialog.findByRole('tab', { name: 'Seasons' }));
  return { ...page, dialog };
}

const loaded = async (changes?: Handlers) => {
  const page = await open(changes);
  const table = await page.dialog.findByRole('table', { name: `Weeks of ${YEAR}` });
  const save = page.dialog.getByRole('button', { name: 'Save' });
  const season = (week: number) =>
    page.dialog.getByRole('combobox', { name: `Season of week ${week}` });
  const holiday = (week: number) => page.dialog.getByLabelText(`Holiday of week ${week}`);
  const maintenance = (week: number) =>
    page.dialog.getByRole('checkbox', { name: `Maintenance in week ${week}` });
  return { ...page, table, save, season, holiday, maintenance };
};

test('each week has its dates, season, holiday, maintenance and holder', async () => {
  const { table, save, season, holiday, maintenance } = await loaded();
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(season(27)).toHaveTextContent('Low season');
  expect(holiday(27)).toHaveValue('Regatta');
  expect(maintenance(27)).not.toBeChecked();
  expect(within(table).getByText('Olivia Hart (share 3)')).toBeVisible();
  expect(within(table).getAllByText(/^\d+( \w+)? ?– ?\d+ \w+$/)).toHaveLength(3);
  expect(save).toBeDisabled();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test('seasons are painted by pressing weeks and by drawing over them with the mouse', async () => {
  const { user, dialog, season, maintenance, save } = await loaded();
  const tile = (week: number) => dialog.getByRole('button', { name: new RegExp(`^Week ${week},`) });
  await user.click(tile(27));
  expect(season(27)).toHaveTextContent('Peak season');
  expect(tile(27)).toHaveAccessibleName(/Peak season, Regatta$/);

  await user.click(dialog.getByRole('button', { name: 'High' }));
  await user.pointer([
    { keys: '[MouseLeft>]', target: tile(HELD) },
    { target: tile(27) },
    { target: tile(51) },
    { keys: '[/MouseLeft]' },
  ]);
  for (const week of [HELD, 27, 51]) expect(season(week)).toHaveTextContent('High season');

  await user.click(dialog.getByRole('button', { name: 'Maintenance' }));
  expect(dialog.queryByRole('button', { name: new RegExp(`^Week ${HELD},`) })).toBeNull();
  await user.click(tile(51));
  expect(maintenance(51)).toBeChecked();
  await user.click(tile(51));
  expect(maintenance(51)).not.toBeChecked();
  expect(season(51)).toHaveTextContent('High season');
  expect(save).toBeEnabled();

  // Back to where the stroke began, and a press that began elsewhere.
  await user.pointer([
    { keys: '[MouseLeft>]', target: tile(51) },
    { target: tile(27) },
    { target: tile(51) },
    { keys: '[/MouseLeft]' },
  ]);
  for (const week of [27, 51]) expect(maintenance(week)).toBeChecked();
  await user.click(maintenance(27));
  await user.pointer([
    { keys: '[MouseLeft>]', target: save },
    { target: tile(27) },
    { keys: '[/MouseLeft]' },
  ]);
  expect(maintenance(27)).not.toBeChecked();
});

test('weeks of the past are shown, but neither painted, listed nor suggested', async () => {
  const { user, dialog, callsOf } = await loaded({ tagWeeks: () => ({ tagWeeks: yearOf(2026) }) });
  await user.click(dialog.getByRole('button', { name: 'Previous year' }));
  const table = await dialog.findByRole('table', { name: 'Weeks of 2026' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(dialog.getByText(/Past weeks stay as they are\.$/)).toBeVisible();
  const tiles = dialog.getByRole('group', { name: 'Weeks of 2026' });
  expect(within(tiles).getAllByRole('button')).toEqual([
    dialog.getByRole('button', { name: /^Week 51,/ }),
  ]);
  await user.pointer([
    { keys: '[MouseLeft>]', target: within(tiles).getByText('27') },
    { target: within(tiles).getByText('51') },
    { keys: '[/MouseLeft]' },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Suggest seasons' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(callsOf('tagWeeks')).toMatchObject([
      { input: { year: 2026, weeks: [expect.objectContaining({ week: 51 })] } },
    ]),
  );
});

test('of a year that is over, all weeks are past', async () => {
  const { user, dialog } = await loaded();
  await user.click(dialog.getByRole('button', { name: 'Previous year' }));
  await user.click(dialog.getByRole('button', { name: 'Previous year' }));
  expect(await dialog.findByText('All weeks of 2025 are past and stay as they are.')).toBeVisible();
  expect(dialog.queryByRole('table')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Suggest seasons' })).toBeDisabled();
});

test('only the weeks that were changed are saved', async () => {
  const { user, dialog, save, season, holiday, maintenance, callsOf } = await loaded({
    tagWeeks: () => ({ tagWeeks: savedYear() }),
  });
  const reason = () => dialog.queryByLabelText('Reason for the owners (optional)');
  expect(reason()).toBeNull();
  await user.click(season(HELD));
  await user.click(await screen.findByRole('option', { name: 'Peak season' }));
  await user.clear(holiday(27));
  await user.type(holiday(51), ' Carnival ');
  await user.click(maintenance(51));
  await user.type(reason() as HTMLElement, 'The roof is repaired');
  await user.click(save);
  await expectToast('Weeks updated', `3 weeks of ${YEAR}`);
  expect(callsOf('tagWeeks')).toEqual([
    {
      input: {
        propertyId: '1',
        year: YEAR,
        version: 0,
        weeks: [
          { week: HELD, season: 'PEAK', isMaintenance: false },
          { week: 27, season: 'LOW', isMaintenance: false },
          { week: 51, season: 'LOW', isMaintenance: true, holiday: 'Carnival' },
        ],
        reason: 'The roof is repaired',
      },
    },
  ]);
  expect(holiday(51)).toHaveValue('Carnival');
  expect(maintenance(51)).toBeChecked();
  expect(save).toBeDisabled();
});

function savedYear() {
  const saved = yearOf(YEAR);
  return {
    ...saved,
    weeks: saved.weeks.map((week) =>
      week.week === 51 ? { ...week, holiday: 'Carnival', isMaintenance: true } : week,
    ),
  };
}

test('what is changed back needs no saving', async () => {
  const { user, save, maintenance } = await loaded();
  await user.click(maintenance(27));
  expect(save).toBeEnabled();
  await user.click(maintenance(27));
  expect(save).toBeDisabled();
});

test('the rule suggests seasons and holidays, and leaves maintenance alone', async () => {
  const { user, dialog, season, holiday, maintenance, save } = await loaded();
  await user.click(maintenance(27));
  await user.click(dialog.getByRole('button', { name: 'Suggest seasons' }));
  const suggested = fakeCalendar(YEAR).weeks.find(({ week }) => week === 27);
  expect(suggested?.season).toBe('PEAK');
  expect(season(27)).toHaveTextContent('Peak season');
  expect(holiday(27)).toHaveValue('');
  expect(maintenance(27)).toBeChecked();
  expect(save).toBeEnabled();
});

test('a week that is held cannot be kept for maintenance, and the reason is shown', async () => {
  const sentence = `Week ${HELD} is held by Olivia Hart (share 3) and cannot be reserved for maintenance.`;
  const tagWeeks = () => {
    throw new Refusal(sentence, 'CONFLICT');
  };
  const { user, dialog, maintenance, save } = await loaded({ tagWeeks });
  await user.click(maintenance(HELD));
  await user.click(save);
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(maintenance(HELD)).toBeChecked();
  expect(save).toBeEnabled();
});

test('weeks that another administrator has changed since are not overwritten, and are refetched', async () => {
  let version = 4;
  const { user, dialog, holiday, save, callsOf } = await loaded({
    calendar: ({ year }) => ({ calendar: { ...yearOf(year), tagsVersion: version } }),
    tagWeeks: () => {
      throw new Refusal('Someone else has changed this year.', 'CONFLICT', 'version');
    },
  });
  await user.type(holiday(51), 'Carnival');
  version = 5;
  await user.click(save);
  const notice = await dialog.findByRole('alert');
  expect(notice).toHaveTextContent('Someone else has changed this calendar.');
  expect(callsOf('tagWeeks')).toMatchObject([{ input: { version: 4 } }]);
  await user.click(within(notice).getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(holiday(51)).toHaveValue(''));
  expect(dialog.queryByRole('alert')).toBeNull();
  await user.type(holiday(51), 'Fair');
  await user.click(save);
  await waitFor(() => expect(callsOf('tagWeeks')).toHaveLength(2));
  expect(callsOf('tagWeeks')[1]).toMatchObject({ input: { version: 5 } });
});

test('another tab keeps unsaved changes, leaving needs a confirmation, and continuing discards them', async () => {
  const { user, dialog, holiday } = await loaded();
  await user.type(holiday(51), 'Carnival');
  const leave = async (answer: string) => {
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await user.click(dialog.getByRole('tab', { name: 'Rotation' }));
  await user.click(dialog.getByRole('tab', { name: 'Seasons' }));
  expect(holiday(51)).toHaveValue('Carnival');
  await leave('Keep editing');
  expect(holiday(51)).toHaveValue('Carnival');
  await leave('Discard changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('weeks that cannot be saved stay as they were typed', async () => {
  const tagWeeks = () => {
    throw new TypeError('Failed to fetch');
  };
  const { user, holiday, save } = await loaded({ tagWeeks });
  await user.type(holiday(51), 'Carnival');
  await user.click(save);
  await expectToast('Error updating weeks', 'Failed to update the weeks');
  expect(holiday(51)).toHaveValue('Carnival');
});

test('another year is loaded, and unsaved changes are kept', async () => {
  const { user, dialog, holiday, callsOf } = await loaded();
  await user.type(holiday(51), 'Carnival');
  await user.click(dialog.getByRole('button', { name: 'Next year' }));
  expect(await dialog.findByRole('table', { name: `Weeks of ${YEAR + 1}` })).toBeVisible();
  expect(callsOf('calendar')).toEqual([
    { propertyId: '1', year: YEAR },
    { propertyId: '1', year: YEAR + 1 },
  ]);
  expect(holiday(51)).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Previous year' }));
  await dialog.findByRole('table', { name: `Weeks of ${YEAR}` });
  expect(holiday(51)).toHaveValue('Carnival');
});

test('a year that cannot be loaded shows an error and can be retried', async () => {
  let isBroken = true;
  const { user, dialog } = await open({
    calendar: ({ year }) => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return { calendar: yearOf(year) };
    },
  });
  expect(await dialog.findByText('The weeks could not be loaded.')).toBeVisible();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: /again|retry/i }));
  expect(await dialog.findByRole('table', { name: `Weeks of ${YEAR}` })).toBeVisible();
});
