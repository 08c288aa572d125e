import { screen } from '@testing-library/react';
import { HELD, loadSeasons, TODAY, YEAR, yearOf } from '../../../app/admin/test/season-editor';
import { onADesk } from '../../../lib/test/on-a-desk';
import { freezeToday } from '../test/render-calendar';

freezeToday(TODAY);
onADesk();

async function loaded() {
  const page = await loadSeasons({ tagWeeks: () => ({ tagWeeks: yearOf(YEAR) }) });
  const { dialog } = page;
  const tile = (week: number) => dialog.getByRole('button', { name: new RegExp(`^Week ${week},`) });
  const undo = dialog.getByRole('button', { name: 'Undo' });
  const redo = dialog.getByRole('button', { name: 'Redo' });
  return { ...page, tile, undo, redo };
}

test('Ctrl Z takes a whole stroke back, then a single week, and Redo paints them again', async () => {
  const { user, tile, season, save, undo, redo } = await loaded();
  expect(undo).toBeDisabled();
  await user.click(tile(27));
  await user.pointer([
    { keys: '[MouseLeft>]', target: tile(HELD) },
    { target: tile(27) },
    { target: tile(51) },
    { keys: '[/MouseLeft]' },
  ]);
  for (const week of [HELD, 27, 51]) expect(season(week)).toHaveTextContent('Peak season');
  await user.keyboard('{Control>}z{/Control}');
  expect(season(51)).toHaveTextContent('Low season');
  expect(season(27)).toHaveTextContent('Peak season');
  await user.keyboard('{Meta>}z{/Meta}');
  expect(season(27)).toHaveTextContent('Low season');
  expect(save).toBeDisabled();
  expect(undo).toBeDisabled();
  await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  expect(season(27)).toHaveTextContent('Peak season');
  await user.click(redo);
  expect(season(51)).toHaveTextContent('Peak season');
  expect(redo).toBeDisabled();
});

test('a name that is typed is one step, and Ctrl Z within it is the browser’s own', async () => {
  const { user, holiday, undo } = await loaded();
  await user.type(holiday(51), 'Fair');
  await user.keyboard('{Control>}z{/Control}');
  expect(holiday(51)).toHaveValue('Fair');
  await user.click(undo);
  expect(holiday(51)).toHaveValue('');
  expect(undo).toBeDisabled();
});

test('painting a week as it is already is no step', async () => {
  const { user, tile, undo, redo } = await loaded();
  await user.click(tile(27));
  await user.click(tile(51));
  await user.keyboard('{Control>}z{/Control}');
  await user.click(tile(27));
  expect(redo).toBeEnabled();
  await user.click(undo);
  expect(undo).toBeDisabled();
});

test('each year keeps its steps while another one is edited', async () => {
  const { user, dialog, tile, season } = await loaded();
  await user.click(tile(27));
  await user.click(dialog.getByRole('button', { name: 'Next year' }));
  await dialog.findByRole('table', { name: `Weeks of ${YEAR + 1}` });
  const button = (name: string) => dialog.getByRole('button', { name });
  expect(button('Undo')).toBeDisabled();
  await user.click(tile(51));
  await user.click(button(`${YEAR} is not saved`));
  await dialog.findByRole('table', { name: `Weeks of ${YEAR}` });
  await user.click(button('Undo'));
  expect(season(27)).toHaveTextContent('Low season');
  expect(button('Undo')).toBeDisabled();
  expect(button('Redo')).toBeEnabled();
  await user.click(button(`${YEAR + 1} is not saved`));
  await dialog.findByRole('table', { name: `Weeks of ${YEAR + 1}` });
  await user.click(button('Undo'));
  expect(season(51)).toHaveTextContent('Low season');
});

test('what is saved is not undone', async () => {
  const { user, tile, undo, save } = await loaded();
  await user.click(tile(27));
  expect(undo).toBeEnabled();
  await user.click(save);
  expect(await screen.findByText('Weeks updated')).toBeVisible();
  expect(undo).toBeDisabled();
});
