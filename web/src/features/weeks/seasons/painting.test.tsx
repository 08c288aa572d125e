import { waitFor, within } from '@testing-library/react';
import { HELD, loadSeasons, TODAY, yearOf } from '../../../app/admin/test/season-editor';
import { freezeToday } from '../test/render-calendar';

freezeToday(TODAY);

test('seasons are painted by pressing weeks and by drawing over them with the mouse', async () => {
  const { user, dialog, season, maintenance, save } = await loadSeasons();
  const tile = (week: number) => dialog.getByRole('button', { name: new RegExp(`^Week ${week},`) });
  await user.click(tile(27));
  expect(season(27)).toHaveTextContent('Peak season');
  expect(tile(27)).toHaveAccessibleName(/Peak season, Regatta$/);

  await user.click(dialog.getByRole('button', { name: /^High/ }));
  await user.pointer([
    { keys: '[MouseLeft>]', target: tile(HELD) },
    { target: tile(27) },
    { target: tile(51) },
    { keys: '[/MouseLeft]' },
  ]);
  for (const week of [HELD, 27, 51]) expect(season(week)).toHaveTextContent('High season');

  await user.click(dialog.getByRole('button', { name: /^Maintenance/ }));
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

test('the brushes count the weeks that look like them', async () => {
  const { user, dialog, maintenance } = await loadSeasons();
  const brushes = within(dialog.getByRole('group', { name: 'Paint weeks as' }));
  const names = () => brushes.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Peak 0 weeks', 'High 0 weeks', 'Low 3 weeks', 'Maintenance 0 weeks']);
  await user.click(dialog.getByRole('button', { name: /^Week 27,/ }));
  await user.click(maintenance(51));
  expect(names()).toEqual(['Peak 1 week', 'High 0 weeks', 'Low 1 week', 'Maintenance 1 week']);
});

test('weeks of the past are shown, but neither painted, listed nor suggested', async () => {
  const { user, dialog, callsOf } = await loadSeasons({
    tagWeeks: () => ({ tagWeeks: yearOf(2026) }),
  });
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
  const { user, dialog } = await loadSeasons();
  await user.click(dialog.getByRole('button', { name: 'Previous year' }));
  await user.click(dialog.getByRole('button', { name: 'Previous year' }));
  expect(await dialog.findByText('All weeks of 2025 are past and stay as they are.')).toBeVisible();
  expect(dialog.queryByRole('table')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Suggest seasons' })).toBeDisabled();
});

test('a finger paints the weeks that it is drawn across, unless it scrolls', async () => {
  const { user, dialog, season } = await loadSeasons();
  const tile = (week: number) => dialog.getByRole('button', { name: new RegExp(`^Week ${week},`) });
  const press = { keys: '[TouchA>]', target: tile(HELD), coords: { x: 0, y: 0 } };
  const move = (week: number, x: number, y: number) => ({
    ...{ pointerName: 'TouchA', target: tile(week), coords: { x, y } },
  });
  await user.pointer([press, move(27, 5, 40), move(51, 10, 80)]);
  for (const week of [HELD, 27, 51]) expect(season(week)).toHaveTextContent('Low season');
  await user.pointer({ keys: '[/TouchA]' });

  await user.pointer([press, move(27, 40, 5), move(51, 40, 80), { keys: '[/TouchA]' }]);
  for (const week of [HELD, 27, 51]) expect(season(week)).toHaveTextContent('Peak season');
});
