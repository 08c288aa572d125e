import { screen, waitFor, within } from '@testing-library/react';
import {
  HELD,
  loadSeasons,
  openSeasons,
  TODAY,
  YEAR,
  yearOf,
} from '../../../app/admin/test/season-editor';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { expectToast } from '../../auth/test-page';
import { fakeCalendar } from '../test/fake-calendar';
import { freezeToday } from '../test/render-calendar';

freezeToday(TODAY);

test('each week has its dates, season, holiday, maintenance and holder', async () => {
  const { table, save, season, holiday, maintenance } = await loadSeasons();
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(season(27)).toHaveTextContent('Low season');
  expect(holiday(27)).toHaveValue('Regatta');
  expect(maintenance(27)).not.toBeChecked();
  expect(within(table).getByText('Olivia Hart (share 3)')).toBeVisible();
  expect(within(table).getAllByText(/^\d+( \w+)? ?– ?\d+ \w+$/)).toHaveLength(3);
  expect(save).toBeDisabled();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test('on a phone, the list of weeks is folded until it is opened', async () => {
  const { user, dialog } = await openSeasons();
  const summary = await dialog.findByText('Holidays and maintenance by week');
  const holiday = dialog.getByLabelText('Holiday of week 27');
  expect(holiday).not.toBeVisible();
  await user.click(summary);
  expect(holiday).toBeVisible();
});

describe('on a desk', () => {
  onADesk();

  test('the list of weeks is in sight', async () => {
    const { dialog } = await openSeasons();
    expect(await dialog.findByLabelText('Holiday of week 27')).toBeVisible();
  });
});

test('only the weeks that were changed are saved', async () => {
  const { user, dialog, save, season, holiday, maintenance, callsOf } = await loadSeasons({
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

test('a year takes its seasons from the year before, unless it has unsaved changes', async () => {
  const { user, dialog, season, callsOf } = await loadSeasons({
    seasonsOfYear: ({ propertyId, year }) => ({
      calendar: {
        __typename: 'CalendarYear',
        ...{ propertyId, year, tagsVersion: 0 },
        weeks: [
          {
            __typename: 'CalendarWeek',
            ...{ week: 27, startDate: `${year}-07-04`, holiday: null, isMaintenance: false },
            season: year === YEAR ? 'LOW' : 'PEAK',
          },
        ],
      },
    }),
    copySeasons: () => ({
      tagWeeks: { __typename: 'CalendarYear', propertyId: '1', year: YEAR, tagsVersion: 1 },
    }),
  });
  await user.click(dialog.getByRole('button', { name: 'Copy seasons' }));
  const title = `Copy seasons to 1 property for ${YEAR}`;
  const copier = within(await screen.findByRole('dialog', { name: title }));
  expect(copier.getByRole('combobox', { name: 'From' })).toHaveTextContent('The year before');
  await user.click(copier.getByRole('button', { name: 'Preview' }));
  await user.click(await copier.findByRole('button', { name: 'Copy to 1 property' }));
  const summary = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(callsOf('copySeasons')).toMatchObject([
    { input: { propertyId: '1', year: YEAR, weeks: [{ week: 27, season: 'PEAK' }] } },
  ]);
  await user.click(summary.getByRole('button', { name: 'Done' }));
  await user.click(season(27));
  await user.click(await screen.findByRole('option', { name: 'High season' }));
  expect(dialog.getByRole('button', { name: 'Copy seasons' })).toBeDisabled();
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
  const { user, save, maintenance } = await loadSeasons();
  await user.click(maintenance(27));
  expect(save).toBeEnabled();
  await user.click(maintenance(27));
  expect(save).toBeDisabled();
});

test('the rule suggests seasons and holidays, and leaves maintenance alone', async () => {
  const { user, dialog, season, holiday, maintenance, save } = await loadSeasons();
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
  const { user, dialog, maintenance, save } = await loadSeasons({ tagWeeks });
  await user.click(maintenance(HELD));
  await user.click(save);
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(maintenance(HELD)).toBeChecked();
  expect(save).toBeEnabled();
});

test('weeks that another administrator has changed since are not overwritten, and are refetched', async () => {
  let version = 4;
  const { user, dialog, holiday, save, callsOf } = await loadSeasons({
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
  const { user, dialog, holiday } = await loadSeasons();
  await user.type(holiday(51), 'Carnival');
  const leave = async (answer: string) => {
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await user.click(dialog.getByRole('tab', { name: 'Rotation' }));
  await user.click(dialog.getByRole('tab', { name: /^Seasons/ }));
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
  const { user, holiday, save } = await loadSeasons({ tagWeeks });
  await user.type(holiday(51), 'Carnival');
  await user.click(save);
  await expectToast('Error updating weeks', 'Failed to update the weeks');
  expect(holiday(51)).toHaveValue('Carnival');
});

test('another year is loaded, and unsaved changes are kept', async () => {
  const { user, dialog, holiday, callsOf } = await loadSeasons();
  await user.type(holiday(51), 'Carnival');
  await user.click(dialog.getByRole('button', { name: 'Next year' }));
  expect(await dialog.findByRole('group', { name: `Weeks of ${YEAR + 1}` })).toBeVisible();
  expect(callsOf('calendar')).toEqual([
    { propertyId: '1', year: YEAR },
    { propertyId: '1', year: YEAR + 1 },
  ]);
  expect(holiday(51)).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: `${YEAR} is not saved` }));
  await dialog.findByRole('table', { name: `Weeks of ${YEAR}` });
  expect(holiday(51)).toHaveValue('Carnival');
  expect(dialog.queryByRole('button', { name: /is not saved/ })).toBeNull();
});

test('a year that cannot be loaded shows an error and can be retried', async () => {
  let isBroken = true;
  const { user, dialog } = await openSeasons({
    calendar: ({ year }) => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return { calendar: yearOf(year) };
    },
  });
  expect(await dialog.findByText('The weeks could not be loaded.')).toBeVisible();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: /again|retry/i }));
  expect(await dialog.findByRole('group', { name: `Weeks of ${YEAR}` })).toBeVisible();
});
