import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../lib/test/axe';
import { renderUi } from '../../lib/test/render';
import { ThemeDialog } from './ThemeDialog';
import { themes } from './themes';

const option = (name: RegExp) => screen.getByRole('radio', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => document.documentElement.dataset.theme;

function open() {
  const onClose = jest.fn();
  const onChoose = jest.fn();
  renderUi(<ThemeDialog open onClose={onClose} onChoose={onChoose} />);
  return { onClose, onChoose };
}

beforeEach(() => localStorage.removeItem('admin-theme'));

test('the six themes are offered, and the active one is marked', async () => {
  open();
  expect(screen.getAllByRole('radio')).toHaveLength(themes.length);
  expect(option(/Default Blue.*Active/)).toBeChecked();
  expect(option(/Dark Professional.*dark/)).not.toBeChecked();
  expect(screen.getByText('Changes are saved automatically.')).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test.each(themes)('the card of $name shows its description and six of its colours', (theme) => {
  open();
  expect(screen.getByText(theme.description)).toBeVisible();
  const swatches = within(screen.getByRole('list', { name: `Colours of ${theme.name}` }));
  const { primary, primaryHover, background, surface, accent, success } = theme.colors;
  expect(
    swatches.getAllByRole('listitem').map(({ title, style }) => [title, style.background]),
  ).toEqual(
    Object.entries({
      Primary: primary,
      'Primary hover': primaryHover,
      Background: background,
      Surface: surface,
      Accent: accent,
      Success: success,
    }).map(([name, hex]) => [name, rgb(hex)]),
  );
});

test.each(themes)(
  'a preview of $name paints its colours, and says whether it is dark',
  async (theme) => {
    open();
    expect(
      option(new RegExp(`^${theme.name}.*, ${theme.isDark ? 'dark' : 'light'}`)),
    ).toBeVisible();
    await press(`Preview ${theme.name}`);
    expect(shown()).toBe(theme.id);
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--color-primary')).toBe(theme.colors.primary);
    expect(option(/^Default Blue.*Active/)).toBeChecked();
  },
);

test('no two themes have the same main colour', () => {
  expect(new Set(themes.map(({ colors }) => colors.primary)).size).toBe(themes.length);
});

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('a selected theme applies at once and is stored', async () => {
  const { onClose, onChoose } = open();
  await userEvent.click(option(/Deep Ocean/));
  expect(option(/Deep Ocean.*Active/)).toBeChecked();
  expect(shown()).toBe('ocean');
  expect(localStorage.getItem('admin-theme')).toBe('ocean');
  expect(onChoose.mock.calls).toEqual([['ocean']]);
  expect(onClose).not.toHaveBeenCalled();

  await press('Done');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('a preview shows a theme without selecting it, until it is reset', async () => {
  const { onChoose } = open();
  expect(screen.getByRole('button', { name: 'Reset Preview' })).toBeDisabled();
  await press('Preview Royal Purple');
  expect(shown()).toBe('purple');
  expect(option(/Default Blue.*Active/)).toBeChecked();
  await userEvent.click(screen.getByRole('tab', { name: 'Live Preview' }));
  expect(screen.getByRole('status')).toHaveTextContent('Previewing Royal Purple.');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();

  await press('Reset Preview');
  expect(shown()).toBe('default');
  expect(screen.getByRole('status')).toHaveTextContent('Default Blue is the active theme.');
  expect(localStorage.getItem('admin-theme')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

test.each(['Cancel', 'Close dialog'])('%s ends the preview', async (button) => {
  const { onClose, onChoose } = open();
  await press('Preview Emerald Green');
  await press(button);
  expect(shown()).toBe('default');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onChoose).not.toHaveBeenCalled();
});

test('Cancel returns to the theme before, Close keeps the selected one', async () => {
  const { onChoose } = open();
  await userEvent.click(option(/Emerald Green/));
  await userEvent.click(option(/Deep Ocean/));
  expect(shown()).toBe('ocean');
  await press('Cancel');
  expect(shown()).toBe('default');
  expect(onChoose.mock.calls.at(-1)).toEqual(['default']);
  await userEvent.click(option(/Deep Ocean/));
  await press('Close dialog');
  expect(shown()).toBe('ocean');
});

test('Done selects the previewed theme', async () => {
  const { onClose, onChoose } = open();
  await press('Preview Sunset Orange');
  await press('Done');
  expect(shown()).toBe('sunset');
  expect(localStorage.getItem('admin-theme')).toBe('sunset');
  expect(onChoose.mock.calls).toEqual([['sunset']]);
  expect(onClose).toHaveBeenCalledTimes(1);
});
